import { useState } from 'react';

/** A button with a cup. After a click, the component throws an error while it renders. The next render succeeds. */
export function Fragile({ name }: { name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error(`The ${name} broke.`);
  return (
    <button type="button" className="button" onClick={() => setBroken(true)}>
      Break the {name}
    </button>
  );
}

import { useState } from 'react';

/** A cup on a button. A click makes it throw an error while it renders. Rendering it again repairs it. */
export function Fragile({ name }: { name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error(`The ${name} broke.`);
  return (
    <button type="button" className="button" onClick={() => setBroken(true)}>
      Break the {name}
    </button>
  );
}

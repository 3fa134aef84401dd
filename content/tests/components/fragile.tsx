import { useState } from 'react';

/** A cup on a button: it breaks when it is asked to, and is whole again when it is drawn anew. */
export function Fragile({ name }: { name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error(`The ${name} broke.`);
  return (
    <button type="button" className="button" onClick={() => setBroken(true)}>
      Break the {name}
    </button>
  );
}

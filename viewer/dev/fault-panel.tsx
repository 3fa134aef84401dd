import { useEffect, useState } from 'react';
import type { DevFault } from '../../corpus/dev-update.ts';

/** Shows all errors above the last good page, until the reader closes it. */
export function FaultPanel({ faults }: { faults: readonly DevFault[] }) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);

  if (!isOpen) return null;
  return (
    <section role="alert" aria-label="Errors in the content">
      <header>
        <h1>{faults.length === 1 ? '1 error' : `${faults.length} errors`}</h1>
        <button type="button" onClick={() => setOpen(false)}>
          Hide
        </button>
      </header>
      <p>The page below is the last one without errors. This panel closes when they are fixed.</p>
      <ol>
        {faults.map((fault, index) => (
          <li key={index}>
            <p>
              <strong>{fault.where}</strong> {fault.rule && <small>{fault.rule}</small>}
            </p>
            <p>{fault.message}</p>
            {fault.frame && <pre tabIndex={0}>{fault.frame}</pre>}
            {fault.hint && <p>hint: {fault.hint}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { DevError } from '../../corpus/dev-update.ts';

/** Displays all errors above the page, until the reader closes the panel. */
export function ErrorPanel({ problems }: { problems: readonly DevError[] }) {
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
        <h1>{problems.length === 1 ? '1 error' : `${problems.length} errors`}</h1>
        <button type="button" onClick={() => setOpen(false)}>
          Hide
        </button>
      </header>
      <p>The page below is the last version without errors. This panel closes when you have fixed the errors.</p>
      <ol>
        {problems.map((problem, index) => (
          <li key={index}>
            <p>
              <strong>{problem.where}</strong> {problem.rule && <small>{problem.rule}</small>}
            </p>
            <p>{problem.message}</p>
            {problem.frame && <pre tabIndex={0}>{problem.frame}</pre>}
            {problem.hint && <p>hint: {problem.hint}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

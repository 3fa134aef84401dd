import { ErrorBox } from '../layout/error-box.tsx';

/** Stands in for a page that could not be loaded. */
export function PageError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="doc is-wide">
      <div className="doc-column prose">
        <h1>This page did not load</h1>
        <ErrorBox error={error} onRetry={onRetry} />
      </div>
    </div>
  );
}

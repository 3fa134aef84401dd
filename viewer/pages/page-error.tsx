import { ErrorBox } from '../layout/error-box.tsx';
import { message } from '../messages/message.ts';

/** Stands in for a page that could not be loaded. */
export function PageError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="doc is-wide">
      <div className="doc-column prose">
        <h1>{message('lectern.PageError.title')}</h1>
        <ErrorBox error={error} onRetry={onRetry} />
      </div>
    </div>
  );
}

import { message } from '../messages/message.ts';

interface ErrorBoxProps {
  error: Error;
  onRetry: () => void;
}

/** Displays a failed request, with a button to retry. Without a network, it says "You are offline." */
export function ErrorBox({ error, onRetry }: ErrorBoxProps) {
  return (
    <div className="error-box" role="alert">
      <p className="error-text">
        {globalThis.navigator?.onLine === false ? message('lectern.offline') : error.message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {message('lectern.retry')}
      </button>
    </div>
  );
}

/** Displays an error of loading instead of a page. */
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

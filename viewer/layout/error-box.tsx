import { message } from '../messages/message.ts';

interface ErrorBoxProps {
  error: Error;
  onRetry: () => void;
}

/** What could not be loaded, and a way to try again. */
export function ErrorBox({ error, onRetry }: ErrorBoxProps) {
  return (
    <div className="error-box" role="alert">
      <p className="error-text">{error.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {message('lectern.retry')}
      </button>
    </div>
  );
}

import { Component, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { errorChain, message } from '../../../../viewer/extension.ts';

export function ErrorBoundaryTryAgainButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className="button" {...props}>
      {message('theme.ErrorPageContent.tryAgain')}
    </button>
  );
}

export function ErrorBoundaryErrorMessageFallback({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <div className="error-box" role="alert">
      <p className="error-text">{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

/** Renders the messages of an error and of its causes. */
export function ErrorBoundaryError({ error }: { error: Error }) {
  return <pre className="error-text">{errorChain(error)}</pre>;
}

/** Catches an error of its children, and throws the error that `onError` returns instead. */
export class ErrorCauseBoundary extends Component<{ children: ReactNode; onError: (error: Error) => Error }> {
  override componentDidCatch(error: Error): never {
    throw this.props.onError(error);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

import { Component, useCallback, useState, type ReactNode } from 'react';
import { message } from '../messages/message.ts';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Rendered instead of the children after an error. Default: a box with the error. */
  fallback?: ReactNode | ((error: Error) => ReactNode);
}

interface CrashState {
  error?: Error | undefined;
}

/**
 * Catches errors of its children, so that other elements of the page stay visible. It is a class, because React
 * supports error boundaries only as classes.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  // After an error, renders the children again when they change.
  override componentDidUpdate({ children }: CrashBoundaryProps): void {
    if (this.state.error && children !== this.props.children) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (!error) return children;
    if (fallback !== undefined) return typeof fallback === 'function' ? fallback(error) : fallback;
    return <CrashBox error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function CrashBox({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [isAlone, setAlone] = useState(false);
  // If the failed page should have rendered `<main>` itself, the box takes the role of `main`.
  const box = useCallback((element: HTMLElement | null) => {
    if (element) setAlone(element.parentElement!.closest('main') === null);
  }, []);
  return (
    <div ref={box} role={isAlone ? 'main' : undefined}>
      <div className="crash" role="alert">
        <h1>{message('theme.ErrorPageContent.title')}</h1>
        <button type="button" className="button" onClick={onRetry}>
          {message('theme.ErrorPageContent.tryAgain')}
        </button>
        <pre className="error-text" tabIndex={0}>
          {errorChain(error)}
        </pre>
      </div>
    </div>
  );
}

/** Returns the messages of an error and its causes, one per line. */
export function errorChain(error: Error): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let next: unknown = error; next !== undefined && !seen.has(next);) {
    seen.add(next);
    messages.push(next instanceof Error ? next.message : String(next));
    next = next instanceof Error ? next.cause : undefined;
  }
  return messages.join('\n\nCause:\n');
}

import { Component, type ReactNode } from 'react';
import { ErrorBox } from '../../layout/error-box.tsx';

export interface ErrorBoundaryProps {
  children?: ReactNode;
  fallback?: (failure: { error: Error; tryAgain: () => void }) => ReactNode;
}

/** Catches the errors of its children. It is a class, because React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const tryAgain = () => this.setState({ error: undefined });
    return this.props.fallback?.({ error, tryAgain }) ?? <ErrorBox error={error} onRetry={tryAgain} />;
  }
}

import { Component, type ReactNode } from 'react';
import { reportError } from '../element/report.js';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Error boundary of a view. The view disappears, and the error is reported. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { reportError } from '../element/report.js';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Catches what a view throws: that view disappears, the page and the other views go on. */
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

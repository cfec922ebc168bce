import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';

interface ViewProps<Shell> {
  readonly shell: Shell;
}

interface Mounted {
  /** Given by r2wc: the internal tag itself. */
  readonly container?: HTMLElement;
}

/**
 * Defines the internal tag of a view. r2wc only mounts and unmounts it, without a shadow of its own; the
 * component gets the shell that it paints for.
 */
export function defineView<Shell extends Element>(
  tag: string,
  View: ComponentType<ViewProps<Shell>>,
): string {
  function Mount({ container }: Mounted) {
    const root = container?.getRootNode();
    if (!(root instanceof ShadowRoot)) return null;
    return (
      <ErrorBoundary>
        <View shell={root.host as Shell} />
      </ErrorBoundary>
    );
  }

  if (!customElements.get(tag)) customElements.define(tag, r2wc(Mount));
  return tag;
}

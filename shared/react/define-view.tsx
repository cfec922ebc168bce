import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { CreateView } from '../element/mount-view.js';
import { ErrorBoundary } from './ErrorBoundary.js';

/**
 * Defines the internal tag of a view and returns the function that creates it. r2wc mounts the view, without a shadow
 * root of its own, passes it its props and unmounts it when the tag is removed.
 *
 * @param tag The name of the internal tag, e.g. `toy-box-view`.
 * @param View The React component.
 * @param props The name of each prop of the component. Values are passed as they are, by identity: none is an attribute.
 * @returns A function that creates the tag with all props set; the caller appends it.
 * @example
 * export const createView = defineView('toy-box-view', ToyView, { host: true, store: true });
 */
export function defineView<Props extends object>(
  tag: string,
  View: ComponentType<Props>,
  props: Readonly<Record<keyof Props, true>>,
): CreateView<Props> {
  function Mount({ container: _tag, ...own }: { readonly container?: HTMLElement }) {
    return (
      <ErrorBoundary>
        <View {...(own as Props)} />
      </ErrorBoundary>
    );
  }

  // A prop without a type is one that r2wc neither parses nor reflects.
  const untyped = Object.fromEntries(Object.keys(props).map((name) => [name, undefined]));
  if (!customElements.get(tag)) customElements.define(tag, r2wc(Mount, { props: untyped }));
  return (document, values) => Object.assign(document.createElement(tag), values);
}

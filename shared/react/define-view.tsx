import type { ComponentType } from 'react';
import type { CreateView } from '../element/mount-view.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { tagOf } from './r2wc-tag.js';

/**
 * Defines the internal tag of a view and returns the function that creates it. r2wc mounts the view, without a shadow
 * root of its own, passes it its props and unmounts it when the tag is removed.
 *
 * @param tag The name of the internal tag, e.g. `toy-box-view`.
 * @param View The React component.
 * @param props The name of each prop of the component. Values are passed as they are, by identity: none is an attribute.
 * @param whenNeeded Calls `mount` once there is something to paint, for a view that often has nothing: React listens to
 *   all events of the platform from then on.
 * @default whenNeeded The view is mounted at once.
 * @returns A function that creates the tag with all props set; the caller appends it.
 * @example
 * export const createView = defineView('toy-box-view', ToyView, { host: true, store: true });
 */
export function defineView<Props extends object>(
  tag: string,
  View: ComponentType<Props>,
  props: Readonly<Record<keyof Props, true>>,
  whenNeeded: (values: Props, mount: () => void) => void = (_values, mount) => mount(),
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
  if (!customElements.get(tag)) customElements.define(tag, mountLate(tagOf(Mount, { props: untyped })));
  return (document, values) => {
    const element = document.createElement(tag);
    unneeded.add(element);
    whenNeeded(values, () => {
      unneeded.delete(element);
      // Each prop that is set paints, and so does the connection.
      Object.assign(element, values);
      if (element.isConnected) (element as ViewElement).connectedCallback();
    });
    return element;
  };
}

/** Tags of views that have nothing to paint so far. */
const unneeded = new WeakSet<HTMLElement>();

interface ViewElement extends HTMLElement {
  connectedCallback(): void;
}

/** Returns the class of a tag that mounts its view when it is connected, unless the view is not needed yet. */
function mountLate(View: CustomElementConstructor): CustomElementConstructor {
  return class extends (View as new () => ViewElement) {
    override connectedCallback(): void {
      if (!unneeded.has(this)) super.connectedCallback();
    }
  };
}

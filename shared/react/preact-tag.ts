import { createElement, render, type ComponentType } from 'preact';

type Values = Record<string, unknown>;

/**
 * Returns the class of a tag that renders a component of Preact: the part of r2wc that `defineView` uses, for the compact build.
 *
 * @param View The component.
 * @param options `props` has the name of each property of the tag. Its value is a prop of the component, by identity.
 */
export function tagOf<Props extends object>(
  View: ComponentType<Props>,
  { props }: { readonly props: Readonly<Record<string, undefined>> },
): CustomElementConstructor {
  const names = Object.keys(props);
  class ViewTag extends HTMLElement {
    readonly #values: Values = {};

    connectedCallback(): void {
      // Preact renders at once: a view that is mounted late would miss the props that are set after the first.
      if (Object.keys(this.#values).length === names.length)
        render(createElement(View, { ...this.#values } as Props), this);
    }

    disconnectedCallback(): void {
      render(null, this);
    }

    static {
      for (const name of names)
        Object.defineProperty(this.prototype, name, {
          get(this: ViewTag) {
            return this.#values[name];
          },
          set(this: ViewTag, value: unknown) {
            this.#values[name] = value;
            if (this.isConnected) this.connectedCallback();
          },
        });
    }
  }
  return ViewTag;
}

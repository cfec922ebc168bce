import type { LayoutClasses } from '../definition/layouts.model.js';

/** What is sent, as page scripts know it: a text of pairs with a few ways to change it. */
export class ParameterList {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  push(pair: unknown): void {
    this.#text += `${this.#text === '' ? '' : '&'}${String(pair)}`;
  }

  indexOf(text: unknown): number {
    return this.#text.indexOf(String(text));
  }

  replace(search: string | RegExp, value: string): this {
    this.#text = this.#text.replace(search, value);
    return this;
  }

  toString(): string {
    return this.#text;
  }
}

/** An answer as the oldest versions wrote it: all components, the failing ones, the page, the number of pages. */
export function csvOf(answer: unknown): string[] {
  const { formComponents, invalidComponents, currentPage, allPages } = Object(answer) as Readonly<
    Record<string, unknown>
  >;
  const lists = [formComponents, invalidComponents].map((ids) => (Array.isArray(ids) ? ids.join(',') : ''));
  return allPages === undefined ? lists : [...lists, String(currentPage), String(allPages)];
}

/** The error classes as the page has named them. */
export function classesOfAnswer(classes: LayoutClasses | undefined): object {
  return {
    parentErrorClass: classes?.parentError ?? '',
    fieldErrorClass: classes?.fieldError ?? 'rsform-error',
  };
}

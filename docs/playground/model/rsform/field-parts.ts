import type { Element } from './markup.js';

/** Elements of one field. */
export interface FieldParts {
  readonly name: string;
  readonly controls: readonly Element[];
  /** Block of the field; in markup without blocks, the form. */
  readonly block: Element;
  readonly hasBlock: boolean;
  readonly form: Element;
}

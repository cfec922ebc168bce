import type { History } from '../model/history.model.js';

/** Part of the playground that a narrow window shows. */
export type View = 'fields' | 'settings' | 'preview' | 'code';
/** Section of the settings. */
export type Section = 'field' | 'conditions' | 'totals' | 'form';

/** State of the editor: the form with its history, the selection and the visible panels. */
export interface EditorState {
  readonly history: History;
  /** Name of the chosen field; null for none. */
  readonly selected: string | null;
  readonly view: View;
  readonly section: Section;
  /** Text of the live region, with a number of its own: a repeated text is spoken again. */
  readonly said: { readonly text: string; readonly number: number };
  /** Id of the element that is focused after the next paint; a new object each time. */
  readonly focus: { readonly id: string } | null;
  /** Warnings and errors in the console of the preview, since it has shown the present form. */
  readonly complaints: readonly string[];
}

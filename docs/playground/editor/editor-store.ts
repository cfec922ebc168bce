import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import { applyAction, type History, historyOf, redo, undo } from '../model/history.model.js';
import { nameByLabel } from '../model/fields.model.js';
import {
  type FieldChange,
  fieldsOf,
  type Playground,
  type PlaygroundAction,
  type PlaygroundField,
} from '../model/state.model.js';
import type { EditorState, Section, View } from './editor-state.model.js';
import { fill, type AllTexts } from '../texts/texts.js';
import { titleOf } from './field-settings.model.js';

export type { Section, View } from './editor-state.model.js';

/** Store of the editor. Components read it by `useEditor` and call its methods. */
export class EditorStore {
  readonly #texts: AllTexts;
  readonly #listeners = new Set<() => void>();
  /** Numbers of the added fields whose name follows their label, because nobody has written one. */
  readonly #following = new Set<number>();
  #state: EditorState;

  constructor(texts: AllTexts, present: Playground) {
    this.#texts = texts;
    this.#state = {
      history: historyOf(present),
      selected: fieldsOf(present.form)[0]?.name ?? null,
      ...{ view: 'fields', section: 'field', said: { text: '', number: 0 }, focus: null },
      complaints: [],
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): EditorState => this.#state;

  get present(): Playground {
    return this.#state.history.present;
  }

  get #fields(): readonly PlaygroundField[] {
    return fieldsOf(this.present.form);
  }

  /** Runs a step of the author. */
  act(action: PlaygroundAction): void {
    this.#set({ history: applyAction(this.#state.history, action) });
  }

  /** Replaces the whole form, as a step that can be undone. */
  replace(state: Playground, said: string): void {
    this.act({ type: 'replace', state });
    this.#set({ selected: this.#fields[0]?.name ?? null, section: 'field', view: 'fields' });
    this.announce(said);
  }

  undo(): void {
    this.#travel(undo, this.#texts.undone);
  }

  redo(): void {
    this.#travel(redo, this.#texts.redone);
  }

  select(name: string, { focus, view }: { focus?: string; view?: View } = {}): void {
    this.#set({
      selected: name,
      section: 'field',
      ...(view && { view }),
      ...(focus && { focus: { id: focus } }),
    });
  }

  /** Selects the field at an index and gives its row the focus. */
  pick(index: number): void {
    const field = this.#fields[index];
    if (field) this.select(field.name, { focus: rowId(index) });
  }

  show(view: View): void {
    this.#set({ view });
  }

  open(section: Section, focus?: string): void {
    this.#set({ section, view: 'settings', ...(focus !== undefined && { focus: { id: focus } }) });
  }

  announce(text: string): void {
    this.#set({ said: { text, number: this.#state.said.number + 1 } });
  }

  complain(complaints: readonly string[]): void {
    this.#set({ complaints });
  }

  focus(id: string): void {
    this.#set({ focus: { id } });
  }

  /** Adds a field behind the chosen one. Its label is focused. */
  add(fieldType: FieldType): void {
    const before = new Set(this.#fields.map(({ name }) => name));
    const at = this.placeForNew();
    this.act({ type: 'add-field', fieldType, ...(at !== null && { at }) });
    const added = this.#fields.find(({ name }) => !before.has(name));
    if (!added) return;
    if (added.componentId !== undefined) this.#following.add(added.componentId);
    this.#present(added.name, this.#texts.added);
  }

  /** Returns the index behind the chosen field; null where the model decides. */
  placeForNew(): number | null {
    const index = this.#indexOf(this.#state.selected);
    const field = this.#fields[index];
    return field && field.type !== 'submit' ? index + 1 : null;
  }

  duplicate(name: string): void {
    const index = this.#indexOf(name);
    this.act({ type: 'duplicate-field', name });
    const copy = this.#fields[index + 1];
    if (copy) this.#present(copy.name, this.#texts.duplicated);
  }

  /** Moves a field by one place. `focus` is the id of the element that keeps the focus. */
  move(name: string, by: 1 | -1, focus?: string): void {
    const from = this.#indexOf(name);
    this.act({ type: 'move-field', name, to: from + by });
    const to = this.#indexOf(name);
    const end = by < 0 ? this.#texts.isFirst : this.#texts.isLast;
    this.#say(to === from ? end : this.#texts.moved, name);
    this.focus(focus ?? rowId(to));
  }

  /** Moves a field to an index, after a drag. */
  drop(name: string, to: number): void {
    this.act({ type: 'move-field', name, to });
    this.#set({ selected: name, section: 'field' });
    this.#say(this.#texts.moved, name);
  }

  /** Removes a field. The one that takes its place gets the focus, or else the button that adds fields. */
  remove(name: string): void {
    const index = this.#indexOf(name);
    const title = this.#titleOf(name);
    this.act({ type: 'remove-field', name });
    const next = Math.min(index, this.#fields.length - 1);
    this.#set({ selected: this.#fields[next]?.name ?? null });
    this.announce(fill(this.#texts.removed, { name: title }));
    this.focus(next < 0 ? addButtonId : rowId(next));
  }

  /** Renames a field. Returns false if the name is taken or empty. */
  rename(name: string, to: string): boolean {
    if (to === name) return true;
    this.act({ type: 'rename-field', name, to });
    const isRenamed = this.#indexOf(name) < 0;
    if (!isRenamed) return false;
    this.#following.delete(this.#fields[this.#indexOf(to)]?.componentId ?? 0);
    this.#set({ selected: to });
    return true;
  }

  /** Changes a field. The name of a new one follows its label until the author writes a name. */
  edit(name: string, change: FieldChange): void {
    const field = this.#fields[this.#indexOf(name)];
    const follows = change.caption !== undefined && this.#following.has(field?.componentId ?? 0);
    const to = follows ? nameByLabel(this.#fields, name, change.caption) : name;
    this.act({ type: 'edit-field', name, change, ...(follows && { to }) });
    if (this.#state.selected === name) this.#set({ selected: to });
  }

  #travel(step: (history: History) => History, said: string): void {
    const history = step(this.#state.history);
    if (history === this.#state.history) return;
    this.#set({ history });
    if (this.#indexOf(this.#state.selected) < 0) this.#set({ selected: this.#fields[0]?.name ?? null });
    this.announce(said);
  }

  #present(name: string, said: string): void {
    this.select(name, { focus: captionId, view: 'settings' });
    this.#say(said, name);
  }

  #say(text: string, name: string): void {
    const [index, count] = [this.#indexOf(name) + 1, this.#fields.length];
    this.announce(fill(text, { name: this.#titleOf(name), index, count }));
  }

  #titleOf(name: string): string {
    const field = this.#fields[this.#indexOf(name)];
    return field ? titleOf(field) : name;
  }

  #indexOf(name: string | null): number {
    return this.#fields.findIndex((field) => field.name === name);
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the id of a field's button in the list. */
export const rowId = (index: number) => `field-row-${index}`;
/** Id of the first input of the field's settings. */
export const captionId = 'setting-first';
/** Id of the button that shows the types of fields. */
export const addButtonId = 'add-field';

/** Store of the page, for every component. */
export const EditorContext = createContext<EditorStore | null>(null);

/** Returns the store of the page. */
export function useStore(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('No editor around this component');
  return store;
}

/** Returns a part of the state. The component renders again when that part is another value. */
export function useEditor<Part>(part: (state: EditorState) => Part): Part {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => part(store.read()));
}

/** Returns the form with its settings. */
export const usePresent = () => useEditor(({ history }) => history.present);

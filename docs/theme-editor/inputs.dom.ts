/** Inputs of the theme editor. */
import { valueOf, type Change, type History, type Scheme, type ThemeData } from './theme.model.js';
import { find } from './find.dom.js';

/** Reactions to the inputs. */
export interface InputReactions {
  /** A value is being chosen, such as in a colour picker that is open. */
  typed(change: Change): void;
  changed(change: Change): void;
  startChosen(key: string): void;
  undo(): void;
  redo(): void;
  reset(): void;
}

type Input = HTMLInputElement | HTMLSelectElement;

const inputsOf = (editor: HTMLElement) => [...editor.querySelectorAll<Input>('[data-token]')];

/** Returns the change that an input stands for; null while a number is missing or out of range. */
function changeOf(input: Input): Change | null {
  const { token = '', scheme = 'light', unit = '' } = input.dataset;
  if (!input.validity.valid) return null;
  const value = input.type === 'number' && Number(input.value) !== 0 ? `${input.value}${unit}` : input.value;
  return { name: token, scheme: scheme as Scheme, value };
}

/** Writes a theme into the inputs. Buttons without a step to take are disabled. */
export function showInputs(editor: HTMLElement, data: ThemeData, history: History): void {
  for (const input of inputsOf(editor)) {
    const { token = '', scheme = 'light' } = input.dataset;
    const value = valueOf(data, history.theme, token, scheme as Scheme);
    input.value = input.type === 'number' ? `${Number.parseFloat(value)}` : value;
  }
  find<HTMLSelectElement>(editor, '#theme-start').value = history.theme.start;
  const setDisabled = (selector: string, isDisabled: boolean) =>
    find(editor, selector).setAttribute('aria-disabled', `${isDisabled}`);
  setDisabled('[data-undo]', history.past.length === 0);
  setDisabled('[data-redo]', history.future.length === 0);
}

/** Listens to the inputs and buttons. */
export function watchInputs(editor: HTMLElement, reactions: InputReactions): void {
  const react = (event: Event, report: (change: Change) => void) => {
    const input = event.target as Input;
    const change = input.dataset['token'] === undefined ? null : changeOf(input);
    if (change) report(change);
  };
  editor.addEventListener('input', (event) => react(event, reactions.typed));
  editor.addEventListener('change', (event) => {
    const { id, value } = event.target as Input;
    if (id === 'theme-start') reactions.startChosen(value);
    else react(event, reactions.changed);
  });
  find(editor, 'form').addEventListener('submit', (event) => event.preventDefault());
  for (const step of ['undo', 'redo', 'reset'] as const) {
    find(editor, `[data-${step}]`).addEventListener('click', () => reactions[step]());
  }
}

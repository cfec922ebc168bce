import { createPartButton } from '../../../shared/dom/part-button.js';
import { mountView, type ViewModule } from '../../../shared/element/mount-view.js';
import { writeOwnLabel } from '../../../shared/i18n/mark-language.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import type { Buttons, ButtonsProps } from './dialog-buttons.view.js';

/** Loads the module of the view. */
export type LoadButtons = () => Promise<ViewModule<ButtonsProps>>;

/**
 * Appends the buttons of the dialog to a box: static ones at once, in whose place React's come. Where the chunk with
 * React is late or lost, the static ones do the same.
 *
 * @returns A function that unmounts the view.
 */
export function mountButtons(
  host: HTMLElement,
  box: HTMLElement,
  buttons: Buttons,
  load: LoadButtons,
): () => void {
  const fallback = appendPlace(box);
  const place = appendPlace(box);
  fallback.append(...createButtons(documentOf(host), buttons));
  const onPainted = () => {
    // A press that has begun ends on the button on which it began.
    if (fallback.matches(':active')) place.hidden = true;
    else replaceButtons(fallback, place);
  };
  return mountView(host, load, () => ({ ...buttons, onPainted }), place).unmount;
}

function appendPlace(box: HTMLElement): HTMLElement {
  const place = documentOf(box).createElement('div');
  place.className = 'dialog-buttons';
  box.append(place);
  return place;
}

function createButtons(document: SafeDocument, { close, proceed, onClose }: Buttons): readonly HTMLElement[] {
  const closeButton = createPartButton(document, { part: 'close', label: '×', run: onClose });
  writeOwnLabel(closeButton, close);
  if (proceed === null) return [closeButton];
  return [createPartButton(document, { part: 'dialog-continue', label: proceed, run: onClose }), closeButton];
}

/** Removes the static buttons. A focus moves to the same button of the view. */
function replaceButtons(fallback: HTMLElement, place: HTMLElement): void {
  const focused = fallback.querySelector(':focus');
  if (focused) place.querySelector<HTMLElement>(`[part="${focused.part.value}"]`)?.focus();
  fallback.remove();
}

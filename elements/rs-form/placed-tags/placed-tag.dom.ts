import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { Text } from '../../../shared/i18n/texts.js';

/** An element that a form places beside a control, which both share. */
export interface PlacedElement extends HTMLElement {
  locale: string;
  texts: Readonly<Record<string, Text>> | undefined;
  withCore(task: () => void): void;
}

/** An element beside the control of a field. */
export interface Placed<Tag extends PlacedElement> {
  /** Name of the field. */
  readonly name: string;
  readonly element: Tag;
  /** Texts of this element, before those of the form. */
  readonly texts?: Readonly<Record<string, Text>>;
}

/**
 * Writes settings as attributes: `weekStart: 1` as `week-start="1"`, true as an attribute without a value, a list with
 * commas. Undefined and false are left out. An element that is not defined yet has no properties for them.
 */
export function writeSettings(element: Element, settings: object): void {
  for (const [name, value] of Object.entries(settings)) {
    const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (value === true) element.toggleAttribute(attribute, true);
    else if (value !== undefined && value !== false) element.setAttribute(attribute, String(value));
  }
}

/** Reserves the space of an element whose style sheet is not there yet, so that nothing moves when it comes. */
export function reserveSpace({ style }: HTMLElement, height: string): void {
  style.setProperty('display', 'flow-root');
  style.setProperty('min-block-size', height);
}

/** Ends the reservation. */
export function releaseSpace({ style }: HTMLElement): void {
  style.removeProperty('display');
  style.removeProperty('min-block-size');
}

/** Hides parts, and shows those that it has hidden. What the page itself has hidden stays hidden. */
export function createPartHider(undoLog: UndoLog): (part: HTMLElement, isShown: boolean) => void {
  const hidden = new Set<Element>();
  return (part, isShown) => {
    if (isShown ? hidden.delete(part) : !hidden.has(part)) undoLog.setShown(part, isShown);
    if (!isShown) hidden.add(part);
  };
}

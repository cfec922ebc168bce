import { keepInPlace } from '../../../shared/dom/keep-child.js';
import { whenNear } from '../../../shared/dom/when-near.js';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import type { Text } from '../../../shared/i18n/texts.js';

/** The elements of one tag that a form has placed. */
interface Placement {
  readonly tag: string;
  readonly placed: readonly Placed<PlacedElement>[];
  /**
   * Moment of the tag's load: at once, or when one of its elements is near the window.
   *
   * @default 'near'
   */
  readonly loads?: 'now' | 'near';
  /** Flag: space is reserved for the elements. It is given back if the tag does not load. */
  readonly hasSpace?: boolean;
  /** Returns the parts that are hidden with the controls of a field, each after the field's name. */
  readonly parts?: () => readonly (readonly [name: string, part: HTMLElement])[];
}

/**
 * Gives placed elements the language and the texts of their form, loads their tag, and hides them with their fields. The
 * form works without the tag: all values are in the server's controls.
 *
 * @returns A function that removes the elements.
 */
export function startPlacement(session: FormSession, placement: Placement): () => void {
  const { shell, definition } = session;
  const { placed, loads = 'near' } = placement;
  for (const { element, texts } of placed) {
    element.locale = shell.locale;
    element.texts = { ...definition.texts, ...texts };
  }

  let loading: Promise<void> | undefined;
  const load = () => void (loading ??= loadTag(session, placement));
  const stopWaiting = placed.map(({ element }) => (loads === 'near' ? whenNear(element, load) : load()));
  const stopFollowing = followVisibility(session, placement);
  const removals = placed.map(({ element }) => keepInPlace(element));

  return () => {
    for (const stop of stopWaiting) stop?.();
    stopFollowing();
    for (const remove of removals) remove();
  };
}

async function loadTag(session: FormSession, { tag, placed, hasSpace = false }: Placement): Promise<void> {
  const elements = placed.map(({ element }) => element);
  try {
    await requestTag(tag);
  } catch (error) {
    session.shell.report(error, tag);
    if (hasSpace) for (const element of elements) element.hidden = true;
  }
  if (hasSpace) elements.forEach(releaseSpace);
}

/** A condition on a field alone hides its controls and labels; other parts of the field follow. */
function followVisibility({ visibility, undoLog }: FormSession, { parts }: Placement): () => void {
  if (!parts) return () => undefined;
  const setShown = createPartHider(undoLog);
  const follow = () => {
    for (const [name, part] of parts()) setShown(part, !isFieldHidden(visibility.state, name));
  };
  follow();
  return visibility.subscribe(follow);
}

/** An element that a form places beside a control, which both share. */
export interface PlacedElement extends HTMLElement {
  locale: string;
  texts: Readonly<Record<string, Text>> | undefined;
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

/**
 * Returns the text input of a field for an element. Another control of another system's form is reported, and stays as it is.
 *
 * @param widget Name of the element in the message.
 * @param types Types of inputs that the element can use.
 */
export function textInputOf(
  { shell, form }: Pick<FormSession, 'shell' | 'form'>,
  name: string,
  widget: string,
  types: readonly string[] = ['text'],
): HTMLInputElement | null {
  const [control] = form.controls(name);
  const isInput = control instanceof HTMLInputElement;
  if (!form.markup || !control) return isInput ? control : null;
  if (isInput && types.includes(control.type)) return control;
  const expected = types.join(' or ');
  const problem = `found a control of the type ${control.type} for the ${widget} "${name}", expected ${expected}`;
  shell.report(new ConfigError(shell, 'JSON at fields', problem, 'form-widget'));
  return null;
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

/** Returns a function that hides and shows elements. It never shows an element that the page has hidden. */
function createPartHider(undoLog: UndoLog): (part: HTMLElement, isShown: boolean) => void {
  const hidden = new Set<Element>();
  return (part, isShown) => {
    if (isShown ? hidden.delete(part) : !hidden.has(part)) undoLog.setShown(part, isShown);
    if (!isShown) hidden.add(part);
  };
}

import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { readJson } from '../definition/read-json.model.js';
import { locationFormat } from '../definition/widget-format.model.js';
import type { FormHost } from '../form/rs-form.session.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/** The element that a location field gets; it is a tag of its own, with its own map, suggestions and texts. */
export const locationTag = 'rs-location';

export type LocationElement = HTMLElementTagNameMap[typeof locationTag];

/** The map's own height, unless the server's box has one. */
const usualHeight = '20rem';

/** Puts an element into the server's box of every location field, or behind its text where there is no box. */
export function placeLocations(
  form: ServerForm,
  fields: readonly FieldDefinition[],
  shell: FormHost,
  undoLog: UndoLog,
): readonly LocationElement[] {
  return fields.flatMap((field) => {
    if (field.type !== 'location') return [];
    const [input] = form.controls(field.name);
    if (!(input instanceof HTMLInputElement)) return [];
    const block = form.block(field.name);
    const element = createElement(field, input, shell);
    element.list = block?.querySelector<HTMLElement>('ul[id^="rsform_geolocation"]') ?? null;
    const box = block?.querySelector<HTMLElement>('[id^="rsform-map"]') ?? null;
    if (box) fillBox(box, element, undoLog);
    else input.after(element);
    return [element];
  });
}

/** The element's own sheet keeps the room from now on. */
export function releaseRoom({ style }: LocationElement): void {
  style.removeProperty('display');
  style.removeProperty('min-block-size');
}

/** By attributes: an element that is not defined yet has properties of its own by such names. */
function createElement(field: FieldDefinition, input: HTMLInputElement, shell: FormHost): LocationElement {
  const settings = readJson(locationFormat, field) ?? {};
  const element = input.ownerDocument.createElement(locationTag);
  element.input = input;
  for (const [name, value] of Object.entries(settings)) {
    const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (value === true) element.toggleAttribute(attribute, true);
    else if (value !== undefined && value !== false) element.setAttribute(attribute, String(value));
  }
  element.setAttribute('consent-category', shell.consentCategory);
  if (shell.privacy) element.setAttribute('privacy', shell.privacy);
  if (settings.tiles && shell.privacy !== 'strict') {
    element.style.setProperty('display', 'flow-root');
    element.style.setProperty('min-block-size', `var(--rs-location-map-height, ${usualHeight})`);
  }
  return element;
}

/** The height of the server's box is that of the map: what stands around it has room of its own. */
function fillBox(box: HTMLElement, element: LocationElement, undoLog: UndoLog): void {
  const { height } = box.style;
  if (height) element.style.setProperty('--rs-location-map-height', height);
  undoLog.setStyle(box, 'height', 'auto', 'important');
  undoLog.setStyle(box, 'max-width', '100%');
  box.append(element);
}

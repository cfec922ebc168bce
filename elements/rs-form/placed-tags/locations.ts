import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { locationFormat } from '../definition/widget-format.model.js';
import { readConsent } from '../../../shared/consent/watch-choice.js';
import { besideOf } from '../markup/beside.dom.js';
import type { FormFeature, FormHost, FormSession } from '../form/rs-form.session.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { startPlacement, type Placed, reserveSpace, textInputOf, writeSettings } from './place-tag.dom.js';

type LocationElement = HTMLElementTagNameMap['rs-location'];

/** Height of a map where the server's box has none. */
const usualHeight = '20rem';
/** Height of the row in place of a map that waits for consent. */
const rowHeight = '3.5rem';

/** Places a `<rs-location>` for every location field. It shares the field's input with the form, and nothing else. */
export function startFeature(session: FormSession): FormFeature {
  const placed = session.definition.fields.flatMap((field) => placeLocation(session, field));
  return { stop: startPlacement(session, { tag: 'rs-location', placed, hasSpace: true }) };
}

/** Puts an element into the server's box of a location field, or behind its text where there is no box. */
function placeLocation(session: FormSession, field: FieldDefinition): readonly Placed<LocationElement>[] {
  const { form, shell, undoLog } = session;
  const { name, type } = field;
  const input = type === 'location' ? textInputOf(session, name, 'location', ['text', 'search']) : null;
  if (!input) return [];
  const block = form.block(name);
  const element = createLocation(field, input, shell);
  element.list = block?.querySelector<HTMLElement>('ul[id^="rsform_geolocation"]') ?? null;
  const box = block?.querySelector<HTMLElement>('[id^="rsform-map"]') ?? null;
  if (box) {
    moveBehind(box, input, undoLog);
    fillBox(box, element, undoLog);
  } else besideOf(form, name, input).after(element);
  return [{ name, element }];
}

function createLocation(field: FieldDefinition, input: HTMLInputElement, shell: FormHost): LocationElement {
  const settings = readJson(locationFormat, field) ?? {};
  const element = documentOf(input).createElement('rs-location');
  element.input = input;
  const { consentCategory, privacy } = shell;
  writeSettings(element, { ...settings, consentCategory, privacy: privacy || undefined });
  if (settings.tiles && privacy !== 'strict') reserveSpace(element, heightOf(shell));
  return element;
}

/** Returns the height that the element will have: the map comes with consent, the row that requests it is low. */
function heightOf(shell: FormHost): string {
  const accepted: readonly string[] = readConsent(documentOf(shell))?.accepted ?? [];
  const isOpen = accepted.includes(shell.consentCategory);
  return isOpen ? `var(--rs-location-map-height, ${usualHeight})` : rowHeight;
}

/**
 * Moves the server's box behind the row of its input, which is then directly under its label. The server writes the map
 * first.
 */
function moveBehind(box: HTMLElement, input: HTMLElement, undoLog: UndoLog): void {
  const { nextSibling: next, parentElement: parent } = box;
  const row = [...(unclobbered(parent)?.children ?? [])].find((child) => child.contains(input));
  if (!parent || !row || box.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING) return;
  undoLog.remember(box, 'place', () => {
    if (next?.parentNode === parent) next.before(box);
  });
  row.after(box);
}

/** Makes the map as high as the server's box was. The box grows with the content around the map. */
function fillBox(box: HTMLElement, element: LocationElement, undoLog: UndoLog): void {
  const { height } = box.style;
  if (height) element.style.setProperty('--rs-location-map-height', height);
  undoLog.setStyle(box, 'height', 'auto', 'important');
  undoLog.setStyle(box, 'max-width', '100%');
  box.append(element);
}

import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';

/** Labels that an author can replace; with the prefix `media-box.` they are the keys of the catalogue. */
const labelNames: readonly string[] = [
  'label',
  'close',
  'next',
  'previous',
  'cancel',
  'numbers',
  'page',
  'counter',
  'status',
  'thumbnails',
  'download',
  'pause',
  'play',
  'loading',
  'untitled',
  'broken',
  'unknown',
  'open-itself',
  'frame',
  'from',
];

const code = 'viewer-json';

/** Parsed settings by property name, with unchecked values; labels; and diagnostics. */
export interface JsonSettings {
  readonly settings: ReadonlyMap<string, unknown>;
  readonly labels: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses the settings of a viewer: `{ "theme": "shadow", "labels": { "close": "Salir" } }`. */
export function readJsonSettings(text: string, names: readonly string[]): JsonSettings {
  const found = parse(text);
  const diagnostics: Diagnostic[] = [];
  if (!isRecord(found)) {
    const problem =
      typeof found === 'string' ? found : 'found something else, expected an object with settings';
    return { settings: new Map(), labels: new Map(), diagnostics: [{ place: 'JSON', problem, code }] };
  }
  const settings = new Map<string, unknown>();
  for (const [name, value] of Object.entries(found)) {
    if (name === 'labels') continue;
    if (names.includes(name)) settings.set(name, value);
    else diagnostics.push(unknownName(`JSON at ${name}`, name, [...names, 'labels']));
  }
  const labels = readLabels(Object.hasOwn(found, 'labels') ? found['labels'] : {}, diagnostics);
  return { settings, labels, diagnostics };
}

/** Returns labels as a record by the keys of the catalogue. */
export function labelsOf(labels: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(labels);
}

function readLabels(value: unknown, diagnostics: Diagnostic[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  if (!isRecord(value)) {
    diagnostics.push({
      place: 'JSON at labels',
      problem: `found ${JSON.stringify(value)}, expected an object of texts`,
      code,
    });
    return labels;
  }
  for (const [name, text] of Object.entries(value)) {
    const place = `JSON at labels.${name}`;
    if (!labelNames.includes(name)) diagnostics.push(unknownName(place, name, labelNames));
    else if (typeof text !== 'string')
      diagnostics.push({ place, problem: `found ${JSON.stringify(text)}, expected a text`, code });
    else labels.set(`media-box.${name}`, text);
  }
  return labels;
}

function unknownName(place: string, name: string, names: readonly string[]): Diagnostic {
  return { place, problem: `found "${name}", expected one of ${[...names].sort().join(', ')}`, code };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; returns a message for an invalid text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return `found no JSON (${String(error)}), expected an object with settings`;
  }
}

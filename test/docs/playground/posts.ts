import type { Post, PostedFile } from '../../../docs/playground/model/checks/post.model.js';
import { readForm, defaultSettings } from '../../../docs/playground/model/empty.model.js';
import type {
  Playground,
  PlaygroundField,
  PlaygroundSettings,
} from '../../../docs/playground/model/playground.model.js';
import { samplePlaygrounds } from '../../../docs/playground/model/samples/samples.model.js';

/** Day on which the posts of the tests arrive. */
export const today = { year: 2026, month: 11, day: 26 };
export const thisYear = today.year;

/** Returns a sample by its id. */
export function sample(id: string): Playground {
  const found = samplePlaygrounds.find((one) => one.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found.state;
}

/** Returns a playground with a form as its author would write it. */
export function playground(form: object, settings: Partial<PlaygroundSettings> = {}): Playground {
  const read = readForm({ version: 1, formId: 1, ...form });
  if (!read) throw new Error('no form');
  return { version: 1, form: read, settings: { ...defaultSettings, ...settings } };
}

/** Returns a playground with fields on one page. */
export function withFields(...fields: readonly Partial<PlaygroundField>[]): Playground {
  return playground({ pages: [{ fields: [...fields, { name: 'Send', type: 'submit', caption: 'Send' }] }] });
}

/** Returns a post of form 1, or of another one. */
export function post(
  pairs: readonly (readonly [name: string, value: string])[],
  files: readonly PostedFile[] = [],
  formId = 1,
): Post {
  return { pairs: [...pairs, ['form[formId]', String(formId)]], files };
}

/** Names and values that an attacker or an odd author may choose. */
export const hostileTexts = [
  '__proto__',
  'constructor',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; alert(1); //",
  '\\',
  '?>',
  '*/ alert(1) /*',
  '${alert(1)}',
  '`',
  '-->',
  '</style>',
  '|',
  'año €',
  '0',
  '\u2028',
  'JSON',
  'a\nb',
] as const;

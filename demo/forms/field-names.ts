import type { ServerField } from './server-form.js';

/** The CMS's alias of a name, as in the class of a field's block. */
export function aliasOf(name: string): string {
  return name
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The name that a field's controls are posted under; boxes and lists, single ones too, post a list. */
export function controlNameOf({
  name,
  type,
  isMultiple = false,
}: Pick<ServerField, 'name' | 'type' | 'isMultiple'>): string {
  const isList = type === 'checkbox-group' || type === 'select' || (type === 'file' && isMultiple);
  return isList ? `form[${name}][]` : `form[${name}]`;
}

/** The names of a split date's three lists, in the order that is read and stored. */
export function partNamesOf(name: string): readonly string[] {
  return ['d', 'm', 'y'].map((part) => `form[${name}][${part}]`);
}

/** The name of the hidden input that fills a calendar again; its value is never stored. */
export function hiddenDateNameOf(formId: number, name: string): string {
  return `hidden[${formId}_${name}]`;
}

/** The names of the hidden fields that every form, or one with a bot check, posts. */
export const formIdName = 'form[formId]';
export const noScriptName = 'form[noscript]';
export function botTokenName(provider: string): string {
  return botTokenNames.get(provider) ?? 'g-recaptcha-response';
}

const botTokenNames: ReadonlyMap<string, string> = new Map([
  ['hcaptcha', 'h-captcha-response'],
  ['turnstile', 'cf-turnstile-response'],
]);

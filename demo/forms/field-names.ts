import type { ServerField } from './server-form.js';

/** Returns the CMS's alias of a name, as in the class of a field's block. */
export function aliasOf(name: string): string {
  return name
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns the posted name of a field's controls. Check boxes and lists post a list, also single ones. */
export function controlNameOf({
  name,
  type,
  isMultiple = false,
}: Pick<ServerField, 'name' | 'type' | 'isMultiple'>): string {
  const isList = type === 'checkbox-group' || type === 'select' || (type === 'file' && isMultiple);
  return isList ? `form[${name}][]` : `form[${name}]`;
}

/** Returns the names of the three lists of a split date, in the order of the stored value. */
export function partNamesOf(name: string): readonly string[] {
  return ['d', 'm', 'y'].map((part) => `form[${name}][${part}]`);
}

/** Returns the name of the hidden input with a calendar's date, which is never stored. */
export function hiddenDateNameOf(formId: number, name: string): string {
  return `hidden[${formId}_${name}]`;
}

/** Names of the hidden inputs of every form, or of one with a bot check. */
export const formIdName = 'form[formId]';
export const noScriptName = 'form[noscript]';
export function botTokenName(provider: string): string {
  return botTokenNames.get(provider) ?? 'g-recaptcha-response';
}

const botTokenNames: ReadonlyMap<string, string> = new Map([
  ['hcaptcha', 'h-captcha-response'],
  ['turnstile', 'cf-turnstile-response'],
]);

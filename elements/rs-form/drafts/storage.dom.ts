import { entryKeys } from '../../../shared/dom/session-entries.js';
import { formNumberOf, formsOf } from '../markup/form-number.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { document } from '../../../shared/dom/unclobbered.js';

const prefix = 'rs-form-draft';

/** The keys of forms that are being filled in. */
const claimed = new Set<string>();

export interface DraftKey {
  readonly key: string;
  /** Lets another form of the page have the key. */
  release(): void;
}

/**
 * The place of a form's draft: this page, the form's id, and which of the forms with that id it is. A form that
 * comes later takes no other's place.
 */
export function claimDraftKey({ element: form, formId }: ServerForm): DraftKey {
  const path = location.pathname;
  let index = Math.max(0, formsLike(formId).indexOf(form));
  while (claimed.has(keyOf(formId, index, path))) index++;
  const key = keyOf(formId, index, path);
  claimed.add(key);
  return { key, release: () => claimed.delete(key) };
}

/** The keys of all drafts, or of one form's. */
export function draftKeys(formId: number | null = null): readonly string[] {
  return entryKeys(formId === null ? `${prefix}:` : `${prefix}:${formId}:`);
}

/** The keys of this page's forms that are not in it now. */
export function keysOfGoneForms(): readonly string[] {
  return draftKeys().filter((key) => {
    const [, formId, , ...path] = key.split(':');
    return path.join(':') === location.pathname && formsLike(Number(formId)).length === 0;
  });
}

function keyOf(formId: number, index: number, path: string): string {
  return `${prefix}:${formId}:${index}:${path}`;
}

function formsLike(formId: number): readonly HTMLFormElement[] {
  return formsOf(document).filter((one) => formNumberOf(one) === formId);
}

import { numberOf } from './fields.dom.js';

type Tag = HTMLElement & { form?: HTMLFormElement | null };

/** The author's tag that has no form in it, and JSON for this one. */
export function findTagFor(form: HTMLFormElement, formId: number): Tag | null {
  const tags = [...document.querySelectorAll<Tag>('rs-form')].filter((tag) => !tag.querySelector('form'));
  return tags.find((tag) => (tag.form ?? form) === form && jsonFormId(tag) === formId) ?? null;
}

/** Hands the forms of a page to such tags: before their script is there, so that none of them starts without. */
export function fillAuthoredTags(): void {
  for (const form of document.forms) {
    const formId = numberOf(form);
    if (formId === null || Element.prototype.closest.call(form, 'rs-form')) continue;
    const tag = findTagFor(form, formId);
    if (tag) tag.form = form;
  }
}

function jsonFormId(tag: Element): number | null {
  try {
    const json = tag.querySelector(':scope > script[type="application/json"]')?.textContent ?? '';
    return Number((JSON.parse(json) as { formId?: unknown }).formId);
  } catch {
    return null;
  }
}

import { kitchenForm } from './kitchen-form.js';
import { practiceForm } from './practice-form.js';
import type { ServerForm } from './server-form.js';

const forms: ReadonlyMap<number, ServerForm> = new Map(
  [practiceForm, kitchenForm].map((form) => [form.formId, form]),
);

/** The published form of that number. */
export function findForm(formId: number): ServerForm | undefined {
  return forms.get(formId);
}

/** The published form whose number this text is, as a post names it. */
export function findFormByText(text: string): ServerForm | undefined {
  return /^\d{1,9}$/.test(text) ? findForm(Number(text)) : undefined;
}

/** Every published form. */
export function allForms(): readonly ServerForm[] {
  return [...forms.values()];
}

import { practiceForm } from './practice-form.js';
import type { ServerForm } from './server-form.js';

const forms: ReadonlyMap<number, ServerForm> = new Map([practiceForm].map((form) => [form.formId, form]));

/** The published form of that number. */
export function findForm(formId: number): ServerForm | undefined {
  return forms.get(formId);
}

/** Every published form. */
export function allForms(): readonly ServerForm[] {
  return [...forms.values()];
}

import type { FormSession } from '../form/rs-form.session.js';
import { workButtonMark } from '../markup/work-press.dom.js';

/** Returns true if a form has a bot check: by its definition, or as a button of the server that wants a proof of work. */
export function hasBotCheck({ definition, form }: Pick<FormSession, 'definition' | 'form'>): boolean {
  return definition.botCheck !== undefined || form.find(workButtonMark).length > 0;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/** The practice's own definition. */
export const practice: unknown = JSON.parse(
  readFileSync(join(root, 'demo/forms/practice-form.json'), 'utf8'),
);

/** Returns a condition on the field "choice". */
export const showIf = (targets: readonly string[], scope = 'block', action = 'show') => ({
  action,
  match: 'all',
  scope,
  targets,
  when: [{ field: 'choice', operator: 'is', value: 'yes' }],
});

/** A behaviour with one condition. */
export const behaviour = { version: 1, formId: 7, conditions: [showIf(['Email'])] };

/** Returns a tag with its JSON around a form of the server. */
export const tagOf = (json: unknown, controls: string) =>
  `<rs-form><script type="application/json">${JSON.stringify(json)}</script><form method="post">
    ${controls}<input type="hidden" name="form[formId]" value="7"></form></rs-form>`;

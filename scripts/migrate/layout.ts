import { layoutBy } from '../../elements/rs-form/compat/layout.model.js';
import type { LayoutName } from '../../elements/rs-form/definition/definition.model.js';
import type { LayoutClasses } from '../../elements/rs-form/definition/layouts.model.js';
import type { InlineBlock } from './inline-calls.js';
import type { LegacyForm } from './page-forms.js';

/** The server's layout of a form. */
export function readLayout({ formId, classes }: LegacyForm, block: InlineBlock): LayoutName {
  return layoutBy(saidClasses(formId, block), (name) => classes.has(name));
}

/** The second value of `overrideSubmit` and the third of `setHTML5Validation` are `{ parent, field }`. */
function saidClasses(formId: number, { calls }: InlineBlock): LayoutClasses | undefined {
  for (const { path, values } of calls) {
    const at = { 'RSFormPro.Ajax.overrideSubmit': 1, 'RSFormPro.setHTML5Validation': 2 }[path];
    if (at === undefined || Number(values[0]) !== formId) continue;
    const { parent, field } = Object(values[at]) as Readonly<Record<string, unknown>>;
    // The server writes a space in front of some.
    return { parentError: String(parent ?? '').trim(), fieldError: String(field ?? '').trim() };
  }
  return undefined;
}

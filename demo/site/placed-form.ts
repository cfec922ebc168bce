import type { Context } from 'hono';
import { viewFields, type FieldView } from '../forms/field-view.js';
import { pageJson } from '../forms/page-json.js';
import { createPostedForm } from '../forms/posted-form.js';
import type { ServerForm } from '../forms/server-form.js';
import { findForm } from '../forms/server-forms.js';
import { readSwitches, type Switches } from '../forms/switches.js';
import type { FailedPost } from './receive-post.js';
import { sessionOf } from './session-of.js';
import type { SiteParts } from './site-parts.js';

/** A form in the place that a template gave it: blank, sent back, or thanked for. */
interface PlacedForm {
  readonly form: ServerForm;
  readonly switches: Switches;
  readonly showsThanks: boolean;
  readonly hasFailed: boolean;
  readonly action: string;
  readonly json: string;
  readonly pages: readonly (readonly FieldView[])[];
  readonly hasBotCheck: boolean;
  readonly csrfName: string;
  readonly noScriptPass: string;
}

/** Places a form in a page. A thank-you that is due is shown once and then forgotten. */
export function placeForm(
  context: Context,
  parts: SiteParts,
  formId: number,
  failed: FailedPost | null,
): PlacedForm {
  const form = findForm(formId);
  if (!form) throw new RangeError(`No form has the number ${formId}`);
  const session = sessionOf(context, parts.sessions);
  const switches = readSwitches(new URL(context.req.url).searchParams);
  const own = failed?.formId === formId ? failed : null;
  const filling = own ?? { posted: createPostedForm([]), faults: [] };
  const hasBotCheck = form.behaviour.botCheck !== undefined && switches.bot !== 'off';

  return {
    ...{ form, switches, hasBotCheck },
    showsThanks: own === null && session.thanks.delete(formId),
    hasFailed: own !== null,
    action: context.req.url,
    json: pageJson(form.behaviour, switches.bot, parts.verifier.providerUrl),
    pages: form.pages.map((fields) => viewFields(form, fields, filling)),
    csrfName: session.csrfName,
    noScriptPass: hasBotCheck ? parts.passes.issue(session.id) : '',
  };
}

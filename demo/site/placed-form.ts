import type { Context } from 'hono';
import { viewPages, type FieldView } from '../forms/field-view.js';
import { pageJson } from '../forms/page-json.js';
import { renderedJson } from '../forms/rendered-json.js';
import type { ServerForm, TagAttribute } from '../forms/server-form.js';
import { findForm } from '../forms/server-forms.js';
import { readSwitches, type Switches } from '../forms/switches.js';
import type { Session } from '../http/sessions.js';
import type { FailedPost } from './receive-post.js';
import { sessionOf } from './session-of.js';
import type { SiteParts } from './site-parts.js';
import { tagAttributes } from './tag-attributes.js';

/** A form in the place that a template gave it: blank, sent back, or thanked for. */
interface PlacedForm {
  readonly form: ServerForm;
  readonly switches: Switches;
  readonly attributes: readonly TagAttribute[];
  readonly showsThanks: boolean;
  readonly hasFailed: boolean;
  /** Whether the browser makes the form from JSON; one that comes back is the server's. */
  readonly isRendered: boolean;
  readonly asksServer: boolean;
  readonly action: string;
  /** The text of the JSON script; empty where the JSON has an address. */
  readonly json: string;
  readonly pages: readonly (readonly FieldView[])[];
  readonly hasBotCheck: boolean;
  readonly csrfName: string;
  readonly noScriptPass: string;
}

/** Where a form stands: its page, and whether the browser renders it. */
export interface Place {
  readonly formId: number;
  readonly failed: FailedPost | null;
  readonly isRendered: boolean;
}

/** Places a form in a page. A thank-you that is due is shown once and then forgotten. */
export function placeForm(context: Context, parts: SiteParts, place: Place): PlacedForm {
  const form = findForm(place.formId);
  if (!form) throw new RangeError(`No form has the number ${place.formId}`);
  const session = sessionOf(context, parts.sessions);
  const switches = readSwitches(new URL(context.req.url).searchParams);
  const own = place.failed?.formId === form.formId ? place.failed : null;
  const showsThanks = own === null && session.thanks.delete(form.formId);
  const isRendered = place.isRendered && own === null && !showsThanks;
  const hasAddress = isRendered && !switches.isInline;
  const hasBotCheck = form.behaviour.botCheck !== undefined && switches.bot !== 'off';

  return {
    ...{ form, switches, hasBotCheck, showsThanks, isRendered },
    attributes: tagAttributes({ form, switches, hasAddress, providerUrl: parts.verifier.providerUrl }),
    hasFailed: own !== null,
    asksServer: form.behaviour.validation.includes('server'),
    action: context.req.url,
    json: hasAddress ? '' : jsonOf(form, switches, parts, isRendered ? session : null),
    pages: viewPages(form, own ?? { posted: null, faults: [] }),
    csrfName: session.csrfName,
    noScriptPass: hasBotCheck ? parts.passes.issue(session.id) : '',
  };
}

/** The JSON of a form that the browser renders, with the session's token. */
export function renderedFormJson(form: ServerForm, session: Session): string {
  return renderedJson(form, [{ name: session.csrfName, value: '1' }]);
}

function jsonOf(form: ServerForm, { bot }: Switches, parts: SiteParts, session: Session | null): string {
  if (session) return renderedFormJson(form, session);
  return pageJson(form.behaviour, bot, parts.verifier.providerUrl);
}

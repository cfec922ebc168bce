import type { Context } from 'hono';
import { botTokenName, formIdName, noScriptName } from '../forms/field-names.js';
import type { FieldFilling } from '../forms/field-view.js';
import { findFaults } from '../forms/find-faults.js';
import { createPostedForm, storedValuesOf, type PostedForm } from '../forms/posted-form.js';
import { fieldsOf, hasValue, type ServerForm } from '../forms/server-form.js';
import { findFormByText } from '../forms/server-forms.js';
import { readSwitches } from '../forms/switches.js';
import { verifyBotToken, type BotVerdict } from '../forms/verify-bot-token.js';
import { readPost } from '../http/read-post.js';
import { refusals } from '../http/refusal.js';
import { renewToken, type Session } from '../http/sessions.js';
import { findSession } from './session-of.js';
import type { SiteParts } from './site-parts.js';

/** A post that was checked and not stored: the form comes back with it. */
export interface FailedPost extends FieldFilling {
  readonly formId: number;
  /** What the page's message container says. */
  readonly alerts: readonly string[];
}

/** Checks a post and stores it, or says what is wrong with it; null once it is stored. */
export async function receivePost(context: Context, parts: SiteParts): Promise<FailedPost | null> {
  const posted = createPostedForm(await readPost(context));
  const form = formOf(posted);
  const session = findSession(context, parts.sessions);
  if (!session || !holdsToken(context, { session, form, posted })) return refusedToken(form, posted);

  const faults = findFaults(form, posted);
  const verdict = await checkBot(context, { parts, form, session, posted });
  if (faults.length > 0 || verdict) {
    return { formId: form.formId, posted, faults, alerts: verdict ? [botAlerts[verdict]] : [] };
  }
  await parts.store.add(form.formId, storedValuesOf(form, posted));
  session.thanks.add(form.formId);
  return null;
}

/** Whether the post holds the session's token; a switch refuses it once, as if it had grown too old. */
function holdsToken(context: Context, { session, form, posted }: Omit<Attempt, 'parts'>): boolean {
  const { refusesToken } = readSwitches(new URL(context.req.url).searchParams);
  if (refusesToken && !session.refused.has(form.formId)) {
    session.refused.add(form.formId);
    renewToken(session);
  }
  return posted.text(session.csrfName) === '1';
}

/** As the original answers: a message for the page, and every field marked, whatever it holds. */
function refusedToken(form: ServerForm, posted: PostedForm): FailedPost {
  const faults = fieldsOf(form).filter(hasValue);
  return { formId: form.formId, posted, faults, alerts: [tokenAlert] };
}

const tokenAlert =
  'Hemos rechazado el último envío porque su código de seguridad no era válido. Revisa el formulario y envíalo otra vez.';

const botAlerts: Readonly<Record<NonNullable<BotVerdict>, string>> = {
  empty: 'Falta la comprobación contra envíos automáticos. Inténtalo otra vez.',
  refused: 'La comprobación contra envíos automáticos ha caducado o ya se ha usado. Inténtalo otra vez.',
  'wrong-action': 'La comprobación contra envíos automáticos no es de este formulario. Inténtalo otra vez.',
  'low-score': 'La comprobación contra envíos automáticos te ha tomado por un robot. Inténtalo otra vez.',
  unreachable: 'No hemos podido hacer la comprobación contra envíos automáticos. Inténtalo más tarde.',
};

function formOf(posted: PostedForm): ServerForm {
  const form = findFormByText(posted.text(formIdName));
  if (!form) throw refusals.noForm();
  return form;
}

interface Attempt {
  readonly parts: SiteParts;
  readonly form: ServerForm;
  readonly session: Session;
  readonly posted: PostedForm;
}

async function checkBot(context: Context, { parts, form, session, posted }: Attempt): Promise<BotVerdict> {
  const { botCheck } = form.behaviour;
  const { bot } = readSwitches(new URL(context.req.url).searchParams);
  if (!botCheck || bot === 'off') return null;

  const token = posted.text(botTokenName);
  if (token === '' && parts.passes.redeem(session.id, posted.text(noScriptName))) return null;
  return verifyBotToken(parts.verifier, botCheck, token);
}

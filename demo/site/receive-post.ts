import type { Context } from 'hono';
import { botTokenName, formIdName, noScriptName } from '../forms/field-names.js';
import type { FieldFilling } from '../forms/field-view.js';
import { findInvalidFields } from '../forms/find-invalid-fields.js';
import { createPostedForm, storedValuesOf, type PostedForm } from '../forms/posted-form.js';
import { fieldsOf, hasValue, type ServerForm } from '../forms/server-form.js';
import { verifyBotToken, type BotVerdict } from '../forms/verify-bot-token.js';
import { altchaName, isAltchaSolved } from '../forms/verify-altcha.js';
import { isWorkDone, workName } from '../forms/verify-work.js';
import { readPost } from '../http/read-post.js';
import { httpErrors } from '../http/http-error.js';
import { findSession, type Session } from '../http/sessions.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Post that was checked and not stored; the form is returned with its values. */
export interface FailedPost extends FieldFilling {
  readonly formId: number;
  /** Texts of the page's message container. */
  readonly alerts: readonly string[];
}

/** Checks a post and stores it. Returns the failed post; null if it was stored. */
export async function receivePost(context: Context<SiteEnv>, parts: SiteParts): Promise<FailedPost | null> {
  const posted = createPostedForm(await readPost(context));
  const form = context.get('forms').findByText(posted.text(formIdName));
  if (!form) throw httpErrors.noForm();
  const session = findSession(context, parts.sessions);
  if (!session || posted.text(session.csrfName) !== '1') return refusedToken(form, posted);

  const invalidFields = findInvalidFields(form, posted, session.captchaCode);
  // An image is valid for one post.
  session.captchaCode = '';
  const verdict = await checkBot(parts, { form, session, posted });
  if (invalidFields.length > 0 || verdict) {
    return { formId: form.formId, posted, invalidFields, alerts: verdict ? [botAlerts[verdict]] : [] };
  }
  await parts.store.add(form.formId, storedValuesOf(form, posted));
  session.formsToThank.add(form.formId);
  return null;
}

/** Refuses an invalid token as the original does: a message, and all fields marked. */
function refusedToken(form: ServerForm, posted: PostedForm): FailedPost {
  return {
    formId: form.formId,
    posted,
    invalidFields: fieldsOf(form).filter(hasValue),
    alerts: [tokenAlert],
  };
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

interface Attempt {
  readonly form: ServerForm;
  readonly session: Session;
  readonly posted: PostedForm;
}

/** Returns the bot check's error; none for a form without one, and for a visitor without scripts. */
async function checkBot(
  { passes, verifier }: SiteParts,
  { form, session, posted }: Attempt,
): Promise<BotVerdict> {
  if (form.asksWork) return isWorkDone(session.csrfName, posted.text(workName)) ? null : 'refused';
  if (form.asksAltcha) return (await isAltchaSolved(session, posted.text(altchaName))) ? null : 'refused';
  const { botCheck } = form.behaviour;
  if (!botCheck) return null;
  const token = posted.text(botTokenName(botCheck.provider));
  if (token === '' && passes.redeem(session.id, posted.text(noScriptName))) return null;
  return verifyBotToken(verifier, botCheck, token);
}

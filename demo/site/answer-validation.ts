import type { Context } from 'hono';
import { breakAnswer } from '../faults/broken-bodies.js';
import { brokenConnection } from '../faults/broken-connections.js';
import { formIdName } from '../forms/field-names.js';
import { findFaults } from '../forms/find-faults.js';
import { createPostedForm, type PostedForm } from '../forms/posted-form.js';
import { findFormByText } from '../forms/server-forms.js';
import { answerInLines, validationAnswer, type ValidationAnswer } from '../forms/validation-answer.js';
import type { SiteEnv } from '../http/page-headers.js';
import { readPost } from '../http/read-post.js';
import { refusals } from '../http/refusal.js';
import { findSession } from './session-of.js';
import type { SiteParts } from './site-parts.js';

/** Answers the component's task `ajaxValidate`: what is wrong with a post that is not sent yet. Stores nothing. */
export async function answerValidation(context: Context<SiteEnv>, parts: SiteParts): Promise<Response> {
  const { searchParams: query } = new URL(context.req.url);
  if (query.get('option') !== 'com_rsform' || query.get('task') !== 'ajaxValidate') throw refusals.noPage();

  const posted = createPostedForm(await readPost(context));
  const fault = query.get('fault') ?? '';
  const hasTextIds = fault === 'strings' || query.get('ids') === 'strings';
  const answer = check(posted, hasTextIds);
  if (!answer) return context.body('');
  return answerWith(context, parts, fault, answer);
}

/** What is wrong; null where the post names no form of the site. */
function check(posted: PostedForm, hasTextIds: boolean): ValidationAnswer | null {
  const form = findFormByText(posted.text(formIdName));
  if (!form) return null;
  const page = /^\d{1,4}$/.test(posted.text('page')) ? Number(posted.text('page')) : 0;
  return validationAnswer(form, findFaults(form, posted), page, hasTextIds ? 'strings' : 'numbers');
}

/** Sends the answer, or what the fault makes of it. */
async function answerWith(
  context: Context<SiteEnv>,
  { lateFirst, sessions }: SiteParts,
  fault: string,
  answer: ValidationAnswer,
): Promise<Response> {
  const { outgoing } = context.env;
  const text = JSON.stringify(answer);
  if (fault === 'login') return context.redirect('/acceso');
  if (fault === 'lines') return new Response(answerInLines(answer), { headers: noCache });
  if (fault === 'late-first') {
    const visitor = findSession(context, sessions)?.id ?? '';
    await lateFirst.turn(visitor, (tell) => outgoing.once('finish', tell));
  }
  const send = brokenConnection(fault);
  if (send) return send(text, () => outgoing.destroy());
  const broken = breakAnswer(fault, text);
  if (!broken) return new Response(text, { headers: headersFor(context.req.header('accept') ?? '*/*') });
  return new Response(broken.body, {
    status: broken.status,
    headers: { ...noCache, 'Content-Type': broken.type },
  });
}

const noCache = { 'Cache-Control': 'no-store, no-cache, must-revalidate', 'Content-Type': 'text/plain' };

/** Plain text only for who asks for pages and says nothing of JSON or of everything. */
function headersFor(accept: string): Record<string, string> {
  const isForPage = accept.includes('text/html') && !/json|\*\/\*/.test(accept);
  return {
    ...noCache,
    'Content-Type': isForPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="ajaxvalidate.json"',
  };
}

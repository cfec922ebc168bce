import type { Context } from 'hono';
import { formIdName } from '../forms/field-names.js';
import { findInvalidFields } from '../forms/find-invalid-fields.js';
import { createPostedForm, type PostedForm } from '../forms/posted-form.js';
import type { ServerForm } from '../forms/server-form.js';
import { validationAnswer, type ValidationAnswer } from '../forms/validation-answer.js';
import { readPost } from '../http/read-post.js';
import { httpErrors } from '../http/http-error.js';
import { findSession } from '../http/sessions.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Path of the form component behind the CMS's router, on the Spanish part of a multilingual site. */
export const routedPath = '/es/component/rsform/';

/** Answers the component's task `ajaxValidate`: the invalid fields of a post that is not sent yet. Stores nothing. */
export async function answerValidation(
  context: Context<SiteEnv>,
  { sessions }: SiteParts,
): Promise<Response> {
  const { searchParams: query } = context.get('url');
  const isComponent = query.get('option') === 'com_rsform' || context.req.path === routedPath;
  if (!isComponent || query.get('task') !== 'ajaxValidate') throw httpErrors.noPage();

  const posted = createPostedForm(await readPost(context));
  const form = context.get('forms').findByText(posted.text(formIdName));
  if (!form) return context.body('');
  return context.body(JSON.stringify(check(form, posted, findSession(context, sessions)?.captchaCode)), 200, {
    'Content-Type': typeFor(context.req.header('accept') ?? '*/*'),
    'Content-Disposition': 'attachment; filename="ajaxvalidate.json"',
    'Cache-Control': 'no-store, no-cache, must-revalidate',
  });
}

function check(form: ServerForm, posted: PostedForm, captchaCode?: string): ValidationAnswer {
  const page = /^\d{1,4}$/.test(posted.text('page')) ? Number(posted.text('page')) : 0;
  return validationAnswer(form, findInvalidFields(form, posted, captchaCode), page);
}

/** Returns the content type: plain text only if the request accepts pages and neither JSON nor everything. */
function typeFor(accept: string): string {
  const isForPage = accept.includes('text/html') && !/json|\*\/\*/.test(accept);
  return isForPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
}

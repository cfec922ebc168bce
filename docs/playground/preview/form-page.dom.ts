import {
  type AnswerOptions,
  answerPost,
  answerValidation,
  type PostAnswer,
} from '../model/outputs/answer-post.model.js';
import { fieldsOf, withFields } from '../model/fields.model.js';
import type { HtmlElement } from '../model/outputs/markup/html.model.js';
import { tagWithForm } from '../model/outputs/tag.model.js';
import type { Post } from '../model/checks/post.model.js';
import type { Playground } from '../model/state.model.js';

/** Address that the server inside the preview answers. No browser finds it. */
export const validateUrl = 'https://playground.invalid/validate';

/** Image of the preview's captcha, and the code on it. */
const captcha = { imageUrl: 'captcha.svg?task=captcha', code: 'R4T7' };

/** Site key that the stub of the bot check accepts. */
const standInKey = 'playground';

/** Address that keeps drafts in the preview. */
export const draftsUrl = '#drafts';

/** A challenge that is solved at once, because the preview has no server that makes one. */
const standInChallenge = JSON.stringify({
  algorithm: 'SHA-256',
  challenge: '2faf75ace54331d4a1da3c05970bd63c0356cd9632a1a00c14e3e6ac38ffaf74',
  salt: 'playground?x=1&',
  maxnumber: 100,
  signature: 'playground',
});

/** Returns the tag with the blank form in it. */
export function blankPage(state: Playground, now: Date): HtmlElement {
  return withValidateUrl(tagWithForm(forPreview(state), { thisYear: now.getFullYear() }));
}

/** Returns the answer of the server to a post. */
export function answerTo(state: Playground, post: Post, now: Date): PostAnswer {
  return answerPost(forPreview(state), post, optionsAt(now));
}

/** Returns the tag of an answer: the form with its errors, or the thank-you. */
export function answeredPage({ content }: PostAnswer): HtmlElement {
  return withValidateUrl(content);
}

/** Returns the text that answers a check before sending, or before the next page of a form. */
export function validationOf(state: Playground, post: Post, now: Date): string {
  const page = Number(post.pairs.findLast(([name]) => name === 'page')?.[1] ?? 0);
  return JSON.stringify(answerValidation(forPreview(state), post, page, optionsAt(now)));
}

/**
 * Returns the state without what would lead out of the preview: the form's address, the provider's script, the server's
 * image of a code.
 */
function forPreview(state: Playground): Playground {
  const fields = fieldsOf(state.form).map((field) =>
    field.type === 'captcha' ? { ...field, imageUrl: captcha.imageUrl } : field,
  );
  const form = without(withFields(state.form, fields), 'action');
  const settings = { ...state.settings, saveUrl: state.settings.saveUrl && draftsUrl };
  if (!form.botCheck) return { ...state, form, settings };
  const botCheck =
    form.botCheck.provider === 'altcha'
      ? { ...form.botCheck, challengeUrl: standInChallenge }
      : { ...without(form.botCheck, 'scriptUrl'), siteKey: standInKey };
  return { ...state, settings, form: { ...form, botCheck } };
}

/** Returns an object without one of its optional keys. */
function without<T extends object>(value: T, key: keyof T & string): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as T;
}

function optionsAt(now: Date): AnswerOptions {
  return {
    captchaCode: captcha.code,
    today: { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() },
  };
}

function withValidateUrl({ attributes, ...tag }: HtmlElement): HtmlElement {
  return { ...tag, attributes: { ...attributes, 'validate-url': validateUrl } };
}

/** Builds the cookie banner of a page that has one. */
export function buildBanner(language: 'es' | 'en', revision: string): HTMLElement {
  const banner = document.createElement('cookie-consent');
  banner.setAttribute('revision', revision);
  banner.setAttribute('locale', language);
  return banner;
}

/** Forgets that this page has thanked for a form, which the history notes: a new visitor is thanked as the first one. */
export function forgetThanks(): void {
  if (history.state !== null) history.replaceState(null, '');
}

import { checkPost, type CheckOptions } from '../checks/check-post.model.js';
import { fieldsOf } from '../fields.model.js';
import { thanks } from '../empty.model.js';
import type { Post } from '../checks/post.model.js';
import { rulesOf } from '../checks/rules-of.model.js';
import type { FieldRules, FormRules } from '../checks/rules.model.js';
import type { Language, Playground } from '../playground.model.js';
import { markupOf } from '../../../../elements/rs-form/rendering/layout-markup.model.js';
import { classes } from './markup/markup-context.model.js';
import { fillingOf } from './markup/filling.model.js';
import { html, type HtmlNode } from './markup/html.model.js';
import { serverForm } from './markup/server-form.model.js';
import { tagAround } from './tag.model.js';
import type { HtmlElement } from './markup/html.model.js';

/** Error of one field, as a server says it. */
export interface FieldError {
  readonly name: string;
  /** Number in the id of the error element. */
  readonly id: number;
  /** Page from 1. */
  readonly page: number;
  readonly message: string;
}

/** Answer of the server to a post. `content` is the tag with its present content. */
export type PostAnswer =
  /** The post was stored. The server redirects with 303 to a page with the thank-you. */
  | {
      readonly is: 'thanks';
      readonly status: 303;
      readonly values: readonly (readonly [name: string, text: string])[];
      readonly content: HtmlElement;
    }
  /** The post was refused. The server returns the form with the posted values. */
  | {
      readonly is: 'refused';
      readonly status: 200;
      readonly errors: readonly FieldError[];
      /** Messages of the page, which are about no field. */
      readonly alerts: readonly string[];
      readonly content: HtmlElement;
    };

/** Facts beside a post. */
export interface AnswerOptions extends Omit<CheckOptions, 'page'> {
  /**
   * True if the provider of the bot check accepts the token.
   *
   * @default true for any token
   */
  readonly acceptsToken?: boolean;
}

const wrongForm: Readonly<Record<Language, string>> = {
  es: 'El envío es de otro formulario.',
  en: 'The post is of another form.',
};

/** Returns the answer of the server to a post of the form. */
export function answerPost(state: Playground, post: Post, options: AnswerOptions): PostAnswer {
  const rules = rulesOf(state);
  const { invalid, values } = checkPost(rules, post, options);
  const alerts = alertsOf(state, rules, post, options);
  const thisYear = options.today.year;
  if (invalid.length === 0 && alerts.length === 0)
    return { is: 'thanks', status: 303, values, content: thankYou(state) };
  const filling = fillingOf(
    post,
    invalid.map(({ name }) => name),
  );
  return {
    ...{ is: 'refused', status: 200, alerts },
    errors: invalid.map(errorOf),
    content: tagAround(state, serverForm(state, { thisYear, filling })),
  };
}

function errorOf({ name, id, page, message }: FieldRules): FieldError {
  return { name, id, page, message };
}

function alertsOf(
  { settings }: Playground,
  { bot, formId }: FormRules,
  { pairs }: Post,
  { acceptsToken = true }: AnswerOptions,
): readonly string[] {
  const last = (name: string) => pairs.filter(([one]) => one === name).at(-1)?.[1] ?? '';
  if (last('form[formId]') !== String(formId)) return [wrongForm[settings.language]];
  if (!bot || (acceptsToken && last(bot.tokenName) !== '')) return [];
  return [bot.message];
}

const proceed: Readonly<Record<Language, string>> = { es: 'Continuar', en: 'Continue' };

/** Returns the tag with the thank-you in place of the form. */
function thankYou(state: Playground): HtmlElement {
  const { form, settings } = state;
  const nodes: readonly HtmlNode[] = [
    html('div', { id: `rsfp-thankyou-scroll${form.formId}` }),
    html('p', {}, settings.thankYou || thanks[settings.language]),
    html(
      'button',
      {
        type: 'button',
        name: 'continue',
        class: classes('rsform-submit-button', 'rsform-thankyou-button', markupOf(form.layout).submit),
      },
      proceed[settings.language],
    ),
  ];
  return tagAround(state, ...nodes);
}

/** Answer of the task `ajaxValidate`, with the server's keys. */
export interface ValidationAnswer {
  readonly formComponents: readonly number[];
  readonly invalidComponents?: readonly number[];
  readonly validationMessages?: Readonly<Record<string, string>>;
  readonly currentPage?: number;
  readonly allPages?: number;
}

/**
 * Returns the answer of the task `ajaxValidate` for a page (from 1), or for the whole form with 0. It never reports
 * files. Without an invalid field there is no `invalidComponents`; it is empty if only fields elsewhere, or files, are
 * invalid.
 */
export function answerValidation(
  state: Playground,
  post: Post,
  page: number,
  options: AnswerOptions,
): ValidationAnswer {
  const { invalid } = checkPost(rulesOf(state), post, options);
  const { form } = state;
  const scope = page > 0 ? (form.pages[page - 1]?.fields ?? []) : fieldsOf(form);
  const formComponents = scope.map(({ componentId = 0 }) => componentId);
  const [first] = invalid;
  if (!first) return { formComponents };
  const shown = invalid.filter(({ posts, page: own }) => posts !== 'files' && (page === 0 || own === page));
  const hasPages = page === 0 && form.pages.length > 1;
  return {
    formComponents,
    invalidComponents: shown.map(({ id }) => id),
    ...(shown.length > 0 && {
      // The keys are numbers that the playground has given.
      validationMessages: Object.fromEntries(shown.map(({ id, message }) => [String(id), message])),
    }),
    ...(hasPages && { currentPage: first.page, allPages: form.pages.length - 1 }),
  };
}

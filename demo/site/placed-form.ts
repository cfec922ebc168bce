import { altchaName, challengeUrl } from '../forms/verify-altcha.js';
import { workLevel, workName } from '../forms/verify-work.js';
import type { Context } from 'hono';
import { viewPages, type FieldView } from '../forms/field-view.js';
import { behaviourJson, renderedJson } from '../forms/form-json.js';
import type { LayoutClasses } from '../forms/layout-classes.js';
import type { ServerForm, TagAttribute } from '../forms/server-form.js';
import type { Switches } from '../forms/switches.js';
import { boxComponentOf, boxPlaceOf } from '../legacy/box-lines.js';
import { inlineBlocks } from '../legacy/inline-block.js';
import { progressText } from '../legacy/progress.js';
import { findSession, sessionOf, type Session } from '../http/sessions.js';
import { routedPath } from './answer-validation.js';
import type { FailedPost } from './receive-post.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Form in the place that a template gave it: blank, returned, or with its thank-you. */
export interface PlacedForm {
  readonly form: ServerForm;
  readonly switches: Switches;
  readonly attributes: readonly TagAttribute[];
  readonly showsThankYou: boolean;
  readonly hasFailed: boolean;
  /** True if the browser renders the form from JSON; the server renders a returned one. */
  readonly isRendered: boolean;
  readonly asksServer: boolean;
  readonly action: string;
  /** Text of the JSON script; '' if the JSON has an address. */
  readonly json: string;
  readonly pages: readonly (readonly FieldView[])[];
  /** Classes of the form's layout, and the index of the page on show. */
  readonly css: LayoutClasses;
  /** Scripts that the original writes into the head, and that of its layout's framework. */
  readonly inlineBlocks: readonly string[];
  readonly frameworkScripts: readonly string[];
  readonly progress: (page: number) => string;
  readonly hasBotCheck: boolean;
  /** Id and component of a bot check plugin's box; null for none. */
  readonly box: { readonly id: string; readonly componentId: number } | null;
  /** Addresses of the bot check's scripts that the original loads. */
  readonly botScripts: readonly string[];
  /** Element of ALTCHA; null for a form without one. */
  readonly altcha: { readonly name: string; readonly challengeUrl: string } | null;
  /** Proof of work for the visitor's device. */
  readonly work: { readonly level: number; readonly name: string } | null;
  readonly csrfName: string;
  readonly noScriptPass: string;
}

/** Place of a form: its page, and whether the browser renders it. */
export interface Place {
  readonly formId: number;
  readonly failed: FailedPost | null;
  readonly isRendered: boolean;
}

/** Path of the script of the original layout's framework, which the inline script calls. */
export const bootstrapPath = '/media/com_rsform/js/frameworks/bootstrap5/bootstrap.bundle.min.js';

/** Validation address of the original, as the CMS's router writes it. */
const validateUrl = `${routedPath}?task=ajaxValidate&Itemid=101`;

/** Places a form in a page. A pending thank-you is shown once. */
export function placeForm(context: Context<SiteEnv>, parts: SiteParts, place: Place): PlacedForm {
  const url = context.get('url');
  const form = context.get('forms').find(place.formId);
  if (!form) throw new RangeError(`No form has the number ${place.formId}`);
  const session = sessionOf(context, parts.sessions, url);
  const switches = context.get('switches');
  const own = place.failed?.formId === form.formId ? place.failed : null;
  const showsThankYou = own === null && session.formsToThank.delete(form.formId);
  const isRendered = place.isRendered && own === null && !showsThankYou;
  const hasAddress = isRendered && !switches.isInline;
  const hasBotCheck = form.behaviour.botCheck !== undefined;

  const pages = viewPages(form, own ?? { posted: null, invalidFields: [] });
  const thanks = showsThankYou ? switches.thanks : null;
  const { layout: css } = switches;
  return {
    ...{ form, switches, css, pages, hasBotCheck, showsThankYou, isRendered },
    attributes: tagAttributes(form, switches, hasAddress),
    hasFailed: own !== null,
    box: switches.isLegacy ? boxOf(form) : null,
    altcha: altchaOf(form),
    work: form.asksWork ? { level: workLevel, name: workName } : null,
    botScripts: botScriptsOf(form, parts.verifier.providerUrl),
    asksServer: form.behaviour.validation.includes('server'),
    action: switches.postsElsewhere ? `${url.href}&sent=1` : url.href,
    json: hasAddress ? '' : jsonOf(form, isRendered ? session : null),
    inlineBlocks: switches.isLegacy ? blocksOf(form, switches, pages, thanks) : [],
    frameworkScripts: css.name === 'bootstrap5' ? [bootstrapPath] : [],
    progress: (page) => progressText(page, form.pages.length - 1),
    csrfName: session.csrfName,
    noScriptPass: hasBotCheck ? parts.passes.issue(session.id) : '',
  };
}

function blocksOf(
  form: ServerForm,
  { layout: css, serverVersion: version, attributes }: Switches,
  pages: PlacedForm['pages'],
  thanks: Switches['thanks'] | null,
): readonly string[] {
  const isOn = (wanted: string) => attributes.some(({ name }) => name === wanted);
  return inlineBlocks({
    ...{ form, css, version, pages, thanks, validateUrl },
    isDisabledOnSubmit: isOn('disable-on-submit'),
    scrollsToError: isOn('scroll-to-error'),
  });
}

function altchaOf({ asksAltcha }: ServerForm): PlacedForm['altcha'] {
  return asksAltcha === 'element' ? { name: altchaName, challengeUrl } : null;
}

function boxOf(form: ServerForm): PlacedForm['box'] {
  const id = boxPlaceOf(form);
  return id === '' ? null : { id, componentId: boxComponentOf(form) };
}

/** Returns the provider's script and, for a check with a box, that of its plugin. */
function botScriptsOf({ behaviour: { botCheck } }: ServerForm, providerUrl: string): readonly string[] {
  if (!botCheck) return [];
  const url = new URL(botCheck.scriptUrl ?? `${providerUrl}/recaptcha/api.js`);
  const isScore = botCheck.provider === 'recaptcha-v3';
  url.searchParams.set('render', isScore ? botCheck.siteKey : 'explicit');
  return isScore ? [url.href] : [url.href, '/assets/box-plugin.js'];
}

/** Returns the thank-you messages above the blank forms of a page, and clears them. */
export function thanksAbove(context: Context<SiteEnv>, { sessions }: SiteParts): readonly string[] {
  const session = findSession(context, sessions);
  if (context.get('switches').thanks !== 'message' || !session) return [];
  const sent = context.get('forms').all.filter(({ formId }) => session.formsToThank.delete(formId));
  return sent.map(({ thankYou }) => thankYou.title);
}

/** Returns the JSON of a form that the browser renders, with the session's token. */
export function renderedFormJson(form: ServerForm, session: Session): string {
  return renderedJson(form, [{ name: session.csrfName, value: '1' }]);
}

/** Returns the JSON beside a form of the server or, with a session, that of the whole form. */
function jsonOf(form: ServerForm, session: Session | null): string {
  return session ? renderedFormJson(form, session) : behaviourJson(form);
}

/** Returns the attributes of a form's tag: the site's, those of the switches, and the address of its JSON. */
function tagAttributes(form: ServerForm, switches: Switches, hasAddress: boolean): readonly TagAttribute[] {
  const source = hasAddress ? [{ name: 'src', value: `/formularios/${form.formId}.json` }] : [];
  const all = [...source, ...form.attributes, ...switches.attributes];
  // Of two with the same name the last wins.
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

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

/** A form in the place that a template gave it: blank, sent back, or thanked for. */
export interface PlacedForm {
  readonly form: ServerForm;
  readonly switches: Switches;
  readonly attributes: readonly TagAttribute[];
  readonly showsThankYou: boolean;
  readonly hasFailed: boolean;
  /** Whether the browser makes the form from JSON; one that comes back is the server's. */
  readonly isRendered: boolean;
  readonly asksServer: boolean;
  readonly action: string;
  /** The text of the JSON script; empty where the JSON has an address. */
  readonly json: string;
  readonly pages: readonly (readonly FieldView[])[];
  /** The classes of the form's layout, and what says which page is on show. */
  readonly css: LayoutClasses;
  /** The scripts that the original writes into the head of the page, and the one of its layout's framework. */
  readonly inlineBlocks: readonly string[];
  readonly frameworkScripts: readonly string[];
  readonly progress: (page: number) => string;
  readonly hasBotCheck: boolean;
  /** Where a plugin of the original draws its box: an id and a component; null for none. */
  readonly box: { readonly id: string; readonly componentId: number } | null;
  /** The addresses of the scripts of the bot check that the original loads. */
  readonly botScripts: readonly string[];
  /** What the visitor's machine has to compute. */
  readonly work: { readonly level: number; readonly name: string } | null;
  readonly csrfName: string;
  readonly noScriptPass: string;
}

/** Where a form stands: its page, and whether the browser renders it. */
export interface Place {
  readonly formId: number;
  readonly failed: FailedPost | null;
  readonly isRendered: boolean;
}

/** The script of the framework that a layout of the original is made for: the inline block calls it. */
export const bootstrapPath = '/media/com_rsform/js/frameworks/bootstrap5/bootstrap.bundle.min.js';

/** Where the original lets its script ask, as the router of the CMS writes it. */
const validateUrl = `${routedPath}?task=ajaxValidate&Itemid=101`;

/** Places a form in a page. A thank-you that is due is shown once and then forgotten. */
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

function boxOf(form: ServerForm): PlacedForm['box'] {
  const id = boxPlaceOf(form);
  return id === '' ? null : { id, componentId: boxComponentOf(form) };
}

/** That of the provider, and for a check with a box that of its plugin. */
function botScriptsOf({ behaviour: { botCheck } }: ServerForm, providerUrl: string): readonly string[] {
  if (!botCheck) return [];
  const url = new URL(botCheck.scriptUrl ?? `${providerUrl}/recaptcha/api.js`);
  const isScore = botCheck.provider === 'recaptcha-v3';
  url.searchParams.set('render', isScore ? botCheck.siteKey : 'explicit');
  return isScore ? [url.href] : [url.href, '/assets/box-plugin.js'];
}

/** What the page says above its forms, which are blank again, where that is all the thanks there is; said once. */
export function thanksAbove(context: Context<SiteEnv>, { sessions }: SiteParts): readonly string[] {
  const session = findSession(context, sessions);
  if (context.get('switches').thanks !== 'message' || !session) return [];
  const sent = context.get('forms').all.filter(({ formId }) => session.formsToThank.delete(formId));
  return sent.map(({ thankYou }) => thankYou.title);
}

/** The JSON of a form that the browser renders, with the session's token. */
export function renderedFormJson(form: ServerForm, session: Session): string {
  return renderedJson(form, [{ name: session.csrfName, value: '1' }]);
}

/** The JSON beside a form of the server's, or with a session the whole form. */
function jsonOf(form: ServerForm, session: Session | null): string {
  return session ? renderedFormJson(form, session) : behaviourJson(form);
}

/** The attributes of a form's tag: the site's own, those of the switches, and where its JSON is. */
function tagAttributes(form: ServerForm, switches: Switches, hasAddress: boolean): readonly TagAttribute[] {
  const source = hasAddress ? [{ name: 'src', value: `/formularios/${form.formId}.json` }] : [];
  const all = [...source, ...form.attributes, ...switches.attributes];
  // Of two with one name the last counts.
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

import type { Language, Playground } from '../playground.model.js';
import { behaviourJson, renderedJson } from './behaviour-json.model.js';
import {
  type Attributes,
  comment,
  html,
  type HtmlElement,
  type HtmlNode,
  scriptJson,
  writeHtml,
} from './markup/html.model.js';
import { serverForm, type ServerFormOptions } from './markup/server-form.model.js';

/** Returns the attributes of the form's tag. */
export function tagAttributes({ form, settings }: Playground): Attributes {
  const { submit, drafts, errorList, strictPrivacy, disableOnSubmit, scrollToError } = settings;
  return {
    submit: submit === 'fetch' && 'fetch',
    'without-draft': !drafts,
    'focus-on-error': errorList ? 'list' : 'field',
    'scroll-to-error': scrollToError,
    'disable-on-submit': disableOnSubmit,
    history: settings.pageHistory && form.pages.length > 1 && 'pages',
    privacy: strictPrivacy && 'strict',
    'save-url': settings.saveUrl !== '' && settings.saveUrl,
    'tool-name': settings.toolName !== '' && settings.toolName,
    'tool-description': settings.toolName !== '' && settings.toolDescription,
    'bot-check-optional': settings.botCheckOptional && form.botCheck !== undefined,
  };
}

/** Returns the server's markup, as RSForm! Pro writes it. */
export function serverMarkup(state: Playground, thisYear: number): string {
  return writeHtml([serverForm(state, { thisYear, hasHandlers: true })]);
}

/** Returns the tag with its JSON around a comment in place of the server's form. */
export function tagMarkup(state: Playground): string {
  const form = comment(placeOf[state.settings.language]);
  return writeHtml([tagAround(state, form)]);
}

/** Returns the tag with the JSON of the whole form, which the tag renders. */
export function renderedTagMarkup(state: Playground): string {
  const script = jsonScript(renderedJson(state));
  const { language } = state.settings;
  const noScript = html('noscript', {}, html('p', {}, withoutScripts[language]));
  return writeHtml([html('rs-form', tagAttributes(state), script, noScript, ...alternative(state))]);
}

/** Returns the tag with its JSON and the server's form, as an element. */
export function tagWithForm(state: Playground, options: ServerFormOptions): HtmlElement {
  return tagAround(state, serverForm(state, options));
}

/** Returns the tag with its JSON around nodes. */
export function tagAround(state: Playground, ...nodes: readonly HtmlNode[]): HtmlElement {
  const script = jsonScript(behaviourJson(state));
  return html('rs-form', tagAttributes(state), script, ...nodes, ...alternative(state));
}

function jsonScript(json: object): HtmlElement {
  return html('script', { type: 'application/json' }, `\n    ${scriptJson(json, '    ')}\n  `);
}

const placeOf: Readonly<Record<Language, string>> = {
  es: 'Aquí va el formulario, tal como lo escribe el servidor.',
  en: 'Here stands the form, as the server writes it.',
};
const withoutScripts: Readonly<Record<Language, string>> = {
  es: 'Este formulario necesita JavaScript. Escríbenos a hola@ejemplo.es.',
  en: 'This form needs JavaScript. Write to hello@example.org.',
};
const otherWay: Readonly<Record<Language, readonly [text: string, address: string]>> = {
  es: ['O escribe a ', 'hola@ejemplo.es'],
  en: ['Or write to ', 'hello@example.org'],
};

/** Returns another way to write, for visitors whom the bot check does not let through. */
function alternative({ form, settings }: Playground): readonly HtmlNode[] {
  if (!form.botCheck) return [];
  const [text, address] = otherWay[settings.language];
  const link = html('a', { href: `mailto:${address}` }, address);
  return [html('p', { slot: 'bot-check-alternative' }, text, link, '.')];
}

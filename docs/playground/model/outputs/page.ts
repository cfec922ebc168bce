import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { pageMarkup } from '../../../../cli/add/page-markup.mjs';
import { translated } from '../../../../cli/add/print-page.mjs';
import { toBase64 } from '../base64.model.js';
import type { Language, Playground, Theme } from '../playground.model.js';
import { firstPaintRules } from './first-paint.js';
import { type HtmlElement, html, type HtmlNode, writeHtml } from './markup/html.model.js';
import { policyOf } from './policy.js';
import { tagWithForm } from './tag.model.js';

/** Options of a page of one file. */
export interface PageOptions {
  /** Last year that a split date offers. */
  readonly thisYear: number;
  /**
   * Address of the folder with `suite.single.js` and `themes/`, with a slash at its end.
   *
   * @default '' for files beside the page
   */
  readonly base?: string;
  /** Content of the tag in place of the form, such as a thank-you; the blank form unless set. */
  readonly content?: HtmlElement;
}

const formTitle: Readonly<Record<Language, string>> = { es: 'Formulario', en: 'Form' };

/** Rules of the page around the form, where no theme of a site has any. */
const pageRules = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:var(--suite-surface,Canvas);color:var(--suite-text,CanvasText)}',
  'main{max-inline-size:42rem;margin-inline:auto;padding:1rem}',
].join('\n');

/** Style sheets of a theme. Those of a framework are for a page that has its own sheet, too. */
const sheets: Readonly<Record<Theme, readonly string[]>> = {
  'plain-form': ['plain-form.css'],
  calm: ['plain-form.css', 'calm.css'],
  bootstrap5: ['plain-form.css', 'bootstrap5.css'],
  uikit3: ['plain-form.css', 'uikit3.css'],
  cassiopeia: ['plain-form.css', 'cassiopeia.css'],
};

/**
 * Returns a complete page with the form, its tag, rules and policy. It works from a file, with the files of the suite
 * beside it.
 */
export function pageOf(state: Playground, options: PageOptions): string {
  const { thisYear, base = '' } = options;
  const { language } = state.settings;
  const title = state.form.title || formTitle[language];
  // The title is the page's heading.
  const untitled = { ...state, form: { ...state.form, title: '' } };
  const rules = `${pageRules}\n${firstPaintRules(state)}`.trim();
  const styles = [hashOf(`\n${rules}\n`)];
  const content = options.content ?? withoutServer(state, tagWithForm(untitled, { thisYear }));
  const body = [
    ...writeHtml([html('main', {}, html('h1', {}, title), content)], '    ').split('\n'),
    ...consentLines(state, language),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '  <head>',
    ...headLines(state, { title, base, rules, policy: policyOf(state, { styles }) }),
    '  </head>',
    '  <body>',
    ...body.filter((line) => line.trim() !== ''),
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

/** Returns the tag of a form whose fields the browser alone checks: a page from a file has no server to ask. */
function withoutServer({ form }: Playground, tag: HtmlElement): HtmlElement {
  if (!form.validation.includes('server')) return tag;
  return { ...tag, attributes: { ...tag.attributes, validation: 'browser' } };
}

interface Head {
  readonly title: string;
  readonly base: string;
  readonly rules: string;
  readonly policy: string;
}

function headLines({ settings }: Playground, { title, base, rules, policy }: Head): readonly string[] {
  const files = [
    ...sheets[settings.theme].map((file) => `themes/${file}`),
    ...(settings.consent ? ['themes/cookie-consent/first-paint.css'] : []),
  ];
  const nodes: readonly HtmlNode[] = [
    html('meta', { charset: 'utf-8' }),
    html('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    html('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    html('title', {}, title),
    ...files.map((file) => html('link', { rel: 'stylesheet', href: base + file })),
    html('style', {}, `\n${rules}\n`),
    html('script', { src: `${base}suite.single.js`, defer: true }),
  ];
  return writeHtml(nodes, '    ').split('\n').filter(Boolean);
}

/** Returns the lines of the consent banner, where the page has one. */
function consentLines({ settings }: Playground, language: Language): readonly string[] {
  const [, consent] = pageMarkup.find(([tag]) => tag === 'cookie-consent') ?? [];
  if (!settings.consent || !consent) return [];
  return translated(consent.markup, language)
    .trim()
    .split('\n')
    .map((line) => `    ${line}`);
}

/** Returns the source expression of a style sheet in the page. */
function hashOf(text: string): string {
  const bytes = sha256(utf8ToBytes(text));
  const base64 = toBase64(bytes).replaceAll('-', '+').replaceAll('_', '/');
  return `'sha256-${base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')}'`;
}

/** Returns a policy as the line of a header. */
export function policyHeader(state: Playground): string {
  return `Content-Security-Policy: ${policyOf(state)}; frame-ancestors 'self'`;
}

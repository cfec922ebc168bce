import { formMarkup } from './form-markup.mjs';
import { headLines } from './head-lines.mjs';
import { pagePolicy } from './page-policy.mjs';
import { pageMarkup } from './page-markup.mjs';
/** @import { SuitePackage } from '../doctor/suite-package.mjs' */
/** @import { TagMarkup } from './page-markup.mjs' */

/** Languages of the printed texts. */
export const languages = /** @type {const} */ (['es', 'en']);
/** @typedef {(typeof languages)[number]} Language */

/** Markup of each tag. */
export const markupByTag = new Map(
  [...pageMarkup, ...formMarkup].sort(([one], [other]) => (one < other ? -1 : 1)),
);

/**
 * Returns a page with a tag: markup, sheets, scripts, preloads, and the policy that it needs.
 * @param {string} tag
 * @param {TagMarkup} markup
 * @param {object} options
 * @param {Language} options.lang
 * @param {string} options.base Address of the suite's folder, with / at its end.
 * @param {SuitePackage} options.own
 * @returns {string}
 */
export function printPage(tag, markup, { lang, base, own }) {
  const { title, place, css, tags = [tag], parts = [], sheets = [], hasStub = false } = markup;
  const policy = policyOf(markup, base, own);
  const names = [...tags, ...(markup.hasNoTexts ? [] : [lang]), ...parts];
  const chunks = new Set(names.flatMap((one) => own.preloads[''].get(one) ?? []));
  const main = [
    `<main>`,
    `  <h1>${title}</h1>`,
    ...(place === 'in' ? indented(markup.markup) : []),
    '</main>',
  ];
  const lines = [
    `<!-- As a header: Content-Security-Policy: ${policy}; frame-ancestors 'self' -->`,
    ...(css ? [`<!-- Into the theme's style sheet, so that nothing shifts: ${css} -->`] : []),
    '<!doctype html>',
    `<html lang="${lang}">`,
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `    <title>${title}</title>`,
    ...headLines({
      ...{ base, sheets, preloads: [...chunks], script: 'suite.js' },
      ...(hasStub ? { stub: own.stub } : {}),
    }).map((line) => `    ${line}`),
    '  </head>',
    '  <body>',
    ...(place === 'before' ? indented(markup.markup, 4) : []),
    ...main.map((line) => `    ${line}`),
    ...(place === 'after' ? indented(markup.markup, 4) : []),
    '  </body>',
    '</html>',
  ];
  const words = lines.map((line) => (line.includes('<script>') ? line : translated(line, lang)));
  return `${words.join('\n')}\n`;
}

/**
 * @param {string} text
 * @param {number} [spaces]
 */
function indented(text, spaces = 2) {
  return text
    .trim()
    .split('\n')
    .map((line) => ' '.repeat(spaces) + line);
}

/**
 * Returns a text in a language: `{uno|one}` is the Spanish and the English one.
 * @param {string} text
 * @param {Language} lang
 */
export function translated(text, lang) {
  return text.replace(/\{([^{}|"]*)\|([^{}|"]*)\}/g, (_whole, es, en) => (lang === 'es' ? es : en));
}

/**
 * Returns the policy of a page with a tag.
 * @param {TagMarkup} markup
 * @param {string} base
 * @param {SuitePackage} own
 */
function policyOf({ policy = {}, hasStub }, base, own) {
  const host = /^https?:/i.test(base) ? [new URL(base).origin] : [];
  return pagePolicy({
    host,
    scripts: hasStub ? [own.stubHash] : [],
    sources: new Map(Object.entries(policy)),
  });
}

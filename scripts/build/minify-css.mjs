/** Minifies the style sheets that TypeScript sources hold in `css` templates. */
import { transform } from 'esbuild';

/** A sheet contains no backtick, and what is put into it is another sheet. */
const template = /\bcss`([^`]*)`/g;
const insertion = /\$\{[^}]*\}/g;

/**
 * Minifies each `css` template of a source file. Each stays a template, so that a sheet is a `CSSResult` at run time.
 *
 * @param {string} code - TypeScript or JavaScript.
 * @returns {Promise<string>} The code, with shorter templates.
 * @throws When a sheet contains a syntax error.
 */
export async function minifyCss(code) {
  const sheets = [...code.matchAll(template)].map(([, sheet]) => sheet);
  const minified = await Promise.all(sheets.map(minifySheet));
  return code.replace(template, () => `css\`${minified.shift()}\``);
}

/** An at-rule that the minifier does not know holds the place of each insertion. */
async function minifySheet(sheet) {
  const insertions = sheet.match(insertion) ?? [];
  const text = unescape(sheet.replace(insertion, '@suite-insertion;'));
  const { code, warnings } = await transform(text, { loader: 'css', minify: true, logLevel: 'silent' });
  const faults = warnings.filter(({ text }) => !text.includes('suite-insertion'));
  if (faults.length > 0) throw new Error(`${faults[0].text} in the sheet ${sheet}`);
  return escape(code.trim()).replace(/@suite-insertion;/g, () => insertions.shift());
}

const unescape = (text) => text.replaceAll('\\\\', '\\');
const escape = (text) => text.replaceAll('\\', '\\\\');

/** Minifies the style sheets in `css` templates of TypeScript sources. */
import { transform } from 'lightningcss';

/** Matches a template. A sheet contains no backtick, and an insertion is another sheet. */
const template = /\bcss`([^`]*)`/g;
const insertion = /\$\{[^}]*\}/g;

/**
 * Minifies each `css` template of a source file. Each stays a template, so that a sheet is a `CSSResult` at run time.
 *
 * @param {string} code - TypeScript or JavaScript.
 * @returns {string} The code, with shorter templates.
 * @throws If a sheet contains a syntax error.
 */
export function minifyCss(code) {
  return code.replace(template, (_whole, sheet) => `css\`${minifySheet(sheet)}\``);
}

/** Minifies a sheet. Each insertion is replaced by a unique unknown at-rule, because the minifier merges equal ones. */
function minifySheet(sheet) {
  const insertions = sheet.match(insertion) ?? [];
  let number = 0;
  const text = unescape(sheet.replace(insertion, () => `@suite-insertion-${number++};`));
  const { code } = transform({ filename: 'sheet.css', code: Buffer.from(text), minify: true });
  return escape(code.toString()).replace(/@suite-insertion-(\d+);/g, (_rule, index) => insertions[index]);
}

const unescape = (text) => text.replaceAll('\\\\', '\\');
const escape = (text) => text.replaceAll('\\', '\\\\');

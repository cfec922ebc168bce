/** Highlights code at build time: Prism writes classes, so a page needs no script and no inline style for it. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages.silent = true;
loadLanguages(['markup', 'css', 'javascript', 'json', 'typescript', 'jsx', 'tsx', 'bash', 'php', 'python']);

const aliases = { html: 'markup', js: 'javascript', ts: 'typescript', sh: 'bash', vue: 'markup' };

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as HTML. */
export function escapeHtml(text) {
  return String(text).replaceAll(/[&<>"]/g, (sign) => escapes[sign]);
}

/** Returns code as HTML with the classes of Prism. A language without a grammar is escaped only. */
export function highlight(code, language) {
  const grammar = Prism.languages[aliases[language] ?? language];
  return grammar === undefined ? escapeHtml(code) : Prism.highlight(code, grammar, language);
}

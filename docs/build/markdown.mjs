/** Markdown to HTML: headings with the ids of GitHub, highlighted code, tables that scroll on their own. */
import MarkdownIt from 'markdown-it';
import { highlight } from './highlight.mjs';
import {
  exampleOf,
  figureOf,
  languageOf,
  liveFigure,
  readExample,
  resultFigure,
  titleOf,
} from './included.mjs';
import { screenshotHtml } from './screenshots.mjs';

/** Returns the id that GitHub gives to a heading. */
export function slugOf(text) {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

const textOf = (inline) =>
  inline.children.map(({ type, content }) => (/^(text|code_inline)$/.test(type) ? content : '')).join('');

/** Returns the headings of a text with their ids: a repeated heading gets a number, as on GitHub. */
export function headingsOf(tokens) {
  const counts = new Map();
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const title = textOf(tokens[index + 1]);
    const slug = slugOf(title);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return [
      { token, index, level: Number(token.tag[1]), title, id: count === 0 ? slug : `${slug}-${count}` },
    ];
  });
}

/**
 * Returns a Markdown parser that writes links by `rewrite(href)`; without an address the text stays, without a link.
 * `base` is the path from the page to the site's root, `texts` those of its language: live examples need both.
 */
export function createMarkdown({ label = '', rewrite = (href) => href, base = '', texts = {} } = {}) {
  const markdown = new MarkdownIt({ html: false, highlight });
  const { rules } = markdown.renderer;
  const group = `<div class="scroller" tabindex="0" role="group" aria-label="${label}">`;
  rules.table_open = () => `${group}<table>\n`;
  rules.table_close = () => '</table></div>\n';
  rules.fence = (tokens, index) => codeBlock(tokens[index].content, tokens[index].info.trim());
  rules.example = (tokens, index) => exampleHtml(tokens[index].meta, { base, texts });
  rules.image = (tokens, index, options, env, self) => {
    const { attrs, children } = tokens[index];
    const alt = markdown.utils.escapeHtml(self.renderInlineAsText(children, options, env));
    return screenshotHtml(Object.fromEntries(attrs).src, alt, base);
  };
  rules.heading_open = (tokens, index, options, env, self) => self.renderToken(tokens, index, options);
  markdown.block.ruler.before('paragraph', 'comment', skipComment, { alt: ['paragraph'] });
  markdown.core.ruler.push('examples', replaceExamples);
  markdown.core.ruler.push('site-links', ({ tokens }) => {
    for (const { children } of tokens) if (children) rewriteLinks(children, rewrite);
  });
  return markdown;
}

/** Block rule of markdown-it: skips the lines of an HTML comment, which is for tools that read the file. */
function skipComment(state, startLine, endLine, isCheck) {
  const textOf = (line) => state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]);
  if (!textOf(startLine).startsWith('<!--')) return false;
  let line = startLine;
  while (line < endLine && !textOf(line).includes('-->')) line += 1;
  if (line === endLine) return false;
  if (!isCheck) state.line = line + 1;
  return true;
}

function rewriteLinks(tokens, rewrite) {
  const stack = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const href = rewrite(token.attrGet('href'));
      stack.push(href);
      if (href === null) token.hidden = true;
      else token.attrSet('href', href);
    } else if (token.type === 'link_close') {
      token.hidden = stack.pop() === null;
    }
    if (token.hidden) Object.assign(token, { type: 'text', content: '', tag: '' });
  }
}

/** Core rule of markdown-it: a paragraph that is a link to a file of `docs/examples` becomes the file. */
function replaceExamples({ tokens, Token }) {
  for (const [index, { children }] of tokens.entries()) {
    const file = children?.[0]?.type === 'link_open' && exampleOf(children[0].attrGet('href'));
    if (!file || children.length !== 3 || tokens[index - 1].type !== 'paragraph_open') continue;
    const example = new Token('example', '', 0);
    example.meta = { file, name: textOf(tokens[index]), how: children[0].attrGet('title') };
    tokens.splice(index - 1, 3, example);
  }
}

function exampleHtml({ file, name, how }, { base, texts }) {
  const text = readExample(file);
  const code = codeBlock(text, languageOf(file));
  const frame = { src: `${base}examples/${file}`, title: titleOf(text), name, code, texts };
  if (how === 'live') return liveFigure(frame);
  return how === 'result' ? resultFigure(frame) : figureOf(name, code);
}

/** Returns highlighted code, with a place for the copy button that a script adds. */
export function codeBlock(code, language) {
  return `<div class="code" data-copy><pre tabindex="0"><code>${highlight(code, language)}</code></pre></div>\n`;
}

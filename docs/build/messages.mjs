/** Sections of the catalogue of console messages: one for each code, in each language. */
import { readContent } from './sources.mjs';

const catalogueOf = (language) => `docs/content/${language}/messages.md`;

/** Matches the heading of a section and its text, up to the next heading. */
const section = /^### ([a-z-]+)\n([^]*?)(?=^#{2,3} |(?![^]))/gm;

/** Returns the messages of a language in the order of the catalogue: code, text, first sentence about the message. */
export function readMessages(language) {
  return [...readContent(language, 'messages').matchAll(section)].map(([, code, text]) => {
    const [, meaning = ''] = text.trim().split(/\n\n/);
    const [description] = /^[^]*?\.(?=\s|$)/.exec(meaning.replaceAll('\n', ' ')) ?? [''];
    return { code, text: text.trim(), description, file: catalogueOf(language) };
  });
}

/** Returns the pages of the messages: `m/<code>/`, the address at the end of a message. */
export function messagePages() {
  return readMessages('en').map(({ code }) => ({
    key: `m/${code}/index`,
    kind: 'message',
    group: 'none',
    code,
    sources: [],
  }));
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { captionPieces } from '../../../../elements/media-box/viewer/caption-links.model.js';

/** The links of a caption, each `words → address`. */
const linksOf = (caption: string) =>
  captionPieces(caption).flatMap(({ text, href }) => (href === null ? [] : [`${text} → ${href}`]));

describe('<media-box> caption links', () => {
  const rows = [
    ['has no link in plain words', 'La sala, de día', []],
    [
      'leads to a web address',
      'Ver https://example.org/a?b=1#c',
      ['https://example.org/a?b=1#c → https://example.org/a?b=1#c'],
    ],
    [
      'leads to an address without its scheme',
      'En www.example.org/sala',
      ['www.example.org/sala → https://www.example.org/sala'],
    ],
    [
      'leads to a mail address',
      'Escribe a ana.b+c@example.org.',
      ['ana.b+c@example.org → mailto:ana.b+c@example.org'],
    ],
    [
      'keeps the full stop out of the link',
      'Mira https://example.org.',
      ['https://example.org → https://example.org'],
    ],
    [
      'keeps a closing bracket out of the link',
      '(https://example.org/a)',
      ['https://example.org/a → https://example.org/a'],
    ],
    [
      'keeps a bracket that the address has opened',
      'https://example.org/a_(b)',
      ['https://example.org/a_(b) → https://example.org/a_(b)'],
    ],
    [
      'has as many links as addresses',
      'https://a.test y b@c.test',
      ['https://a.test → https://a.test', 'b@c.test → mailto:b@c.test'],
    ],
    ['leads to no script', 'javascript:alert(1) data:text/html,x', []],
    ['breaks out of no attribute (mb-xss-15)', 'http://x/"onmouseover="__pwned=1', ['http://x/ → http://x/']],
    ['makes nothing of tags (mb-xss-01)', '<img src=x onerror=__pwned=1>', []],
  ] as const;
  for (const [title, caption, expected] of rows) {
    it(`the caption of an author ${title}`, () => assert.deepEqual(linksOf(caption), expected));
  }

  it('the caption of an author is whole, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (caption) => {
        assert.equal(
          captionPieces(caption)
            .map(({ text }) => text)
            .join(''),
          caption,
        );
      }),
    );
  });

  it('the caption of an author is plain words where it is too long to be read', () => {
    assert.deepEqual(captionPieces('a@b.test '.repeat(2000)).length, 1);
  });
});

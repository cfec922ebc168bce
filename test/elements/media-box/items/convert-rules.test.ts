import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  convertLink,
  convertRules,
  readConvertRules,
} from '../../../../elements/media-box/items/convert-rules.model.js';
import { readItem } from '../../../../elements/media-box/items/read-item.model.js';
import { base, factsOf, parseUrl, type Link } from './links.js';

function converted(link: Link, rules: string) {
  const { item } = readItem(convertLink(factsOf(link), readConvertRules(rules).rules), parseUrl);
  return { ...item, params: Object.fromEntries(item.params) };
}

const popup = 'index2.php?option=com_jce&task=popup';

describe('<media-box> convert rules', () => {
  it('old links that an author lets convert are those of the rules that are named; other words are reported', () => {
    const { rules, unknown } = readConvertRules(' Legacy shadowbox constructor ');
    assert.deepEqual([...rules], ['legacy', 'shadowbox']);
    assert.deepEqual(unknown, ['constructor']);
  });

  it('old links that an author lets convert stay as they are without a rule', () => {
    const links = [
      { rel: 'lightbox[g]' },
      { rel: 'shadowbox[g];width=4' },
      { href: popup, onclick: 'img=a.jpg' },
    ];
    for (const link of links) {
      const facts = factsOf(link);
      assert.equal(convertLink(facts, new Set()), facts);
    }
  });

  it('old links that an author lets convert stay as they are where no rule knows them', () => {
    const facts = factsOf({ rel: 'nofollow mylightbox shadowboxes', title: 'Sala' });
    assert.equal(convertLink(facts, new Set(convertRules)), facts);
  });

  it('old links that an author lets convert belong to the group of their lightbox', () => {
    assert.equal(converted({ rel: 'lightbox[Mis fotos] nofollow' }, 'lightbox').group, 'Mis fotos');
    assert.equal(converted({ rel: 'nofollow lightbox' }, 'lightbox').group, null);
  });

  it('old links that an author lets convert keep what else a lightbox says', () => {
    const { group, title } = converted({ rel: 'lightbox[g];title[Sala]' }, 'lightbox');
    assert.deepEqual([group, title], ['g', 'Sala']);
  });

  it('old links that an author lets convert belong to the group of their shadowbox, with its options', () => {
    const rel = 'shadowbox[g];width=400;height=300;title=La sala;options={x:1}';
    const { group, width, height, title, params } = converted({ rel }, 'shadowbox');
    assert.deepEqual([group, title, params], ['g', 'La sala', {}]);
    assert.deepEqual([width?.value, height?.value], [400, 300]);
  });

  it('old links that an author lets convert are shown by what plays them in a shadowbox', () => {
    const typeOf = (player: string) =>
      converted({ href: 'media/1', rel: `shadowbox;player=${player}` }, 'shadowbox').type;
    assert.deepEqual(['img', 'iframe', 'html', 'swf', 'constructor'].map(typeOf), [
      'image',
      'frame',
      'page',
      'error',
      'error',
    ]);
  });

  it('old links that an author lets convert show the picture of an old window', () => {
    const onclick = `window.open('${popup}&img=images/sala.jpg&title=La_sala','x');return false;`;
    const { src, type, title } = converted({ href: popup, onclick }, 'legacy');
    assert.deepEqual([src, type, title], [`${base}images/sala.jpg`, 'image', 'La sala']);
  });

  it('old links that an author lets convert show the picture that only their address names', () => {
    const { src } = converted({ href: `${popup}&img=images%2Fsala.jpg` }, 'legacy');
    assert.equal(src, `${base}images/sala.jpg`);
  });

  it('old links that an author lets convert run nothing that an old window names', () => {
    const onclick = "x('&img=javascript:__pwned=1&title=<b>x</b>')";
    const { src, type, title } = converted({ href: popup, onclick }, 'legacy');
    assert.deepEqual([src, type, title], ['', 'error', '<b>x</b>']);
  });
});

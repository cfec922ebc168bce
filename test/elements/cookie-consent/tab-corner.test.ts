import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  overlaps,
  placeTab,
  type Corner,
  type Place,
} from '../../../elements/cookie-consent/after-choice/tab-corner.model.js';

/** A page: what its corners contain, and where the visitor is. */
interface PageFacts {
  readonly corner?: Corner;
  readonly isScrolled?: boolean;
  readonly canScroll?: boolean;
  readonly hasFocus?: boolean;
  readonly isEntering?: boolean;
  readonly content?: readonly Corner[];
  readonly focus?: readonly Corner[];
}

const all: readonly Corner[] = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];
const place = ({ content = [], focus = [], ...facts }: PageFacts): Place =>
  placeTab({
    ...{ corner: 'top-start', isScrolled: false, canScroll: true, hasFocus: false, isEntering: false },
    ...facts,
    coversContent: (corner) => content.includes(corner),
    coversFocus: (corner) => focus.includes(corner),
  });

const rows: readonly (readonly [string, PageFacts, Corner, 'there' | 'waits'])[] = [
  ['is there where its corner is free', {}, 'top-start', 'there'],
  ['is there in the corner that the author names', { corner: 'bottom-end' }, 'bottom-end', 'there'],
  ['waits over content at the top of the page', { content: all }, 'top-start', 'waits'],
  [
    'is there over content once the visitor scrolls',
    { content: all, isScrolled: true },
    'top-start',
    'there',
  ],
  ['waits while the visitor fills in a form', { isScrolled: true, isEntering: true }, 'top-start', 'waits'],
  ['is there for whoever reaches it by keyboard', { content: all, hasFocus: true }, 'top-start', 'there'],
  [
    'takes the next free corner of a page that cannot scroll',
    { canScroll: false, content: ['top-start', 'top-end'] },
    'bottom-start',
    'there',
  ],
  ['stays in its corner where none is free', { canScroll: false, content: all }, 'top-start', 'there'],
  ['waits over what has the focus', { focus: ['top-start'] }, 'top-start', 'waits'],
  [
    'waits over what has the focus once the visitor scrolls, too',
    { isScrolled: true, focus: ['top-start'] },
    'top-start',
    'waits',
  ],
];

describe('the tab that opens the banner again', () => {
  for (const [title, facts, corner, state] of rows)
    it(`the tab that opens the banner again ${title}`, () =>
      assert.deepEqual(place(facts), { corner, isWaiting: state === 'waits' }));
});

describe('two boxes', () => {
  const box = { left: 0, right: 10, top: 0, bottom: 10 };
  for (const [title, other, isOver] of [
    ['overlap in a corner', { left: 9, right: 20, top: 9, bottom: 20 }, true],
    ['only touch at a side', { left: 10, right: 20, top: 0, bottom: 10 }, false],
    ['only touch above', { left: 0, right: 10, top: 10, bottom: 20 }, false],
  ] as const)
    it(`two boxes ${title}`, () => assert.equal(overlaps(box, other), isOver));
});

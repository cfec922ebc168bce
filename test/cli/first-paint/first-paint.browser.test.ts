import { expect } from '@open-wc/testing';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { decideHidden } from '../../../cli/first-paint/decide.mjs';
import { firstPaintCssOf } from '../../../cli/first-paint/style-sheet.mjs';
import { readFirstPaint } from '../../../cli/first-paint/read-definition.mjs';
import { sourceOf } from '../../../cli/first-paint/sources.mjs';
import { generateForm, type GeneratedForm } from './generated-forms.js';
import { createRandom } from './random.js';

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const ordered = seeds(0, 90).map((seed) => generateForm(seed, 'ordered'));
const flat = seeds(200, 30).map((seed) => generateForm(seed, 'flat'));
const large = seeds(300, 6).map((seed) => generateForm(seed, 'large'));
const wild = seeds(400, 50).map((seed) => generateForm(seed, 'wild'));

/** Returns true if CSS can evaluate every condition of the form, and no chain is too long for a selector. */
function isReadable({ definition }: GeneratedForm): boolean {
  const { conditions, kinds } = readFirstPaint(definition);
  return decideHidden(conditions, (name) => sourceOf(name, kinds.get(name) ?? { is: 'unlisted' })).every(
    ({ isHidden }) => isHidden.isExact,
  );
}

/** A form with a visitor's choices, and the result of CSS alone. */
interface Painted {
  readonly tag: HTMLElement;
  readonly shown: readonly boolean[];
}

/** Returns, for each block, control and label, true if a visitor sees it. */
function shownIn(tag: HTMLElement): readonly boolean[] {
  return [...tag.querySelectorAll('.rsform-block, .rsform-block :is(input, select, label)')].map((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function choose(tag: HTMLElement, seed: number): void {
  const random = createRandom(seed + 7);
  for (const control of tag.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([type="hidden"], [type="text"]), select',
  )) {
    if (random.oneIn(3)) continue;
    if (control instanceof HTMLInputElement) control.checked = random.oneIn(2);
    else for (const option of control.options) option.selected = random.oneIn(2);
  }
}

/** Renders a form before its script loads. The fail-safe animation is stopped at its start, or finished (`isLate`). */
function paint({ definition, markup }: GeneratedForm, seed: number, isLate: boolean): Painted {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(firstPaintCssOf(readFirstPaint(definition)));
  document.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.innerHTML = markup;
  const tag = box.querySelector<HTMLElement>('rs-form') as HTMLElement;
  document.body.append(tag);
  choose(tag, seed);
  for (const animation of document.getAnimations()) {
    if (isLate) animation.finish();
    else animation.pause();
  }
  const shown = shownIn(tag);
  tag.remove();
  document.adoptedStyleSheets = [];
  return { tag, shown };
}

/** Inserts a tag and returns the visible parts after its core has loaded. */
async function enhance(tag: HTMLElement): Promise<readonly boolean[]> {
  document.body.append(tag);
  await new Promise<void>((resolve) => (tag as RsFormElement).withCore(() => resolve()));
  const shown = shownIn(tag);
  tag.remove();
  return shown;
}

describe('cli/first-paint: first paint', () => {
  const readable = ordered.filter(isReadable);
  const exact = [...readable, ...flat, ...large];
  const guessed = [...ordered.filter((form) => !isReadable(form)), ...wild];
  // Rendered before the tag is defined: afterwards it starts at once.
  const early = new Map(exact.map((form, seed) => [form, paint(form, seed, false)]));
  const late = new Map(guessed.map((form, seed) => [form, paint(form, seed, true)]));

  before(async () => {
    await import('../../../elements/rs-form/define.js');
  });

  for (const [form, { tag, shown }] of early) {
    it(`the first-paint line of a generated form shows the fields that the script will show: ${form.title}`, async () => {
      expect(await enhance(tag)).to.deep.equal(shown);
    });
  }

  for (const [form, { tag, shown }] of late) {
    it(`the first-paint line of a generated form hides nothing for good that the script would show: ${form.title}`, async () => {
      const enhanced = await enhance(tag);
      expect(shown.filter((isShown, at) => !isShown && enhanced[at])).to.deep.equal([]);
    });
  }

  it('the first-paint line of a generated form is read whole for at least sixty of them', () => {
    expect(readable.length).to.be.at.least(60);
  });

  it('the first-paint line of a generated form is asked in groups where there are many conditions', () => {
    for (const { definition } of large) {
      expect(firstPaintCssOf(readFirstPaint(definition))).to.include('{&');
    }
  });

  it('the first-paint line of a generated form has shown and hidden', () => {
    const all = [...early.values()].flatMap(({ shown }) => shown);
    expect(all.filter(Boolean).length).to.be.greaterThan(all.length / 4);
    expect(all.filter((isShown) => !isShown).length).to.be.greaterThan(all.length / 8);
  });
});

import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import '../../../elements/rs-calendar/define.js';
import { writePageTexts } from '../../shared/page-texts.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

/** Opens a right-to-left page with a calendar around an input. */
async function openPage(input: string, dir = 'rtl'): Promise<readonly [HTMLInputElement, RsCalendar]> {
  document.querySelector('main')?.remove();
  const page = document.createElement('main');
  page.innerHTML = `<div dir="${dir}" lang="fa" style="font: 20px monospace"><label for="day">اليوم</label>
    <rs-calendar format="DD/MM/YYYY HH:mm"><input type="text" id="day" ${input}></rs-calendar></div>`;
  document.body.append(page);
  const element = page.querySelector('rs-calendar') as RsCalendar;
  await appears(element.shadowRoot as ShadowRoot, '[part="toggle"]');
  return [page.querySelector('input') as HTMLInputElement, element];
}

/** Measures the left edges of the words of a text, in a box with the writing direction of an input. */
function placesOf(like: Element, text: string): readonly string[] {
  const { direction, unicodeBidi } = getComputedStyle(like);
  const box = document.createElement('div');
  Object.assign(box.style, { direction, unicodeBidi, width: '40em' });
  const words = text.split(' ').map((word) => {
    const span = document.createElement('span');
    span.textContent = word;
    return span;
  });
  box.append(...words.flatMap((span, index) => (index > 0 ? [' ', span] : [span])));
  document.body.append(box);
  const left = (span: Element) => span.getBoundingClientRect().left;
  const places = [...words]
    .sort((one, other) => left(one) - left(other))
    .map(({ textContent }) => textContent);
  box.remove();
  return places;
}

describe('a date on a page that is written from right to left', () => {
  it('a date on a page that is written from right to left shows its day before its time, as it was typed', async () => {
    const [input] = await openPage('value="24/12/2027 10:30"');
    expect(placesOf(input, input.value)).to.deep.equal(['24/12/2027', '10:30']);
    expect(placesOf(input.closest('[dir]') as Element, input.value)).to.deep.equal(['10:30', '24/12/2027']);
  });

  it('a date on a page that is written from right to left reads from the right where it has the name of a month', async () => {
    const [input] = await openPage('value="ديسمبر 2027"');
    expect(placesOf(input, input.value)).to.deep.equal(['2027', 'ديسمبر']);
  });

  it('a date on a page that is written from right to left is where the page has its texts, at the right', async () => {
    const [input] = await openPage('');
    expect(getComputedStyle(input).textAlign).to.equal('right');
    expect(getComputedStyle(input).direction).to.equal('rtl');
    const [centred] = await openPage('style="text-align: center"');
    expect(getComputedStyle(centred).textAlign).to.equal('center');
  });

  it('a date on a page that is written from right to left is left alone where its author has set a direction', async () => {
    const [input] = await openPage('dir="rtl"');
    expect(input.style.unicodeBidi).to.equal('');
  });

  it('a date on a page that is written from right to left keeps its order in the example beside the input', async () => {
    const [, element] = await openPage('');
    const hint = element.querySelector('[slot="hint"]')?.textContent;
    expect(hint).to.match(/\u2068\d\d\/\d\d\/\d{4} 10:30\u2069/);
  });

  it('a date on a page that is written from right to left has an example in English with that language, and is at the side of the page’s texts', async () => {
    const [, element] = await openPage('');
    const hint = element.querySelector<HTMLElement>('[slot="hint"]');
    expect([hint?.lang, hint?.dir]).to.deep.equal(['en', 'ltr']);
    expect(getComputedStyle(hint as Element).textAlign).to.equal('right');
  });

  it('a date on a page that is written from right to left has an example without marks where the author has written it in the page’s language', async () => {
    const forget = writePageTexts('fa', { 'calendar.format-hint': 'مثلا: %s' });
    const [, element] = await openPage('');
    forget();
    const hint = element.querySelector('[slot="hint"]');
    expect(hint?.textContent).to.contain('مثلا');
    expect({ lang: hint?.hasAttribute('lang'), dir: hint?.hasAttribute('dir') }).to.deep.equal({
      lang: false,
      dir: false,
    });
  });

  it('a date on a page that is written from right to left leaves the input as it was when its calendar goes', async () => {
    const [input, element] = await openPage('');
    expect(input.hasAttribute('style')).to.equal(true);
    element.replaceWith(input);
    await Promise.resolve();
    expect(input.hasAttribute('style')).to.equal(false);
  });
});

describe('a date on a page that is written from left to right', () => {
  it('a date on a page that is written from left to right has nothing written to its input, nor signs in its example', async () => {
    const [input, element] = await openPage('', 'ltr');
    expect(input.hasAttribute('style')).to.equal(false);
    expect(element.querySelector('[slot="hint"]')?.textContent).not.to.match(/[\u2066-\u2069]/);
  });
});

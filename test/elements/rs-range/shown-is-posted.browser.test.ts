import { expect } from '@open-wc/testing';
import { nextError } from '../../shared/next-error.js';
import { inputMarkup, openForm, openRange, pageOf, rangeId, type RangePage } from './range-page.js';
import { until } from '../../shared/until.js';

type RsRange = HTMLElementTagNameMap['rs-range'];

const posted = ({ form }: Pick<RangePage, 'form'>) => new FormData(form).get('form[Presupuesto]');
const isInSight = (text: Element) => text.getBoundingClientRect().width > 20;

/** Settles when a text is invalid: the error texts for unreadable numbers are a chunk of their own. */
const isRefused = ({ validity }: HTMLInputElement) => until(() => !validity.valid, 'refused');

/** Opens a page whose slider cannot parse its text. */
async function openUnread(attributes: string, value: string) {
  const form = openForm(`${inputMarkup(value)}<rs-range for="${rangeId}" ${attributes}></rs-range>`);
  const element = form.querySelector('rs-range') as RsRange;
  const text = form.querySelector('input') as HTMLInputElement;
  await isRefused(text);
  return { form, element, text, root: element.shadowRoot as ShadowRoot };
}

describe('the value of a slider', () => {
  const cases = [
    ['step="0.5"', '12,5', '12.5'],
    ['', '150', '100'],
    ['', '-5', '0'],
    ['step="0.5"', '7.3', '7.5'],
    ['max="5000"', '1.234', '1234'],
    ['max="5000" step="0.5"', '1.234,5', '1234.5'],
    ['max="5000"', '1 234', '1234'],
    ['max="5" step="0.001"', '1.234', '1.234'],
    ['double', '120-40', '40-100'],
    ['double step="0.5"', '12,5 - 20,5', '12.5-20.5'],
    ['values="S,M,L"', ' M ', 'M'],
  ] as const;
  for (const [attributes, text, wanted] of cases) {
    it(`the value of a slider is the posted one: ${wanted} of "${text}", from the server and from a script (${attributes})`, async () => {
      const fromServer = await openRange(attributes, inputMarkup(text));
      const shown = wanted.replace(/(\d)-(\d)/, '$1 – $2');
      expect([posted(fromServer), fromServer.shown()]).to.deep.equal([wanted, shown]);
      const fromScript = await openRange(attributes);
      fromScript.type(text);
      expect([posted(fromScript), fromScript.shown()]).to.deep.equal([wanted, shown]);
    });
  }

  it('the value of a slider is the posted one when a script empties the text', async () => {
    const page = await openRange('min="10"', inputMarkup('40'));
    page.type('');
    expect([posted(page), page.shown()]).to.deep.equal(['10', '10']);
  });

  it('the value of a slider is read as its own language writes numbers', async () => {
    const page = await openRange('max="5000" locale="en"', inputMarkup('1,234'));
    expect(posted(page)).to.equal('1234');
  });

  it('the value of a slider is told to the page once it has been brought to a step', async () => {
    const page = await openRange('step="10"', inputMarkup('40'));
    const heard: string[] = [];
    page.text.addEventListener('change', () => heard.push(page.text.value));
    page.type('57');
    expect(heard.at(-1)).to.equal('60');
  });
});

describe('a text in which a slider reads no value', () => {
  for (const [attributes, text] of [
    ['', 'abc'],
    ['', '120-40'],
    ['', '12,5,1'],
    ['', '1.23.456'],
    ['double', '40'],
    ['values="S,M,L"', 'XL'],
  ] as const) {
    it(`a text in which a slider reads no value stays a text, is invalid and posts itself: "${text}" (${attributes})`, async () => {
      const { form, root, element } = await openUnread(attributes, text);
      expect({ posted: posted({ form }), isValid: form.checkValidity() }).to.deep.equal({
        posted: text,
        isValid: false,
      });
      expect(isInSight(form.querySelector('input') as HTMLInputElement)).to.equal(true);
      expect(root.querySelector('input, .noUi-handle')).to.equal(null);
      expect(element.getBoundingClientRect().height).to.equal(0);
    });
  }

  it('a text in which a slider reads no value is named in the console, with the expected one', async () => {
    const message = await nextError(() => openUnread('max="50"', 'nada'));
    expect(message).to.contain('found the value "nada", expected numbers from 0 to 50, such as 0');
  });

  for (const [attributes, words] of [
    ['', 'Escribe un número de 0 a 100.'],
    ['double', 'Escribe dos números de 0 a 100, como 0-100.'],
    ['values="S,M"', 'Escribe una de estas opciones: S o M.'],
    ['values="S,M" double', 'Escribe dos de estas opciones, como S-M: S y M.'],
  ] as const) {
    it(`a text in which a slider reads no value says what to write: ${words}`, async () => {
      const { text } = await openUnread(attributes, 'abc');
      expect(text.validationMessage).to.equal(words);
    });
  }

  it('a text in which a slider reads no value replaces a slider when a script writes it, and gives it back with the next value', async () => {
    const page = await openRange('', inputMarkup('40'));
    page.type('abc');
    await isRefused(page.text as HTMLInputElement);
    expect({
      isInSight: isInSight(page.text),
      tabIndex: page.text.tabIndex,
      shown: page.shown(),
    }).to.deep.equal({ isInSight: true, tabIndex: 0, shown: '' });
    page.type('60');
    const again = await pageOf(page.form, page.element);
    expect([again.shown(), posted(again), again.text.validationMessage]).to.deep.equal(['60', '60', '']);
    expect(isInSight(page.text)).to.equal(false);
  });

  it('a text in which a slider reads no value is typed to its end before the slider is back, which gets the focus', async () => {
    const { form, element, text, root } = await openUnread('', 'abc');
    text.focus();
    for (const typed of ['4', '40']) {
      text.value = typed;
      text.dispatchEvent(new InputEvent('input', { bubbles: true }));
      expect({ inSight: isInSight(text), valid: text.validity.valid }).to.deep.equal({
        inSight: true,
        valid: true,
      });
      expect(document.activeElement).to.equal(text);
    }
    text.dispatchEvent(new Event('change', { bubbles: true }));
    const page = await pageOf(form, element);
    expect([page.shown(), root.activeElement]).to.deep.equal(['40', page.handles[0]]);
  });

  it('a text in which a slider reads no value is what it was when the tag goes', async () => {
    const { element, text } = await openUnread('', 'abc');
    element.remove();
    await Promise.resolve();
    expect({ value: text.value, isValid: text.validity.valid }).to.deep.equal({
      value: 'abc',
      isValid: true,
    });
  });
});

import { expect } from '@open-wc/testing';
import { nextError } from '../../shared/next-error.js';
import { errorsDuring } from '../../shared/record-console.js';
import { until } from '../../shared/until.js';
import { inputMarkup, openForm, openRange, pageOf, rangeId, slideTo } from './range-page.js';

const price = 'max="200" step="10" suffix=" €"';
const between = `${price} double`;

function eventsOf(element: Element): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => heard.push(type));
  return heard;
}

describe('a slider with one handle', () => {
  it('a slider with one handle is the browser’s own range, named by the field’s label', async () => {
    const page = await openRange(price, inputMarkup('40'));
    const [handle] = page.handles as readonly HTMLInputElement[];
    expect(handle?.type).to.equal('range');
    expect(handle?.getAttribute('aria-label')).to.equal('Presupuesto');
    expect(handle?.getAttribute('aria-valuetext')).to.equal('40 €');
    expect([handle?.min, handle?.max, handle?.step, handle?.value]).to.deep.equal(['0', '200', '10', '40']);
    expect(page.shown()).to.equal('40 €');
  });

  it('a slider with one handle has the same handle as one with two, and a line that is filled up to it', async () => {
    const one = await openRange('max="200"', inputMarkup('50'));
    const own = getComputedStyle(one.element);
    const [thumb, line] = [own.getPropertyValue('--_thumb'), own.getPropertyValue('--_line')];
    const track = one.root.querySelector('.track') as HTMLElement;
    const { blockSize, backgroundImage } = getComputedStyle(track, '::before');
    expect(getComputedStyle(one.handles[0] as Element).appearance).to.equal('none');
    expect(track.style.getPropertyValue('--_filled')).to.equal('25%');
    expect(backgroundImage).to.include('25%');
    const two = await openRange('double max="200"', inputMarkup('50-100'));
    const base = two.root.querySelector('.noUi-connects') as HTMLElement;
    expect(getComputedStyle(base).height).to.equal(blockSize);
    const handle = getComputedStyle(two.handles[0] as Element, '::before');
    expect([handle.inlineSize, blockSize]).to.deep.equal(
      [thumb, line].map((size) => `${parseFloat(size) * 16}px`),
    );
  });

  it('a slider with one handle writes the visitor’s choice into the server’s text, as a visitor’s own change', async () => {
    const page = await openRange(price, inputMarkup('40'));
    const heard = eventsOf(page.text);
    slideTo(page, 120);
    expect(page.text.value).to.equal('120');
    expect(page.shown()).to.equal('120 €');
    expect(heard).to.deep.equal(['input', 'change']);
  });

  it('a slider with one handle posts where it stands from the start', async () => {
    const page = await openRange(price);
    expect(new FormData(page.form).getAll('form[Presupuesto]')).to.deep.equal(['0']);
  });

  it('a slider with one handle chooses among words', async () => {
    const page = await openRange('values="S, M, L"', inputMarkup('M'));
    expect(page.shown()).to.equal('M');
    slideTo(page, 2);
    expect(page.text.value).to.equal('L');
  });
});

describe('a slider with two handles', () => {
  it('a slider with two handles names both, and speaks their values', async () => {
    const page = await openRange(between, inputMarkup('20-80'));
    const described = page.handles.map((handle) => [
      handle.getAttribute('role'),
      handle.getAttribute('aria-label'),
      handle.getAttribute('aria-valuetext'),
    ]);
    expect(described).to.deep.equal([
      ['slider', 'Presupuesto, desde', '20 €'],
      ['slider', 'Presupuesto, hasta', '80 €'],
    ]);
    expect(page.shown()).to.equal('20 € – 80 €');
  });

  it('a slider with two handles is moved by the keyboard, and writes "from-to"', async () => {
    const page = await openRange(between, inputMarkup('20-80'));
    const heard = eventsOf(page.text);
    page.key(0, 'ArrowRight');
    expect(page.text.value).to.equal('30-80');
    expect(heard).to.deep.equal(['input', 'change']);
    page.key(1, 'ArrowLeft');
    expect(page.text.value).to.equal('30-70');
    page.key(1, 'End');
    expect(page.text.value).to.equal('30-200');
    page.key(0, 'Home');
    expect(page.text.value).to.equal('0-200');
    page.key(0, 'PageUp');
    expect(page.text.value).to.equal('50-200');
    expect(page.shown()).to.equal('50 € – 200 €');
  });

  it('a slider with two handles never lets one handle pass the other', async () => {
    const page = await openRange(between, inputMarkup('70-80'));
    page.key(0, 'ArrowRight');
    page.key(0, 'ArrowRight');
    expect(page.text.value).to.equal('80-80');
  });

  it('a slider with two handles moves to the left where the page is read from right to left', async () => {
    const page = await openRange(between, inputMarkup('20-80', 'dir="rtl"'));
    page.key(0, 'ArrowLeft');
    expect(page.text.value).to.equal('30-80');
  });
});

describe('the text behind a slider', () => {
  it('the text behind a slider is out of sight, and who wants it gets the slider', async () => {
    const page = await openRange(between, inputMarkup('20-80'));
    expect(page.text.getBoundingClientRect().width).to.be.below(2);
    expect(page.text.tabIndex).to.equal(-1);
    page.form.querySelector('label')?.click();
    expect(document.activeElement).to.equal(page.element);
    expect(page.root.activeElement).to.equal(page.handles[0]);
  });

  it('the text behind a slider leads the slider when a script writes it, within its bounds', async () => {
    const page = await openRange(between, inputMarkup('20-80'));
    page.type('40-999');
    expect(page.shown()).to.equal('40 € – 200 €');
    expect(page.text.value).to.equal('40-200');
  });

  it('the text behind a slider disables the slider if it is disabled', async () => {
    const one = await openRange(price, inputMarkup('20', 'disabled'));
    expect((one.handles[0] as HTMLInputElement).disabled).to.equal(true);
    const two = await openRange(between, inputMarkup('20-80', 'disabled'));
    two.key(0, 'ArrowRight');
    expect(two.text.value).to.equal('20-80');
  });

  it('the text behind a slider takes the slider along in a reset, with a default and without', async () => {
    const chosen = await openRange(between, inputMarkup('20-80'));
    chosen.key(0, 'ArrowRight');
    await chosen.reset();
    await until(() => chosen.shown() === '20 € – 80 €');
    expect(chosen.text.value).to.equal('20-80');

    const empty = await openRange(price);
    slideTo(empty, 50);
    await empty.reset();
    await until(() => empty.shown() === '0 €');
    expect(empty.text.value).to.equal('0');
  });

  it('the text behind a slider locks the slider if it is read-only', async () => {
    const one = await openRange(price, inputMarkup('20', 'readonly'));
    expect((one.handles[0] as HTMLInputElement).disabled).to.equal(true);
    const two = await openRange(between, inputMarkup('20-80', 'readonly'));
    two.key(0, 'ArrowRight');
    expect(two.text.value).to.equal('20-80');
    two.text.readOnly = false;
    await Promise.resolve();
    two.key(0, 'ArrowRight');
    expect(two.text.value).to.equal('30-80');
  });

  it('the text behind a slider disables the slider later, also by its fieldset, and gives it back', async () => {
    const form = openForm(`<fieldset>${inputMarkup('20')}<rs-range for="${rangeId}"></rs-range></fieldset>`);
    const page = await pageOf(form, form.querySelector('rs-range') as HTMLElementTagNameMap['rs-range']);
    const [handle] = page.handles as readonly HTMLInputElement[];
    for (const target of [page.text, form.querySelector('fieldset') as HTMLFieldSetElement]) {
      target.disabled = true;
      await Promise.resolve();
      expect(handle?.disabled, target.localName).to.equal(true);
      target.disabled = false;
      await Promise.resolve();
      expect(handle?.disabled, target.localName).to.equal(false);
    }
  });

  it('the text behind a slider says that it is invalid', async () => {
    const page = await openRange(price, inputMarkup('20', 'aria-invalid="true"'));
    expect(page.element.matches(':state(invalid)')).to.equal(true);
    page.text.removeAttribute('aria-invalid');
    await Promise.resolve();
    expect(page.element.matches(':state(invalid)')).to.equal(false);
  });

  for (const attributes of [price, between]) {
    it(`the text behind a slider is what it was when the slider goes (${attributes})`, async () => {
      const page = await openRange(attributes);
      page.element.remove();
      await Promise.resolve();
      expect(page.text.value).to.equal('');
      expect(page.text.outerHTML).to.equal(elementOf(inputMarkup()).outerHTML);
      page.text.focus();
      expect(document.activeElement).to.equal(page.text);
    });
  }

  it('the text behind a slider stays a text where the settings make no slider, and the author hears of it', async () => {
    const message = await nextError(async () => {
      openForm(`${inputMarkup('7')}<rs-range for="${rangeId}" min="10" max="5"></rs-range>`);
    });
    expect(message).to.contain('found min 10, max 5, step 1, expected a range with min below max');
    const text = document.getElementById(rangeId) as HTMLInputElement;
    expect(text.getBoundingClientRect().width).to.be.above(20);
    expect(document.querySelector('rs-range')?.getBoundingClientRect().height).to.equal(0);
  });
});

describe('a slider', () => {
  it('a slider stands around its text as well, and gets its focus', async () => {
    const form = openForm(`<rs-range ${price}>${inputMarkup('20')}</rs-range>`);
    const page = await pageOf(form, form.querySelector('rs-range') as HTMLElementTagNameMap['rs-range']);
    slideTo(page, 30);
    expect(page.text.value).to.equal('30');
    form.querySelector('label')?.click();
    expect(page.root.activeElement).to.equal(page.handles[0]);
  });

  it('a slider keeps its value and its focus when it is moved', async () => {
    const page = await openRange(between, inputMarkup('20-80'));
    page.key(0, 'ArrowRight');
    page.form.prepend(page.element);
    await Promise.resolve();
    expect(page.root.querySelector('.noUi-handle')).to.equal(page.handles[0]);
    page.key(0, 'ArrowRight');
    expect([page.text.value, page.shown()]).to.deep.equal(['40-80', '40 € – 80 €']);
  });

  it('a slider is another one when its settings change', async () => {
    const page = await openRange(price, inputMarkup('40'));
    page.element.step = 25;
    page.element.suffix = ' euros';
    expect([page.text.value, page.shown()]).to.deep.equal(['50', '50 euros']);
    page.element.values = ['50', '100'];
    expect([page.text.value, page.shown()]).to.deep.equal(['50', '50 euros']);
  });

  it('a slider is made once where its settings change while its handles are on their way', async () => {
    const errors = await errorsDuring(async () => {
      const form = openForm(`${inputMarkup('20-80')}<rs-range for="${rangeId}" ${between}></rs-range>`);
      const element = form.querySelector('rs-range') as HTMLElementTagNameMap['rs-range'];
      element.withCore(() => {
        element.max = 300;
        element.suffix = ' euros';
      });
      const page = await pageOf(form, element);
      page.key(1, 'End');
      expect([page.handles.length, page.shown()]).to.deep.equal([2, '20 euros – 300 euros']);
    });
    expect(errors).to.deep.equal([]);
  });

  it('a slider takes words with commas from a JSON list', async () => {
    const page = await openRange(`values='["S, corta", "M"]'`, inputMarkup('M'));
    expect(page.shown()).to.equal('M');
    slideTo(page, 0);
    expect(page.text.value).to.equal('S, corta');
  });

  it('a slider names the error in its list of words', async () => {
    const message = await nextError(() => openRange(`values='["S", 2]'`));
    expect(message).to.contain('attribute values: found ["S", 2], expected a JSON list of texts');
  });

  it('a slider speaks in the author’s words', async () => {
    const form = openForm(inputMarkup('20-80'));
    const element = document.createElement('rs-range');
    element.input = form.querySelector('input');
    element.double = true;
    element.texts = { 'range.both': 'de %1$s a %2$s' };
    form.append(element);
    expect((await pageOf(form, element)).shown()).to.equal('de 20 a 80');
  });
});

function elementOf(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as Element;
}

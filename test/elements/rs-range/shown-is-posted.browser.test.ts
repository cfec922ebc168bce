import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { errorsDuring } from '../../shared/record-console.js';
import { inputMarkup, openRange, slideTo, type RangePage } from './range-page.js';

const single = 'max="100" step="0.5"';
const double = 'max="200" step="10" double';
const posted = ({ form }: RangePage) => new FormData(form).get('form[Presupuesto]');

/** Waits until the text is refused, and tells what the visitor sees. */
async function refused(page: RangePage) {
  await waitUntil(() => page.text.validationMessage !== '');
  const isText = page.text.getBoundingClientRect().width > 20 && page.text.tabIndex === 0;
  return [isText, page.shown(), page.root.querySelectorAll('input, .noUi-handle').length];
}

const asText = [true, '', 0];

describe('a slider shows what is posted', () => {
  for (const [attributes, text, value, shown] of [
    [single, '12,5', '12.5', '12.5'],
    [single, '150', '100', '100'],
    [single, '-3', '0', '0'],
    [single, '7.3', '7.5', '7.5'],
    [single, ' 40 ', '40', '40'],
    [double, '120-40', '40-120', '40 – 120'],
    [double, '35-1.000', '40-200', '40 – 200'],
    ['values="S, M, L"', ' M ', 'M', 'M'],
  ] as const) {
    it(`where the server sends ${JSON.stringify(text)} (${attributes})`, async () => {
      const page = await openRange(attributes, inputMarkup(text));
      expect([posted(page), page.shown()]).to.deep.equal([value, shown]);
    });

    it(`where a script writes ${JSON.stringify(text)} (${attributes})`, async () => {
      const page = await openRange(attributes);
      const heard: string[] = [];
      page.text.addEventListener('change', () => heard.push(page.text.value));
      page.type(text);
      expect([posted(page), page.shown(), heard]).to.deep.equal([value, shown, [value]]);
    });
  }

  it('also where a script empties the text, at once or when it is seen again', async () => {
    const page = await openRange(single, inputMarkup('40'));
    page.type('');
    expect([posted(page), page.shown()]).to.deep.equal(['0', '0']);
    page.form.hidden = true;
    page.type('');
    expect(posted(page)).to.equal('');
    page.form.hidden = false;
    await waitUntil(() => posted(page) === '0');
  });

  it('also after a reset to a text that it had to read', async () => {
    const page = await openRange(single, inputMarkup('150'));
    slideTo(page, 20);
    await page.reset();
    expect([posted(page), page.shown()]).to.deep.equal(['100', '100']);
  });

  it('reads the server’s text anew where its settings change, and gives it back', async () => {
    const page = await openRange(single, inputMarkup('150'));
    page.element.max = 200;
    expect([posted(page), page.shown()]).to.deep.equal(['150', '150']);
    page.element.max = 100;
    page.element.remove();
    await Promise.resolve();
    expect(page.text.value).to.equal('150');
  });
});

describe('a text that no slider can show', () => {
  for (const [attributes, text, example] of [
    [single, 'abc', '0'],
    [single, '20-40', '0'],
    [double, '20', '0-200'],
    [double, '<img src=x onerror=__pwned=1>', '0-200'],
    ['values="S, M, L"', 'XL', 'S'],
  ] as const)
    it(`stays a text, is invalid and named in the console once: ${text} (${attributes})`, async () => {
      const page = await openRange(attributes);
      const errors = await errorsDuring(async () => {
        page.type(text);
        expect(await refused(page)).to.deep.equal(asText);
        page.type(text);
      });
      expect(posted(page)).to.equal(text);
      expect(page.text.validationMessage).to.equal(
        `No se entiende «${text}». Escribe un valor como ${example}.`,
      );
      expect(page.form.checkValidity()).to.equal(false);
      expect(errors.map(String)).to.deep.equal([
        `ConfigError: <rs-range> the value of its input: found ${JSON.stringify(text)}, expected a value such as "${example}". See its README.md`,
      ]);
    });

  it('is one from the start where the server sends it, and a slider once a script writes a number', async () => {
    let page: RangePage | undefined;
    await errorsDuring(async () => {
      page = await openRange(single, inputMarkup('40'));
      page.text.defaultValue = 'mucho';
      page.text.value = 'mucho';
      page.element.remove();
      page.form.append(page.element);
      expect(await refused(page)).to.deep.equal(asText);
    });
    page?.type('30');
    expect([page?.shown(), page?.text.validationMessage, page?.text.tabIndex]).to.deep.equal(['30', '', -1]);
  });

  it('is typed into like any text, and a slider when the visitor leaves it', async () => {
    const page = await openRange(single);
    await errorsDuring(async () => {
      page.type('abc');
      await refused(page);
    });
    page.text.focus();
    page.text.select();
    await sendKeys({ type: '12,5' });
    expect([page.text.value, page.text.validationMessage, page.shown()]).to.deep.equal(['12,5', '', '']);
    expect(document.activeElement).to.equal(page.text);
    page.text.blur();
    expect([posted(page), page.shown(), page.text.tabIndex]).to.deep.equal(['12.5', '12.5', -1]);
  });

  it('keeps what a script of the page has said of it', async () => {
    const page = await openRange(single);
    page.text.setCustomValidity('Theirs');
    const errors = await errorsDuring(async () => {
      page.type('abc');
      await waitUntil(() => page.shown() === '');
      await import('../../../elements/rs-range/refuse-text.js');
    });
    page.type('30');
    expect([page.text.validationMessage, errors.length]).to.deep.equal(['Theirs', 1]);
  });

  it('is what it was when the tag goes', async () => {
    const page = await openRange(single);
    await errorsDuring(async () => {
      page.type('abc');
      await refused(page);
    });
    page.element.remove();
    await Promise.resolve();
    expect([page.text.value, page.text.validationMessage]).to.deep.equal(['abc', '']);
  });
});

import { expect } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import { server } from '../server-check/ask-play-server.js';
import { openPagedForm, type PagedPage } from '../paging/paged-form.js';

const block = (name: string, attributes: string) =>
  `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label>
   <input id="${name}" name="form[${name}]" ${attributes}>
   <span id="component120" class="formNoError">Falta la edad.</span></div>`;

/** Markup of another provider's bot check: no field, but an error text. */
const robotTest = `<div class="rsform-block rsform-block-captcha"><div><button type="button" id="robot">No soy un robot</button></div>
  <span class="formValidation"><span id="component150" class="formNoError">Marca la casilla.</span></span></div>`;

function refusing(...invalid: readonly number[]): string {
  const answer = JSON.stringify({ formComponents: [101, 102, 103, 150], invalidComponents: invalid });
  return `validation="browser server" validate-url="${server({ answer }).replaceAll('&', '&amp;')}"`;
}

/** Presses send on the last page. Settles when the answer has been processed. */
async function sendAndHear(page: PagedPage): Promise<void> {
  const heard = new Promise((resolve) =>
    page.element.addEventListener('rs-form-validated', resolve, { once: true }),
  );
  await page.press();
  await heard;
}

describe('<rs-form> paged checks', () => {
  it('<rs-form> with pages checks the page on show before the next one, as before a submit', async () => {
    const page = await openPagedForm({ extra: block('Edad', 'required') });
    page.find('Salto1Next').click();
    await appears(page.form, '.rsform-block-edad .formError', 'Falta la edad.');
    expect(page.shown()).to.deep.equal([0]);
    page.type('Edad', '30');
    await page.turn('Salto1Next');
    expect(page.shown()).to.deep.equal([1]);
  });

  it('<rs-form> with pages checks every page before a submit, and shows the one with an error', async () => {
    const page = await openPagedForm({ extra: block('Edad', 'required') });
    await page.element.goToPage(2);
    expect(await page.press()).to.equal(null);
    expect(page.shown()).to.deep.equal([0]);
    const root = page.element.shadowRoot as ShadowRoot;
    const link = (await appears(root, '[part="error-link"]')) as HTMLElement;
    await page.element.goToPage(2);
    link.click();
    expect(page.shown()).to.deep.equal([0]);
    expect((document.activeElement as HTMLElement).id).to.equal('Edad');
  });
});

describe('<rs-form> and a component of the server without a field', () => {
  for (const [where, attributes, expected] of [
    ['its own page', 'focus-on-error="field"', [0]],
    ['its own page, from the list', 'focus-on-error="list"', [0]],
  ] as const) {
    it(`<rs-form> marks a component of the server without a field in its own words, and shows ${where}`, async () => {
      const page = await openPagedForm({ extra: robotTest, attributes: `${refusing(150)} ${attributes}` });
      await page.element.goToPage(2);
      await sendAndHear(page);
      expect(page.shown()).to.deep.equal(expected);
      const element = page.find('component150');
      expect([element.className, element.textContent]).to.deep.equal(['formError', 'Marca la casilla.']);
      if (attributes.includes('field')) expect((document.activeElement as HTMLElement).id).to.equal('robot');
    });
  }

  it('<rs-form> stays on the page of a later component without a field', async () => {
    const page = await openPagedForm({ attributes: refusing(150) });
    page.container(2).insertAdjacentHTML('beforeend', robotTest);
    await page.element.goToPage(2);
    await sendAndHear(page);
    expect(page.shown()).to.deep.equal([2]);
    expect(page.find('component150').className).to.equal('formError');
  });

  it('<rs-form> stays on its page when nothing in the form has the number of the component', async () => {
    const page = await openPagedForm({ attributes: refusing(999) });
    await page.element.goToPage(1);
    await sendAndHear(page);
    expect(page.shown()).to.deep.equal([1]);
  });

  it('<rs-form> takes the mark of a component away once the server is content', async () => {
    const page = await openPagedForm({ extra: robotTest, attributes: refusing(150) });
    await sendAndHear(page);
    expect(page.find('component150').className).to.equal('formError');
    page.element.validateUrl = server({ answer: '{"formComponents":[101]}' });
    page.element.addEventListener('rs-form-submit', (event) => event.preventDefault());
    await sendAndHear(page);
    expect(page.find('component150').className).to.equal('formNoError');
  });
});

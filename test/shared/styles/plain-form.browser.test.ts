import { expect, fixture, html } from '@open-wc/testing';

const sheet = new URL('../../../shared/styles/themes/plain-form.css', import.meta.url).href;

/** Form of the server in its layout without a framework: two pages, a text, a group, files, an image with a code. */
const markup = html`<form class="formResponsive">
  <fieldset class="formContainer" id="rsform_1_page_0">
    <div class="rsform-block">
      <label class="formControlLabel" for="name">Nombre <strong class="formRequired">(*)</strong></label>
      <div class="formControls">
        <div class="formBody"><input type="text" size="50" id="name" class="rsform-input-box" /></div>
        <span class="formValidation"><span class="formNoError">Escribe tu nombre.</span></span>
      </div>
    </div>
    <div class="rsform-block rsform-type-pagebreak">
      <div class="formControls">
        <div class="formBody"><button type="button" class="rsform-button-next">Siguiente</button></div>
      </div>
    </div>
  </fieldset>
  <fieldset class="formContainer formHidden" id="rsform_1_page_1">
    <div class="rsform-block">
      <div class="formControls">
        <p class="rsformVerticalClear">
          <label><input type="radio" name="pay" /> Tarjeta de crédito</label>
        </p>
        <div class="rsfp-field-multiple-plus"><input type="file" class="rsform-upload-box" /></div>
        <button type="button" class="rsfp-field-multiple-plus-button">Añadir otro archivo</button>
        <div class="captcha">
          <img width="400" height="60" alt="" /><input type="text" class="rsform-captcha-box" />
          <a class="rsform-captcha-refresh-button" href="#other">Otra imagen</a>
        </div>
        <select class="rsform-select-box">
          <option>Una opción con un texto muy largo que no cabe</option>
        </select>
        <textarea cols="80"></textarea>
      </div>
    </div>
  </fieldset>
</form>`;

/** Opens the form in a page of its own with the sheet, and rules of the page after it. */
async function open(width: number, own = ''): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe width=${width} height="600"></iframe>`);
  const document = frame.contentDocument as Document;
  const link = document.createElement('link');
  const style = document.createElement('style');
  link.rel = 'stylesheet';
  link.href = sheet;
  style.textContent = own;
  const isThere = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link, style);
  document.body.append((await fixture(markup)).cloneNode(true));
  await isThere;
  return document;
}

function find(document: Document, selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}

function styleOf(document: Document, selector: string): CSSStyleDeclaration {
  return getComputedStyle(find(document, selector));
}

describe('shared/styles: plain form', () => {
  it('a form of the server without a framework’s sheet shows an error only where there is one', async () => {
    const document = await open(800);
    const error = find(document, '.formNoError');
    expect(error.checkVisibility()).to.equal(false);
    error.className = 'formError';
    expect(error.checkVisibility()).to.equal(true);
    expect(getComputedStyle(error).color).to.equal('rgb(168, 36, 28)');
  });

  it('a form of the server without a framework’s sheet shows one page at a time, and all of them where none is shown yet for three seconds', async () => {
    const document = await open(800);
    const second = find(document, '#rsform_1_page_1');
    const isSeen = () => getComputedStyle(second).visibility === 'visible';
    expect(isSeen()).to.equal(false);
    second.classList.remove('formHidden');
    expect(isSeen()).to.equal(true);
    for (const page of document.querySelectorAll('.formContainer')) page.classList.add('formHidden');
    expect(styleOf(document, '#rsform_1_page_0').visibility).to.equal('visible');
    expect(isSeen()).to.equal(false);
    for (const animation of second.getAnimations()) animation.finish();
    expect(isSeen()).to.equal(true);
  });

  it('a form of the server without a framework’s sheet has controls as large as a finger', async () => {
    const document = await open(800);
    find(document, '#rsform_1_page_1').classList.remove('formHidden');
    const controls = [
      ...document.querySelectorAll('button, select, textarea, a, label:has(input), input:not([type=radio])'),
    ];
    const low = controls.filter((control) => control.getBoundingClientRect().height < 44);
    expect([controls.length, low.map(({ className }) => className)]).to.deep.equal([9, []]);
  });

  for (const width of [320, 1280]) {
    it(`a form of the server without a framework’s sheet fits into a window of ${width} px`, async () => {
      const document = await open(width);
      find(document, '#rsform_1_page_1').classList.remove('formHidden');
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).to.equal(clientWidth);
    });
  }

  it('a form of the server without a framework’s sheet has the tokens of the page, in both schemes', async () => {
    const brand =
      ':root { --suite-accent: rgb(1, 2, 3); --suite-radius-small: 9px; --suite-border: rgb(4, 5, 6) }';
    const document = await open(800, brand);
    expect(styleOf(document, '.rsform-button-next').backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(styleOf(document, '#name').borderTopColor).to.equal('rgb(4, 5, 6)');
    expect(styleOf(document, '#name').borderRadius).to.equal('9px');
    const dark = await open(800, ':root { color-scheme: dark }');
    expect(styleOf(dark, '#name').backgroundColor).to.equal('rgb(24, 33, 34)');
    expect(styleOf(dark, '#name').color).to.equal('rgb(233, 239, 239)');
  });

  it('a form of the server without a framework’s sheet leaves the last word to a class of the page', async () => {
    const document = await open(800, '.rsform-input-box { border-radius: 0; min-block-size: 5rem }');
    expect(styleOf(document, '#name').borderRadius).to.equal('0px');
    expect(find(document, '#name').getBoundingClientRect().height).to.equal(80);
  });

  it('a form of the server without a framework’s sheet has a choice and its words in one line in the layout of Bootstrap, and the next page’s button in the accent', async () => {
    const document = await open(800);
    const form = find(document, 'form');
    form.querySelector('.rsform-block')?.insertAdjacentHTML(
      'beforeend',
      `<div class="form-check form-check-inline"><input type="radio" class="form-check-input" id="r" /><label class="form-check-label" for="r">Sí</label></div>
      <button type="button" class="rsform-button btn btn-success" id="pageNext">Siguiente</button>`,
    );
    const middle = (selector: string) => {
      const { top, height } = find(document, selector).getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    expect(middle('#r')).to.equal(middle('[for=r]'));
    expect(find(document, '.form-check').offsetHeight).to.be.at.least(44);
    expect(styleOf(document, '#pageNext').backgroundColor).to.equal('rgb(18, 98, 106)');
  });

  it('a form of the server without a framework’s sheet has messages of the server as boxes: errors in red, thanks in the accent', async () => {
    const document = await open(800);
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<div id="system-message-container"><p class="alert alert-danger">No.</p><p class="alert alert-success">Sí.</p></div>`,
    );
    const [error, thanks] = ['.alert-danger', '.alert-success'].map((one) => styleOf(document, one));
    expect(error?.borderInlineStartColor).to.equal('rgb(168, 36, 28)');
    expect(thanks?.borderInlineStartColor).to.equal('rgb(18, 98, 106)');
  });
});

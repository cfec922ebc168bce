import { expect } from '@open-wc/testing';
import { startCore } from '../../../elements/rs-uploads/rs-uploads.core.js';
import type { UploadsHost } from '../../../elements/rs-uploads/rs-uploads.host.js';
import { RsUploadsElement } from '../../../elements/rs-uploads/rs-uploads.shell.js';
import type { LoadUploadsView } from '../../../elements/rs-uploads/uploads-view.js';
import { defineElement } from '../../../shared/element/define-element.js';
import { halfPixel } from '../../pixels.js';
import { appears } from '../../shared/appears.js';
import { recordConsole } from '../../shared/record-console.js';
import { until } from '../../shared/until.js';
import { fileOf, openUploads, pictureOf, severalFiles, type UploadsPage } from './uploads-page.js';
import { liveRegions } from '../../shared/announced.js';

const come: LoadUploadsView = () => import('../../../elements/rs-uploads/rs-uploads.view.js');
/** Loads the view of each page's element. */
let load = come;

class LateUploadsElement extends RsUploadsElement {}
defineElement('late-uploads', LateUploadsElement, (host: UploadsHost) => startCore(host, () => load()));

const growing = '<label for="x">Papeles</label><input type="file" id="x" name="papeles[]">';
const below = (page: UploadsPage) =>
  page.form.querySelector('[type="submit"]')?.getBoundingClientRect().top ?? 0;

/** Opens a field that the visitor has reached, and waits until its tag has started. */
async function openLate(markup?: string, attributes?: string): Promise<UploadsPage> {
  const page = openUploads(markup, attributes, 'late-uploads');
  await until(() => Reflect.get(page.element, 'hasCore') === true);
  return page;
}

/** Holds the view back; returns the function that releases it. */
function holdView(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  load = () => held.then(come);
  return release;
}

describe('a file field whose React comes late', () => {
  afterEach(() => (load = come));

  it('a file field whose React comes late lists the files picked, dropped and pasted before, and the focus stays where it is', async () => {
    const release = holdView();
    const { input, pick, drop, rows } = await openLate(severalFiles);
    input.focus();
    pick([fileOf('a.jpg')]);
    drop([fileOf('b.jpg')]);
    release();
    const listed = await rows(2);
    expect(listed.map((row) => row.querySelector('bdi')?.textContent)).to.deep.equal(['a.jpg', 'b.jpg']);
    expect(document.activeElement === input).to.equal(true);
  });

  it('a file field whose React comes late shows the names before, once, where the input is out of sight', async () => {
    const release = holdView();
    const { root, pick, rows } = await openLate(severalFiles);
    pick([fileOf('a.jpg'), fileOf('b.jpg')]);
    expect(root.querySelector('[part="hint"]')?.textContent).to.equal('a.jpg y b.jpg');
    release();
    await rows(2);
    await until(() => /arrastrar/.test(root.querySelector('[part="hint"]')?.textContent ?? ''));
  });

  it('a file field whose React comes late says before that a file is not allowed, and which types are', async () => {
    const release = holdView();
    const { element, input, drop } = await openLate(severalFiles);
    expect(element.querySelector('[slot="hint"]')?.textContent).to.contain('JPG y PNG');
    drop([fileOf('a.exe')]);
    expect(input.validationMessage).to.match(/^No se admite este tipo de archivo/);
    await appears(liveRegions(), '[aria-live="polite"]', 'No se admite');
    release();
  });

  for (const width of ['300px', '900px']) {
    it(`a file field whose React comes late moves nothing below the field when it comes, ${width} wide`, async () => {
      const release = holdView();
      const page = await openLate(growing, 'add-more');
      page.form.style.inlineSize = width;
      const before = below(page);
      page.input.focus();
      release();
      await appears(page.root, '[part="add"]');
      await appears(page.root, '[part~="hint"]');
      expect(below(page)).to.be.closeTo(before, halfPixel);
    });
  }

  it('a file field whose React comes late comes back at once where a script changes an option, wherever the field is', async () => {
    const { form, element, root, input } = await openLate(growing, 'add-more');
    input.focus();
    await appears(root, '[part="add"]');
    input.blur();
    form.style.cssText = 'position: fixed; inset-block-start: -9000px';
    element.maxFiles = 1;
    await appears(root, '[part="add"]:disabled');
    form.style.cssText = '';
  });

  it('a file field whose React comes late is not fetched twice, and not painted once the element has gone', async () => {
    const release = holdView();
    let count = 0;
    const held = load;
    load = () => {
      count += 1;
      return held();
    };
    const { element, root, input, pick } = await openLate();
    input.focus();
    input.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    pick([fileOf('a.pdf')]);
    element.remove();
    await until(() => Reflect.get(element, 'hasCore') === false);
    release();
    await held();
    expect(count).to.equal(1);
    expect(root.querySelector('rs-uploads-view')).to.equal(null);
  });
});

describe('a file field whose React does not come', () => {
  afterEach(() => (load = come));

  /** Opens a field and loses its view. Returns the console errors too. */
  async function openLost(markup?: string, attributes?: string) {
    load = () => Promise.reject(new TypeError('Failed to fetch rs-uploads.view.js'));
    const { errors, stop } = recordConsole();
    try {
      const page = await openLate(markup, attributes);
      page.input.focus();
      await until(() => errors.length > 0);
      return { page, errors };
    } finally {
      stop();
    }
  }

  it('a file field whose React does not come posts a picked file, and the browser’s own control removes it', async () => {
    const { page, errors } = await openLost();
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('Failed to fetch rs-uploads.view.js');
    page.pick([fileOf('a.pdf')]);
    expect(page.posted()).to.deep.equal([['form[CV]', 'a.pdf']]);
    page.pick([]);
    expect(page.posted()).to.deep.equal([['form[CV]', '']]);
    expect(page.input.validationMessage).to.equal('Elige un archivo.');
  });

  it('a file field whose React does not come shows the names of the files once, in the browser’s own control', async () => {
    const { page } = await openLost(severalFiles);
    page.pick([fileOf('a.jpg'), fileOf('b.jpg')]);
    const hint = page.root.querySelector('[part="hint"]');
    await until(() => /JPG y PNG/.test(page.element.querySelector('[slot="hint"]')?.textContent ?? ''));
    expect(hint?.textContent).to.not.contain('a.jpg');
  });

  it('a file field whose React does not come still adds an input, up to the limit, by a plain button', async () => {
    const { page } = await openLost(growing, 'add-more max-files="2"');
    const button = (await appears(page.root, '[part="add"]')) as HTMLButtonElement;
    expect(button.textContent).to.equal('Añadir otro archivo');
    button.click();
    expect(page.inputs().length).to.equal(2);
    expect(document.activeElement === page.inputs()[1]).to.equal(true);
    expect(button.disabled).to.equal(true);
    page.element.remove();
    await until(() => page.root.querySelector('[part="add"]') === null);
  });
});

describe('the dialog of a picture', () => {
  it('the dialog of a picture closes with its file, for Escape, and for a press beside the picture', async () => {
    const { form, root, pick } = openUploads(severalFiles);
    const open = async () => {
      ((await appears(root, 'button[part~="preview"]')) as HTMLElement).click();
      return (await appears(root, 'dialog[open]')) as HTMLDialogElement;
    };
    const isClosed = () => until(() => root.querySelector('dialog') === null);
    pick([await pictureOf('a.png')]);
    const dialog = await open();
    dialog.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    await isClosed();
    (await open()).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await isClosed();
    await open();
    form.reset();
    await isClosed();
  });
});

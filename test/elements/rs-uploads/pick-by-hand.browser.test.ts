import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { dispatchDrag, fileOf, growing, openUploads, severalFiles, transferOf } from './uploads-page.js';
import { until } from '../../shared/until.js';

const names = (pairs: readonly (readonly [string, string])[]) => pairs.map(([, name]) => name);

/** Opens a field that takes files by drop and paste. */
async function openStarted(markup?: string, attributes?: string) {
  const page = openUploads(markup, attributes);
  await until(() => Reflect.get(page.element, 'hasCore') === true);
  return page;
}

describe('<rs-uploads> pick by hand', () => {
  it('files that do not come by the input’s own button are added to those of an input for several, each once, as long as there is room', async () => {
    const { root, drop, posted } = await openStarted(severalFiles);
    drop([fileOf('a.jpg'), fileOf('b.jpg')]);
    drop([fileOf('b.jpg'), fileOf('c.jpg')]);
    expect(names(posted())).to.deep.equal(['a.jpg', 'b.jpg', 'c.jpg']);
    drop(Array.from({ length: 200 }, (_, nth) => fileOf(`${nth}.jpg`)));
    expect(posted().length).to.equal(3);
    expect(root.querySelector('[part="message"]')?.textContent).to.contain('Sin añadir: 200');
  });

  it('files that do not come by the input’s own button replace the one of an input for one, and the others are not forgotten in silence', async () => {
    const { root, drop, posted } = await openStarted();
    drop([fileOf('a.pdf')]);
    drop([fileOf('b.pdf'), fileOf('c.pdf')]);
    expect(names(posted())).to.deep.equal(['b.pdf']);
    const message = await appears(root, '[part="message"]:not([hidden])');
    expect(message.textContent).to.equal('No caben más archivos. Sin añadir: 1.');
  });

  it('files that do not come by the input’s own button get an input each where inputs may be added, up to the limit', async () => {
    const { root, inputs, drop, posted } = await openStarted(growing);
    drop(['a', 'b', 'c', 'd'].map((name) => fileOf(`${name}.pdf`)));
    expect(inputs().length).to.equal(3);
    expect(names(posted())).to.deep.equal(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(root.querySelector('[part="message"]')?.textContent).to.contain('Sin añadir: 1');
  });

  it('files that do not come by the input’s own button are taken on the input and its label too, and the field shows that it will take them', async () => {
    const { form, element, input, drop, posted } = await openStarted(severalFiles);
    for (const target of [input, form.querySelector('label') as HTMLElement]) {
      expect(dispatchDrag('dragover', [fileOf('a.jpg')], target).defaultPrevented).to.equal(true);
      expect(element.matches(':state(dragging)')).to.equal(true);
      drop([fileOf('a.jpg')], target);
      expect(element.matches(':state(dragging)')).to.equal(false);
      expect(names(posted())).to.deep.equal(['a.jpg']);
    }
  });

  it('files that do not come by the input’s own button do not replace the page where they miss the field', async () => {
    const { form, element, posted } = await openStarted(severalFiles);
    expect(dispatchDrag('dragover', [fileOf('a.jpg')], document.body).defaultPrevented).to.equal(true);
    expect(dispatchDrag('drop', [fileOf('a.jpg')], document.body).defaultPrevented).to.equal(true);
    expect(element.matches(':state(dragging)')).to.equal(false);
    expect(names(posted())).to.deep.equal(['']);

    const other = document.createElement('input');
    other.type = 'file';
    form.append(other);
    expect(dispatchDrag('drop', [fileOf('a.jpg')], other).defaultPrevented).to.equal(false);
    expect(dispatchDrag('drop', [], document.body).defaultPrevented).to.equal(false);
  });

  it('files that do not come by the input’s own button are folders, which the visitor is told of (file-23)', async () => {
    const { element, root, posted } = await openStarted(severalFiles);
    const event = new DragEvent('drop', { bubbles: true, composed: true, cancelable: true });
    const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) };
    const file = fileOf('a.jpg');
    const plain = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }), getAsFile: () => file };
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items: [folder, plain] } });
    element.dispatchEvent(event);
    expect(names(posted())).to.deep.equal(['a.jpg']);
    expect(root.querySelector('[part="message"]')?.textContent).to.match(/^Una carpeta no se puede enviar/);
  });

  it('files that do not come by the input’s own button may be pasted while the focus is in the field, and nowhere else', async () => {
    const { form, input, posted } = await openStarted(severalFiles);
    const paste = (target: Element) => {
      const clipboardData = transferOf([fileOf('image.png', 10, 'image/png')]);
      const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
      // Firefox ignores the option of the constructor.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      target.dispatchEvent(event);
    };
    paste(form);
    expect(names(posted())).to.deep.equal(['']);
    paste(input);
    expect(names(posted())).to.deep.equal(['image.png']);
  });

  it('files that do not come by the input’s own button come from the camera where a finger points, and photos are allowed', async () => {
    const { root, posted } = await openStarted(severalFiles);
    const camera = (await appears(root, 'input[capture]')) as HTMLInputElement;
    expect(camera.accept).to.equal('image/*');
    const button = root.querySelector<HTMLElement>('[part="camera"]');
    await until(() => button?.hidden === !matchMedia('(pointer: coarse)').matches);
    camera.files = transferOf([fileOf('foto.jpg')]).files;
    camera.dispatchEvent(new Event('change', { bubbles: true }));
    expect(names(posted())).to.deep.equal(['foto.jpg']);

    for (const [accept, attributes, count] of [
      ['', 'extensions="pdf"', 0],
      ['application/pdf', '', 0],
      ['image/*', '', 1],
    ] as const) {
      const plain = `<label for="x">x</label><input type="file" id="x" name="x" accept="${accept}">`;
      const { root: other, drop, rows } = await openStarted(plain, attributes);
      drop([fileOf('foto.jpg')]);
      await rows(1);
      expect(other.querySelectorAll('[part="camera"]').length).to.equal(count);
    }
  });
});

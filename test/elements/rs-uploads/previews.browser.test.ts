import { expect } from '@open-wc/testing';
import { appears, disappears } from '../../shared/appears.js';
import { fileOf, openUploads, pictureOf, severalFiles } from './uploads-page.js';
import { until } from '../../shared/until.js';

const pictures = severalFiles.replace(/data-rsfp-exts='[^']*'/, '');
const isGone = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

describe('<rs-uploads> previews', () => {
  it('the pictures of an <rs-uploads> ask the page’s viewer first, with all of them and the one that was pressed', async () => {
    const { element, root, pick } = openUploads(pictures);
    pick([await pictureOf('a.png'), fileOf('b.pdf'), await pictureOf('c.png')]);
    await until(() => root.querySelectorAll('button[part~="preview"]').length === 2);
    const requests: unknown[] = [];
    element.addEventListener('media-box-open-request', (event) => {
      requests.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    root.querySelectorAll<HTMLElement>('button[part~="preview"]')[1]?.click();
    const [{ items, index }] = requests as [{ items: { title: string; src: string }[]; index: number }];
    expect(items.map(({ title }) => title)).to.deep.equal(['a.png', 'c.png']);
    expect(index).to.equal(1);
    expect(items[0]?.src).to.match(/^blob:/);
    expect(root.querySelectorAll('dialog').length).to.equal(0);
  });

  it('the pictures of an <rs-uploads> open in a dialog of their own where no viewer handles that, with their name, and close', async () => {
    const { root, pick } = openUploads(pictures);
    pick([await pictureOf('a.png')]);
    const button = (await appears(root, 'button[part~="preview"]')) as HTMLElement;
    button.focus();
    button.click();
    const dialog = (await appears(root, 'dialog[open]')) as HTMLDialogElement;
    expect(dialog.getAttribute('aria-label')).to.equal('a.png');
    expect(dialog.querySelector('[part="preview-caption"]')?.textContent).to.contain('a.png');
    expect(root.activeElement?.part.contains('close')).to.equal(true);
    (root.activeElement as HTMLElement).click();
    await disappears(root, 'dialog');
    expect(root.activeElement?.part.contains('preview')).to.equal(true);
  });

  it('the pictures of an <rs-uploads> that cannot be shown have a message, and open nothing', async () => {
    const { root, pick } = openUploads(pictures);
    pick([fileOf('a.png', 10, 'image/png')]);
    const blocked = await appears(root, '[part~="blocked"]');
    expect(blocked.getAttribute('aria-label')).to.equal('La imagen no se puede mostrar');
    expect(root.querySelectorAll('button[part~="preview"]').length).to.equal(0);
  });

  it('the pictures of an <rs-uploads> that cannot be shown leave the focus in their row', async () => {
    const { root, pick } = openUploads(pictures);
    pick([fileOf('a.png', 10, 'image/png')]);
    const button = (await appears(root, 'button[part~="preview"]')) as HTMLElement;
    button.focus();
    expect(root.activeElement).to.equal(button);
    await appears(root, '[part~="blocked"]');
    expect(root.activeElement?.getAttribute('part')).to.equal('remove');
  });

  it('the pictures of an <rs-uploads> of a size that no phone can hold are not even tried (file-17)', async () => {
    const { root, pick } = openUploads(pictures);
    const head = new Uint8Array(33);
    head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(head.buffer).setUint32(16, 60_000);
    new DataView(head.buffer).setUint32(20, 60_000);
    const created: unknown[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      created.push(file);
      return createObjectURL.call(URL, file);
    };
    try {
      pick([new File([head], 'huge.png', { type: 'image/png' })]);
      await appears(root, '[part~="blocked"]');
      expect(created.length).to.equal(0);
    } finally {
      URL.createObjectURL = createObjectURL;
    }
  });

  it('the pictures of an <rs-uploads> are shown of two hundred at once, and each file is read once', async () => {
    const { root, drop } = openUploads(pictures.replace(/data-rsfp-maxfiles="3"/, ''));
    const shown = await pictureOf('a.png');
    const files = Array.from(
      { length: 200 },
      (_, nth) => new File([shown], `${nth}.png`, { type: shown.type }),
    );
    await until(() => Reflect.get(root.host, 'hasCore') === true);
    const slice = Reflect.get(Blob.prototype, 'slice') as (...values: unknown[]) => Blob;
    let count = 0;
    const counting = new Proxy(slice, {
      apply(target, blob, values) {
        count += 1;
        return Reflect.apply(target, blob, values);
      },
    });
    Reflect.set(Blob.prototype, 'slice', counting);
    try {
      drop(files);
      await until(() => root.querySelectorAll('button[part~="preview"]').length === 200);
      expect(count).to.equal(200);
    } finally {
      Reflect.set(Blob.prototype, 'slice', slice);
    }
  });

  it('the pictures of an <rs-uploads> give their addresses back with the file, and with the element', async () => {
    const { element, root, pick, rows } = openUploads(pictures);
    pick([await pictureOf('a.png'), await pictureOf('b.png')]);
    await until(() => root.querySelectorAll('[part~="preview"] img').length === 2);
    const [first = '', second = ''] = [...root.querySelectorAll<HTMLImageElement>('img')].map(
      ({ src }) => src,
    );
    root.querySelector<HTMLElement>('[part="remove"]')?.click();
    await rows(1);
    expect({ first: await isGone(first), second: await isGone(second) }).to.deep.equal({
      first: true,
      second: false,
    });
    element.remove();
    await until(() => Reflect.get(element, 'hasCore') === false);
    expect(await isGone(second)).to.equal(true);
  });

  it('the pictures of an <rs-uploads> ask for no more of a file than its first bytes', async () => {
    const { root, pick } = openUploads(pictures);
    const { arrayBuffer } = Blob.prototype;
    const read: number[] = [];
    Blob.prototype.arrayBuffer = function (this: Blob) {
      read.push(this.size);
      return arrayBuffer.call(this);
    };
    try {
      pick([fileOf('grande.png', 3_000_000, 'image/png'), fileOf('grande.bin', 3_000_000)]);
      await appears(root, '[part~="blocked"]');
      expect(read).to.deep.equal([65_536]);
    } finally {
      Blob.prototype.arrayBuffer = arrayBuffer;
    }
  });
});

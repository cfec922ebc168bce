import { expect } from '@open-wc/testing';
import { liveRegions } from '../../../shared/announced.js';
import { appears } from '../../../shared/appears.js';
import { until } from '../../../shared/until.js';
import { withoutFeatures } from '../../../shared/without-features.js';
import { fileOf, openUploads, pictureOf, type UploadsPage } from '../uploads-page.js';
import { contains, withExif } from './pictures.js';

const field = (rules = '') =>
  `<label for="Fotos">Fotos</label><input type="file" id="Fotos" name="form[Fotos][]" multiple ${rules}>`;
const open = (attributes = 'shrink="200"', rules = '') => openUploads(field(rules), attributes);

/** Draws a photo: noise, which no encoding makes small. */
async function photo(width = 640, height = 480, type = 'image/jpeg', quality = 1): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const { data } = context.createImageData(width, height);
  for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))) as Blob;
}

/** Returns the photo of a phone: lying on its side, with its place. */
async function phonePhoto(name = 'playa.jpg'): Promise<File> {
  const bytes = new Uint8Array(await (await photo()).arrayBuffer());
  return new File([withExif(bytes, 6)], name, { type: 'image/jpeg', lastModified: 1_790_000_000_000 });
}

/** Runs a story in which pictures are made smaller in the page, and none is done before the story says so. */
async function held(story: (release: () => void) => Promise<void>): Promise<void> {
  const { prototype } = HTMLCanvasElement;
  const { toBlob } = prototype;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  prototype.toBlob = function (...args) {
    void released.then(() => toBlob.apply(this, args));
  };
  try {
    await withoutFeatures(window, ['OffscreenCanvas'], () => story(release));
  } finally {
    prototype.toBlob = toBlob;
  }
}

const postedFiles = ({ form }: UploadsPage) => new FormData(form).getAll('form[Fotos][]') as File[];
/** Settles when no picture of a field is being made smaller any more; with the files that are posted. */
async function whenDone(page: UploadsPage): Promise<readonly File[]> {
  await until(() => page.root.querySelector('[part="note"]') && !page.root.querySelector('.shrinking'));
  return postedFiles(page);
}
const textOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const sizeOf = async (file: Blob) => {
  const { width, height } = await createImageBitmap(file);
  return { width, height };
};

describe('<rs-uploads> pictures made smaller: a photo', () => {
  it('a photo that is picked is posted smaller, upright, without its place, under its name', async () => {
    const page = open();
    const original = await phonePhoto();
    page.pick([original]);
    const [posted] = await whenDone(page);
    const { name, type, lastModified } = posted as File;
    expect({ name, type, lastModified }).to.deep.equal({
      name: 'playa.jpg',
      type: 'image/jpeg',
      lastModified: 1_790_000_000_000,
    });
    expect(await sizeOf(posted as File)).to.deep.equal({ width: 150, height: 200 });
    expect(contains(await textOf(posted as File), 'GPSLatitude')).to.equal(false);
    expect(posted?.size).to.be.lessThan(original.size / 2);
  });

  it('a photo that is picked has its new size in its row, and the old one beside it; both are announced', async () => {
    const page = open();
    page.pick([await phonePhoto()]);
    await whenDone(page);
    const row = (part: string) => page.root.querySelector(`[part~="${part}"]`)?.textContent;
    expect(row('size')).to.match(/^\d+(?:,\d)? kB$/);
    expect(row('note')).to.match(/^antes \d+(?:,\d)? [kM]B$/);
    await appears(liveRegions(), '[aria-live="polite"]', 'Fotos reducidas: ');
  });

  it('a photo that is picked is in the row that it had: the focus stays on its button', async () => {
    const page = open();
    page.pick([await phonePhoto()]);
    const remove = (await appears(page.root, '[part="remove"]')) as HTMLElement;
    remove.focus();
    await whenDone(page);
    expect(page.root.activeElement === remove).to.equal(true);
  });

  it('a photo that is picked is what scripts of the page read, too', async () => {
    const page = open();
    const sizes: (number | undefined)[] = [];
    page.form.addEventListener('change', () => sizes.push(page.input.files?.[0]?.size));
    const original = await phonePhoto();
    page.pick([original]);
    const [posted] = await whenDone(page);
    expect(sizes).to.deep.equal([original.size, posted?.size]);
  });

  it('a photo that is picked is not added again when it is picked once more', async () => {
    const page = open();
    const original = await phonePhoto();
    page.drop([original]);
    await whenDone(page);
    page.drop([original]);
    await page.rows(1);
    expect(postedFiles(page)).to.have.length(1);
  });

  it('a photo that is picked may be too large before, but cannot be sent until it is small enough', async () => {
    const file = await phonePhoto();
    await held(async (release) => {
      const page = open('shrink="200"', 'data-rsfp-size="60000"');
      page.pick([file]);
      await appears(page.root, '.shrinking');
      expect(page.input.validationMessage).to.equal('Se está reduciendo una foto. Espera un momento.');
      expect(page.root.querySelector('[part="problem"]')).to.equal(null);
      release();
      await whenDone(page);
      expect(page.input.validationMessage).to.equal('');
    });
  });

  it('a photo is made smaller in the page itself where there is no worker with a canvas', () =>
    withoutFeatures(window, ['OffscreenCanvas'], async () => {
      const page = open();
      page.pick([await phonePhoto()]);
      const [posted] = await whenDone(page);
      expect(await sizeOf(posted as File)).to.deep.equal({ width: 150, height: 200 });
    }));

  it('a photo that is picked loses its place alone in a browser that gives noise for a canvas, against tracking', () =>
    withoutFeatures(window, ['OffscreenCanvas'], async () => {
      const { prototype } = CanvasRenderingContext2D;
      const { getImageData } = prototype;
      prototype.getImageData = () => new ImageData(1, 1);
      try {
        const page = open();
        const original = await phonePhoto();
        page.pick([original]);
        const [posted] = await whenDone(page);
        expect(contains(await textOf(posted as File), 'GPSLatitude')).to.equal(false);
        expect(await sizeOf(posted as File)).to.deep.equal({ width: 480, height: 640 });
      } finally {
        prototype.getImageData = getImageData;
      }
    }));
});

describe('<rs-uploads> pictures made smaller: the original', () => {
  it('a visitor who does not want a smaller photo sends the original, and the focus stays in its row', async () => {
    const originals = [await phonePhoto('una.jpg'), await phonePhoto('dos.jpg')];
    await held(async (release) => {
      const page = open();
      page.pick(originals);
      await page.rows(2);
      const second = page.root.querySelectorAll<HTMLElement>('[part="keep"]')[1];
      second?.focus();
      second?.click();
      release();
      const posted = await whenDone(page);
      expect(posted.map(({ name }) => name)).to.deep.equal(['una.jpg', 'dos.jpg']);
      expect(posted[0]?.size).to.be.lessThan(originals[0]?.size ?? 0);
      expect(posted[1]?.size).to.equal(originals[1]?.size);
      expect(page.root.activeElement?.getAttribute('aria-label')).to.equal('Quitar dos.jpg');
    });
  });

  it('a visitor who does not want a smaller photo sends the original also after a change of an option, which starts the field anew', async () => {
    const original = await phonePhoto();
    await held(async (release) => {
      const page = open();
      page.pick([original]);
      await page.rows(1);
      page.root.querySelector<HTMLElement>('[part="keep"]')?.click();
      release();
      page.element.maxFiles = 5;
      await appears(page.root, '[part~="file"]:not(.shrinking)');
      expect(postedFiles(page)[0] === original).to.equal(true);
    });
  });

  it('a visitor who does not want a smaller photo removes it meanwhile, and nothing comes back', async () => {
    const originals = [await phonePhoto('una.jpg'), await phonePhoto('dos.jpg')];
    await held(async (release) => {
      const page = open();
      page.pick(originals);
      const [first] = await page.rows(2);
      first?.querySelector<HTMLElement>('[part="remove"]')?.click();
      release();
      const posted = await whenDone(page);
      expect(posted.map(({ name }) => name)).to.deep.equal(['dos.jpg']);
    });
  });

  it('a visitor who does not want a smaller photo resets the form meanwhile, and it is empty', async () => {
    const file = await phonePhoto();
    await held(async (release) => {
      const page = open();
      page.pick([file]);
      await page.rows(1);
      page.form.reset();
      release();
      await until(() => !page.root.querySelector('[part~="file"]'));
      expect(page.input.files).to.have.length(0);
    });
  });
});

describe('<rs-uploads> pictures made smaller: as it is', () => {
  /** Returns the posted file for a picked one, once it is no longer being made smaller. */
  async function postedFor(file: File, attributes?: string): Promise<File | undefined> {
    const page = open(attributes);
    page.pick([file]);
    await until(() => page.root.querySelector('[part~="file"]:not(.shrinking)'));
    return postedFiles(page)[0];
  }

  const table: readonly (readonly [string, () => Promise<File> | File])[] = [
    ['a small picture', () => pictureOf('icono.png')],
    ['a text', () => fileOf('notas.txt', 2000, 'text/plain')],
    ['a file of no bytes', () => fileOf('vacia.jpg', 0, 'image/jpeg')],
    ['a picture that is none', () => fileOf('rota.jpg', 5000, 'image/jpeg')],
    ['a HEIC that the browser cannot read', () => fileOf('iphone.heic', 5000, 'image/heic')],
    [
      'a JPEG that claims a hundred times a hundred megapixels',
      () => {
        const head = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0];
        return new File([new Uint8Array(head)], 'enorme.jpg', { type: 'image/jpeg' });
      },
    ],
  ];
  for (const [what, create] of table)
    it(`a file that cannot be made smaller is sent as it is: ${what}`, async () => {
      const file = await create();
      expect((await postedFor(file))?.size).to.equal(file.size);
    });

  it('a picture within the limit that another encoding would make no smaller loses its place alone', async () => {
    const bytes = await textOf(await photo(100, 80, 'image/jpeg', 0.3));
    const file = new File([withExif(bytes)], 'mini.jpg', { type: 'image/jpeg' });
    const posted = (await postedFor(file)) as File;
    expect(await textOf(posted)).to.deep.equal(bytes);
  });

  it('a photo stays as it is in a field without shrink', async () => {
    const original = await phonePhoto();
    expect((await postedFor(original, ''))?.size).to.equal(original.size);
  });
});

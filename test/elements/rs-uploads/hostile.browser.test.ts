import { expect } from '@open-wc/testing';
import { fileOf, openUploads, severalFiles } from './uploads-page.js';
import { until } from '../../shared/until.js';

const names = [
  ['file-01', '<img src=x onerror=__pwned=1>.png'],
  ['file-03', 'x.php.jpg'],
  ['file-05', 'x.jpg '],
  ['file-09', 'noext'],
  ['file-11', 'con.png'],
  ['file-13', '\u202egnp.exe', '\ufffdgnp.exe'],
  ['quotes', `"a' & b".jpg`],
  ['length', `${'a'.repeat(296)}.jpg`],
  ['emoji', '👩‍👩‍👧 familia.jpg'],
] as readonly (readonly [string, string, string?])[];

describe('<rs-uploads> hostile', () => {
  for (const [id, name, shown = name] of names) {
    it(`the names of files are text, whatever they say, with a mark for what turns the line around (${id})`, async () => {
      const { form, element, root, input, pick, rows } = openUploads(severalFiles);
      await until(() => Reflect.get(element, 'hasCore') === true);
      pick([fileOf(name)]);
      const [row] = await rows(1);
      expect(row?.querySelector('bdi')?.textContent).to.equal(shown);
      expect(row?.querySelector('[part="remove"]')?.getAttribute('aria-label')).to.contain(shown);
      expect(input.files?.[0]?.name).to.equal(name);
      form.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
      expect(input.validationMessage === '').to.equal(/\.(jpg|png)$/.test(name));
      expect(input.validationMessage).not.to.contain('\u202e');
      expect(root.querySelectorAll('[part~="file"] img').length).to.equal(0);
      expect(Reflect.has(window, '__pwned')).to.equal(false);
      expect(root.host.scrollWidth <= root.host.clientWidth).to.equal(true);
    });
  }

  it('the names of files say the same of a size everywhere, in the words of the page', async () => {
    const { element, input, pick, rows } = openUploads(
      severalFiles.replace('multiple', 'multiple data-rsfp-size="1536"'),
    );
    await until(() => element.querySelector('[slot="hint"]') !== null);
    pick([fileOf('a.jpg', 2560)]);
    const [row] = await rows(1);
    const said = [
      element.querySelector('[slot="hint"]')?.textContent,
      input.validationMessage,
      row?.querySelector('[part="size"]')?.textContent,
      row?.querySelector('[part="problem"]')?.textContent,
    ].map((text) => text?.match(/[\d,.]+\s?kB/g));
    expect(said).to.deep.equal([['1,5 kB'], ['1,5 kB'], ['2,5 kB'], ['1,5 kB']]);
  });

  it('the names of files have room for a few words where letters are large and the screen is narrow', async () => {
    const { documentElement: page } = document;
    page.style.fontSize = '200%';
    try {
      const { form, pick, rows } = openUploads(severalFiles);
      form.style.inlineSize = '280px';
      pick([fileOf('informe de la sesión.jpg')]);
      const [row] = await rows(1);
      expect(row?.querySelector('.facts')?.clientWidth).to.be.greaterThan(200);
      expect(row?.scrollWidth).to.equal(row?.clientWidth);
    } finally {
      page.style.fontSize = '';
    }
  });

  it('the names of files say an extension list that is none, and the page goes on (file-21)', async () => {
    const { element, input } = openUploads(
      `<label for="x">x</label><input type="file" id="x" name="x" data-rsfp-exts='["php","<b>",null,1]'>`,
    );
    await until(() => element.querySelector('[slot="hint"]') !== null);
    expect(input.accept).to.equal('.php');
    expect(element.querySelector('[slot="hint"]')?.textContent).to.equal('Formatos: PHP.');
  });
});

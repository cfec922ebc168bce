import { expect } from '@open-wc/testing';
import { until } from '../../shared/until.js';
import { fileOf, openUploads, severalFiles } from './uploads-page.js';

const many = 200;
const nameAt = (index: number) => `foto-${String(index).padStart(3, '0')}.png`;
const files = Array.from({ length: many }, (_, index) => fileOf(nameAt(index), 10 + index));
const unlimited = severalFiles.replace('data-rsfp-maxfiles="3"', '');

/** Opens the field with its list loaded: a first file is listed, and taken back. */
async function open(markup = unlimited) {
  const page = openUploads(markup);
  page.pick([fileOf('primera.png')]);
  await page.rows(1);
  page.pick([]);
  await until(() => listed(page.root) === 0, 'the list is empty');
  return page;
}

const listed = (root: ShadowRoot) => root.querySelectorAll('[part~="file"]').length;
const namesOf = (rows: readonly HTMLElement[]) => rows.map((row) => row.querySelector('bdi')?.textContent);

describe('<rs-uploads> many files', () => {
  it('two hundred files that are chosen at once are all posted at once, while the list grows frame by frame, in their order', async () => {
    const page = await open();
    page.pick(files);
    await until(() => listed(page.root) > 0, 'the first rows are there');
    expect(listed(page.root)).to.be.lessThan(many);
    expect(page.posted()).to.have.lengthOf(many);
    expect(namesOf(await page.rows(many))).to.deep.equal(files.map(({ name }) => name));
  });

  it('two hundred files that are chosen at once give way to a choice that is made meanwhile', async () => {
    const page = await open();
    page.pick(files);
    await until(() => listed(page.root) > 0, 'the first rows are there');
    page.pick([fileOf('otra.png'), fileOf(nameAt(1), 11)]);
    expect(namesOf(await page.rows(2))).to.deep.equal(['otra.png', nameAt(1)]);
    page.pick(files);
    page.form.reset();
    await until(() => listed(page.root) === 0, 'the list is empty');
    expect(page.posted()).to.deep.equal([['form[Fotos][]', '']]);
  });

  it('two hundred files that are chosen at once hold the form back if the last one is too large, also where Send is pressed before it is listed', async () => {
    const page = await open(unlimited.replace('multiple', 'multiple data-rsfp-size="2048"'));
    const large = fileOf('grande.png', 4096);
    page.pick([...files, large]);
    page.form.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
    expect(listed(page.root)).to.be.lessThan(many);
    expect(page.input.validationMessage).to.contain('grande.png');
    const rows = await page.rows(many + 1);
    expect(rows.at(-1)?.querySelector('[part="problem"]')?.textContent).to.contain('Pesa demasiado');
    page.pick([...files]);
    await page.rows(many);
    expect(page.input.validationMessage).to.equal('');
  });
});

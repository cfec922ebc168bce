import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { fileOf, growing, openUploads, pictureOf, severalFiles } from './uploads-page.js';
import { until } from '../../shared/until.js';

describe('<rs-uploads> uploads audit', () => {
  let axe: Axe;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
  });

  for (const scheme of ['light', 'dark']) {
    const open = (markup?: string, attributes?: string) => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      document.body.style.color = 'CanvasText';
      return openUploads(markup, attributes);
    };

    it(`<rs-uploads> has no violation before anything is picked, in ${scheme} colours`, async () => {
      const { form, element } = open();
      await appears(element, '[slot="hint"]');
      expect(await violationsOf(axe, form)).to.deep.equal([]);
    });

    it(`<rs-uploads> has no violation with files, pictures, refused and blocked ones, in ${scheme} colours`, async () => {
      const { form, root, pick, rows } = open(severalFiles);
      pick([await pictureOf('a.png'), fileOf('b.png', 5, 'image/png'), fileOf('c.exe'), fileOf('d.jpg')]);
      await rows(4);
      await appears(root, '[part~="blocked"]');
      await appears(root, 'button[part~="preview"]');
      expect(await violationsOf(axe, form)).to.deep.equal([]);
    });

    it(`<rs-uploads> has no violation with added inputs, a message and a picture on show, in ${scheme} colours`, async () => {
      const { form, root, element, drop } = open(growing);
      await until(() => Reflect.get(element, 'hasCore') === true);
      drop([await pictureOf('a.png'), ...['b', 'c', 'd'].map((name) => fileOf(name))]);
      await appears(root, '[part="message"]:not([hidden])');
      expect(await violationsOf(axe, form)).to.deep.equal([]);
      ((await appears(root, 'button[part~="preview"]')) as HTMLElement).click();
      await appears(root, 'dialog[open]');
      expect(await violationsOf(axe, form)).to.deep.equal([]);
      root.querySelector<HTMLElement>('[part~="close"]')?.click();
    });
  }
});

import { expect, fixture, html } from '@open-wc/testing';

const sheets = ['calm', 'plain-form'].map(
  (name) => new URL(`../../../shared/styles/themes/${name}.css`, import.meta.url).href,
);

/** Forms as other systems send them back with errors, and what marks an error in each. */
const pages = [
  ['plain', 'contact.errors', '[id$="-error"]'],
  ['django', 'contact.errors', '.errorlist'],
  ['wtforms', 'contact.errors', ''],
  ['rails', 'contact.errors', ''],
  ['contact-form-7', 'contact.errors', '.wpcf7-not-valid-tip'],
] as const;

const danger = 'rgb(150, 55, 49)';
const accent = 'rgb(58, 101, 86)';

/** Opens the form of a system in the tag, without scripts, on a page with the sheets. */
async function open(system: string, page: string, width: number): Promise<HTMLFormElement> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe width=${width} height="900"></iframe>`);
  const own = frame.contentDocument as Document;
  const text = await (await fetch(`/test/data/any-server/${system}/${page}.html`)).text();
  const saved = new DOMParser().parseFromString(text, 'text/html');
  const form = [...saved.forms].find(({ method }) => method === 'post') as HTMLFormElement;
  const tag = own.createElement('rs-form');
  tag.append(own.importNode(form, true));
  const links = sheets.map((href) => Object.assign(own.createElement('link'), { rel: 'stylesheet', href }));
  const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
  own.head.append(...links);
  own.body.append(tag);
  await Promise.all(loaded);
  return tag.firstElementChild as HTMLFormElement;
}

const seen = (form: Element, selector: string) =>
  [...form.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one.checkVisibility() && one.offsetHeight > 0,
  );

describe('shared/styles: any form', () => {
  for (const [system, page, error] of pages) {
    it(`a form of any system in the tag, with plain-form.css and calm.css, has fields and buttons of the theme: ${system}`, async () => {
      const form = await open(system, page, 800);
      const fields = seen(form, 'select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])');
      expect(fields.length).to.be.at.least(3);
      for (const field of fields) {
        expect(field.offsetHeight, field.outerHTML).to.be.at.least(44);
        expect(getComputedStyle(field).borderRadius, field.outerHTML).to.equal('10px');
      }
      const [button] = seen(form, 'button:not([type]), [type=submit]');
      expect(getComputedStyle(button as Element).backgroundColor).to.equal(accent);
    });

    if (error !== '')
      it(`a form of any system in the tag, with plain-form.css and calm.css, has errors in red, below or above their field, never beside it: ${system}`, async () => {
        const form = await open(system, page, 800);
        const errors = seen(form, error).filter(({ textContent }) => textContent.trim() !== '');
        expect(errors.length).to.be.at.least(1);
        for (const one of errors) {
          const { color, display } = getComputedStyle(one);
          expect([color, display], one.outerHTML).to.deep.equal([danger, 'block']);
        }
      });

    it(`a form of any system in the tag, with plain-form.css and calm.css, fits into a phone: ${system}`, async () => {
      const { ownerDocument } = await open(system, page, 320);
      const { scrollWidth, clientWidth } = ownerDocument.documentElement;
      expect(scrollWidth).to.equal(clientWidth);
    });
  }
});

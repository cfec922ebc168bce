import { expect, html } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { openPage, picture, type BoxPage } from '../box-page.js';

const links = html`
  <a id="one" data-mediabox="group[a]" href=${picture(41)}>Una</a>
  <a id="two" data-mediabox="group[a]" href=${picture(42)}>Dos</a>
`;

/** Opens a page with settings in JSON. */
async function openWith(json: string, attributes: Readonly<Record<string, string>> = {}): Promise<BoxPage> {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.append(json);
  const box = document.createElement('media-box');
  box.lang = 'es';
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  box.append(script);
  return openPage(html`${box}${links}`);
}

describe('an author who writes the settings in JSON', () => {
  it('an author who writes the settings in JSON has them, with an attribute before each', async () => {
    const { box } = await openWith(
      JSON.stringify({
        scope: 'document',
        theme: 'shadow',
        overlayOpacity: 0.5,
        closeMode: 1,
        autoplaySeconds: 3,
      }),
      { theme: 'light', 'autoplay-seconds': '9' },
    );
    const { scope, theme, overlayOpacity, closeMode, autoplaySeconds, transitionMs } = box;
    expect([scope, theme, overlayOpacity, closeMode, autoplaySeconds, transitionMs]).to.deep.equal([
      'document',
      'light',
      0.5,
      1,
      9,
      300,
    ]);
  });

  it('an author who writes the settings in JSON has names of her own for the buttons', async () => {
    const page = await openWith(
      JSON.stringify({
        scope: 'document',
        labels: { close: 'Salir', next: '<b>Más</b>', counter: '%s / %s' },
      }),
    );
    await page.open('one');
    expect(page.part('close')?.ariaLabel).to.equal('Salir');
    await page.has('[part="counter"]', '1 / 2');
    expect(page.part('next')?.textContent || page.part('next')?.ariaLabel).to.include('<b>Más</b>');
  });

  for (const [what, json, said] of [
    ['no JSON', '{', 'JSON: found no JSON'],
    ['a list', '[]', 'JSON: found something else, expected an object with settings'],
    ['an unknown name', '{"closeMod":1}', 'JSON at closeMod: found "closeMod", expected one of'],
    ['a wrong kind', '{"closeMode":"1"}', 'JSON at closeMode: found "1", expected a number'],
    ['an unknown word', '{"theme":"dark"}', 'attribute theme: found "dark", expected one of'],
    ['an unknown label', '{"labels":{"exit":"x"}}', 'JSON at labels.exit: found "exit", expected one of'],
    ['a label that is no text', '{"labels":{"close":1}}', 'JSON at labels.close: found 1, expected a text'],
    ['the machinery of objects', '{"__proto__":{"polluted":1}}', 'JSON at __proto__'],
  ] as const) {
    it(`an author who writes the settings in JSON hears of ${what} in one line, and the viewer opens all the same`, async () => {
      const errors = await errorsDuring(async () => {
        const page = await openWith(json, { scope: 'document' });
        await page.open('one');
        page.press('Escape');
      });
      expect(errors).to.have.length(1);
      expect(errors[0]).to.include(said);
      expect('polluted' in {}).to.equal(false);
    });
  }
});

describe('an author’s mistake in a gallery', () => {
  for (const [what, markup, said] of [
    [
      'a selector that is none',
      html`<media-box selector="a["><a href=${picture(43)}>a</a></media-box>`,
      'attribute selector: found "a["',
    ],
    [
      'links without a mark',
      html`<media-box><a href=${picture(43)}>a</a></media-box>`,
      'content: found no link that opens in it, expected a link with data-mediabox or the class jcepopup in the tag',
    ],
    [
      'a document without links',
      html`<media-box scope="document" selector=".none"></media-box>`,
      'expected a link that matches ".none" in the document',
    ],
    [
      'an unknown theme',
      html`<media-box theme="dark"><a data-mediabox href=${picture(43)}>a</a></media-box>`,
      'attribute theme: found "dark"',
    ],
    [
      'an unknown rule',
      html`<media-box convert="lightbx"><a rel="lightbox" href=${picture(43)}>a</a></media-box>`,
      'attribute convert: found "lightbx", expected some of legacy, lightbox, shadowbox',
    ],
  ] as const) {
    it(`an author’s mistake in a gallery is named: ${what}`, async () => {
      const errors: string[] = [];
      const { error } = console;
      const named = new Promise<void>((resolve) => {
        console.error = (...parts: unknown[]) => {
          errors.push(parts.map(String).join(' '));
          if (errors.at(-1)?.includes(said)) resolve();
        };
      });
      try {
        await openPage(markup);
        await named;
      } finally {
        console.error = error;
      }
      expect(errors.filter((line) => line.includes(said))).to.have.length(1);
    });
  }
});

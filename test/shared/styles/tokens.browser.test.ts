import { css } from '@lit/reactive-element/css-tag.js';
import { expect, fixture, html } from '@open-wc/testing';
import { ShellElement } from '../../../shared/element/shell-element.js';
import { baseStyles } from '../../../shared/styles/base.styles.js';

class ToyPaintElement extends ShellElement<{ stop(): void }> {
  protected override readonly styles = [
    baseStyles,
    css`
      .chrome {
        color: var(--_accent);
        font-family: var(--_font);
        border-radius: var(--_radius);
        min-inline-size: var(--_target);
      }
    `,
  ];

  protected override startCore = () => ({ stop: () => undefined });

  protected override buildShadow(root: ShadowRoot): void {
    const chrome = document.createElement('button');
    chrome.className = 'chrome';
    root.append(chrome, document.createElement('slot'));
  }
}

customElements.define('toy-paint', ToyPaintElement);

/** Returns the computed style of a toy on a page with these styles. */
async function styleOfToy(styles: string): Promise<CSSStyleDeclaration> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const toy = await fixture(html`<toy-paint></toy-paint>`);
  return getComputedStyle(toy.shadowRoot?.querySelector('.chrome') as Element);
}

const light = 'rgb(18, 98, 106)';
const dark = 'rgb(127, 208, 214)';

describe('shared/styles: tokens', () => {
  afterEach(() => (document.adoptedStyleSheets = []));

  it('the look of an element is light on a page that says nothing', async () => {
    expect((await styleOfToy('')).color).to.equal(light);
  });

  it('the look of an element is dark where the page is dark', async () => {
    expect((await styleOfToy(':root { color-scheme: dark }')).color).to.equal(dark);
    expect((await styleOfToy('toy-paint { color-scheme: dark }')).color).to.equal(dark);
  });

  it('the look of an element follows the properties that the page sets on :root, and on the tag before that', async () => {
    const root = ':root { --suite-accent: rgb(1, 2, 3); --suite-radius: 9px; --suite-target: 70px }';
    const style = await styleOfToy(root);
    expect([style.color, style.borderRadius, style.minInlineSize]).to.deep.equal([
      'rgb(1, 2, 3)',
      '9px',
      '70px',
    ]);
    const both = await styleOfToy(`${root} toy-paint { --suite-accent: rgb(4, 5, 6) }`);
    expect(both.color).to.equal('rgb(4, 5, 6)');
  });

  it('the look of an element has the page’s font unless it is set', async () => {
    expect((await styleOfToy('body { font-family: Georgia }')).fontFamily).to.equal('Georgia');
    expect((await styleOfToy(':root { --suite-font: Verdana }')).fontFamily).to.equal('Verdana');
  });

  it('the look of an element follows the page into a box with other colours', async () => {
    const outer = await fixture(
      html`<div>
        <toy-paint><toy-paint id="inner"></toy-paint></toy-paint>
      </div>`,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#inner { --suite-accent: rgb(4, 5, 6) }');
    document.adoptedStyleSheets = [sheet];
    const chromes = [...outer.querySelectorAll('toy-paint')].map((toy) =>
      toy.shadowRoot?.querySelector('.chrome'),
    );
    const colours = chromes.map((chrome) => chrome && getComputedStyle(chrome).color);
    expect(colours).to.deep.equal([light, 'rgb(4, 5, 6)']);
  });
});

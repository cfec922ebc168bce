import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/rs-calendar/define.js';
import { appears } from '../appears.js';

interface Framework {
  readonly theme: string;
  readonly sheets: readonly string[];
  readonly input: string;
  readonly button: string;
  readonly error: string;
  /** False where the framework's own colours are too weak to be read, and those of the theme are darker. */
  readonly hasColours: boolean;
}

const bootstrap = { input: 'form-control', button: 'btn btn-primary', error: 'invalid-feedback' };
const frameworks: readonly Framework[] = [
  { theme: 'bootstrap5', sheets: ['bootstrap5'], ...bootstrap, hasColours: true },
  { theme: 'cassiopeia', sheets: ['bootstrap5', 'cassiopeia'], ...bootstrap, hasColours: true },
  {
    theme: 'uikit3',
    sheets: ['uikit3'],
    input: 'uk-input',
    button: 'uk-button uk-button-primary',
    error: 'uk-text-danger',
    hasColours: false,
  },
];

/** Joomla's template paints chosen boxes in the colour of its links, and its buttons in a colour of Bootstrap. */
const accentOf: Readonly<Record<string, string>> = { cassiopeia: 'rgb(34, 79, 170)' };

describe('shared/styles: neighbours', () => {
  let links: readonly HTMLLinkElement[] = [];
  afterEach(() => {
    for (const link of links) link.remove();
  });

  async function wear({ sheets, theme }: Framework): Promise<void> {
    const addresses = [
      ...sheets.map((name) => `/test/shared/styles/frameworks/${name}.css`),
      `/shared/styles/themes/${theme}.css`,
    ];
    links = addresses.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    document.head.append(...links);
    await Promise.all(loaded);
  }

  for (const framework of frameworks)
    it(`a control of the suite beside one of the page has its height, border, corners, font and colours: ${framework.theme}`, async () => {
      await wear(framework);
      const { input, button, error, hasColours, theme } = framework;
      const page = await fixture<HTMLElement>(html`
        <div lang="es">
          <input class=${input} />
          <button class=${button}>Enviar</button>
          <div class=${error}>Falta.</div>
          <rs-calendar inline format="DD-MM-YYYY"><input class=${input} value="17-03-2027" /></rs-calendar>
          <rs-calendar class="popup" format="DD-MM-YYYY"><input class=${input} /></rs-calendar>
        </div>
      `);
      const rootOf = (tag: string) => page.querySelector(tag)?.shadowRoot as ShadowRoot;
      const day = await appears(rootOf('rs-calendar'), '[part~="day"][part~="selected"]');
      const toggle = (await appears(rootOf('.popup'), '[part~="toggle"]')) as HTMLElement;
      const field = page.querySelector('input') as HTMLElement;
      const lookOf = (element: HTMLElement, words: Element) => {
        const { borderTopColor, borderTopLeftRadius } = getComputedStyle(element);
        return {
          height: element.offsetHeight,
          border: borderTopColor,
          corner: borderTopLeftRadius,
          font: getComputedStyle(words).fontFamily,
        };
      };
      expect(lookOf(toggle, day as Element)).to.deep.equal(lookOf(field, field));
      // Also without a field beside it.
      expect(Math.round(parseFloat(getComputedStyle(page).getPropertyValue('--suite-target')) * 16)).to.equal(
        field.offsetHeight,
      );
      if (!hasColours) return;
      const accent = getComputedStyle(page.querySelector('button') as Element).backgroundColor;
      expect(getComputedStyle(day as Element).backgroundColor).to.equal(accentOf[theme] ?? accent);
      const probe = document.createElement('p');
      probe.style.color = 'var(--suite-danger)';
      page.append(probe);
      const red = getComputedStyle(page.querySelector(`.${error}`) as Element).color;
      expect(getComputedStyle(probe).color).to.equal(red);
    });
});

import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../elements/cookie-consent/define.js';
import '../../elements/media-box/define.js';
import '../../elements/nav-menu/define.js';
import '../../elements/offcanvas-panel/define.js';
import '../../elements/rs-calendar/define.js';
import '../../elements/rs-form/define.js';
import type { RsFormElement } from '../../elements/rs-form/rs-form.shell.js';
import { appears } from '../shared/appears.js';
import { clearCookie } from '../shared/consent/toy-gate.js';
import { drive } from './rs-form/page-driver.js';
import { practicePage } from './rs-form/practice-page.js';

/** A brand that nobody overlooks: public properties, and one part that has no property. */
const brand = `
  :root {
    color: rgb(90, 0, 120);
    --suite-surface: rgb(255, 240, 0);
    --suite-surface-muted: rgb(255, 220, 10);
    --suite-text: rgb(90, 0, 120);
    --suite-text-muted: rgb(120, 0, 90);
    --suite-border: rgb(255, 0, 200);
    --suite-accent: rgb(0, 0, 250);
    --suite-accent-text: rgb(0, 255, 250);
    --suite-accent-muted: rgb(0, 255, 128);
    --suite-danger: rgb(200, 0, 0);
    --suite-danger-muted: rgb(255, 200, 210);
    --suite-focus: rgb(250, 0, 0);
    --suite-overlay: rgb(0, 120, 10);
    --suite-shadow: 0 0 9px rgb(250, 0, 250);
    --suite-radius: 3px;
    --suite-radius-small: 3px;
    --suite-font: Courier;
    --nav-menu-surface: rgb(255, 240, 0);
    --media-box-text: rgb(90, 0, 120);
  }

  media-box::part(overlay) {
    background: rgb(0, 120, 10);
  }
`;

const palette = new Set([...brand.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(numbersOf));

function numbersOf([, ...numbers]: readonly string[]): string {
  return numbers.slice(0, 3).join();
}

/** Finds the visible colours in a computed value, as red, green and blue; a mixture counts as what it is made of. */
function coloursIn(value: string): readonly string[] {
  const plain = [...value.matchAll(/rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/g)];
  const mixed = [...value.matchAll(/color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g)];
  return [
    ...plain.filter(([, , , , alpha]) => alpha !== '0').map(numbersOf),
    ...mixed.map(([, ...parts]) =>
      parts
        .slice(0, 3)
        .map((part) => Math.round(Number(part) * 255))
        .join(),
    ),
  ];
}

const sides = ['top', 'right', 'bottom', 'left'];

/** Lists what a style paints, as property and value. */
function paintedBy(style: CSSStyleDeclaration): readonly (readonly [property: string, value: string])[] {
  const of = (property: string) => [property, style.getPropertyValue(property)] as const;
  const isLine = (side: string) =>
    parseFloat(of(`border-${side}-width`)[1]) > 0 && of(`border-${side}-style`)[1] !== 'none';
  return [
    of('background-color'),
    of('box-shadow'),
    ...sides.filter(isLine).map((side) => of(`border-${side}-color`)),
    ...(style.outlineStyle === 'none' ? [] : [of('outline-color')]),
  ];
}

function* elementsIn(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
  }
}

/** Returns true if an element is painted by the suite: in a shadow root, or in the list of a menu. */
function isOurs(element: Element): boolean {
  return element.getRootNode() instanceof ShadowRoot || element.matches('[data-submenu], .nav-menu-toggle *');
}

/** Lists the colours of an element that are not of the brand. What the browser itself draws has none of ours. */
function foreignIn(element: Element): readonly string[] {
  const pseudo = [undefined, '::before', '::after', '::backdrop', '::marker'];
  const style = getComputedStyle(element);
  const isNative = element.matches('input, option, progress') && style.appearance !== 'none';
  if (isNative) return coloursIn(style.accentColor).filter((colour) => !palette.has(colour));
  const painted = pseudo.flatMap((name) => {
    const own = getComputedStyle(element, name);
    const isThere = name === undefined || own.content !== 'none' || name === '::backdrop';
    return isThere ? paintedBy(own) : [];
  });
  const lines = element instanceof SVGGeometryElement ? [style.fill, style.stroke] : [];
  return [
    ...painted,
    ['color', style.color] as const,
    ...lines.map((value) => ['svg', value] as const),
  ].flatMap(([property, value]) =>
    coloursIn(value)
      .filter((colour) => !palette.has(colour))
      .map(
        (colour) =>
          `${element.localName}[${element.getAttribute('part') ?? element.className}] ${property}: ${colour}`,
      ),
  );
}

const partIn = (page: ParentNode, tag: string, part: string) =>
  appears(page.querySelector(tag)?.shadowRoot as ShadowRoot, `[part~="${part}"]`) as Promise<HTMLElement>;

function started(
  page: ParentNode,
  tag: 'media-box' | 'nav-menu' | 'offcanvas-panel' | 'rs-form',
): Promise<unknown> {
  return new Promise((resolve) => page.querySelector(tag)?.withCore(resolve));
}

interface Story {
  readonly what: string;
  readonly page: ReturnType<typeof html>;
  /** Does what a visitor does, until the element is there. */
  readonly does: (page: HTMLElement) => Promise<unknown>;
  /** Least number of elements that the suite paints. */
  readonly least: number;
}

const stories: readonly Story[] = [
  {
    what: 'the errors of a form',
    page: html`${unsafeStatic(practicePage())}`,
    does: async (page) => {
      await started(page, 'rs-form');
      const form = drive(page.querySelector('rs-form') as RsFormElement);
      form.box('E-mail').click();
      form.type('Email', 'ana@');
      page.querySelector<HTMLElement>('#Enviar')?.click();
      await partIn(page, 'rs-form', 'error-link');
    },
    least: 6,
  },
  {
    what: 'a calendar with times',
    page: html`<rs-calendar inline format="DD-MM-YYYY HH:mm"
      ><input value="17-03-2027 10:30"
    /></rs-calendar>`,
    does: (page) => partIn(page, 'rs-calendar', 'time-list'),
    least: 60,
  },
  {
    what: 'the viewer',
    page: html`<media-box navigation="thumbnails">
      <a
        id="first"
        class="jcepopup"
        rel="group[sala]"
        title="La sala::De día"
        href="/demo/assets/room.svg?81"
      >
        <img src="/demo/assets/map.svg" alt="" />
      </a>
      <a class="jcepopup" rel="group[sala]" title="El pasillo" href="/demo/assets/room.svg?82">2</a>
    </media-box>`,
    does: async (page) => {
      await started(page, 'media-box');
      page.querySelector<HTMLElement>('#first')?.click();
      await partIn(page, 'media-box', 'thumbnails');
      await partIn(page, 'media-box', 'title');
    },
    least: 20,
  },
  {
    what: 'the viewer of items without pictures, with their numbers',
    page: html`<media-box navigation="pages">
      <a id="first" class="jcepopup" rel="group[sala]" href="/demo/assets/room.svg?83">1</a>
      <a class="jcepopup" rel="group[sala]" href="/demo/assets/room.svg?84">2</a>
    </media-box>`,
    does: async (page) => {
      await started(page, 'media-box');
      page.querySelector<HTMLElement>('#first')?.click();
      await partIn(page, 'media-box', 'page-button');
    },
    least: 12,
  },
  {
    what: 'the banner',
    page: html`<cookie-consent></cookie-consent>`,
    does: (page) => partIn(page, 'cookie-consent', 'banner-buttons'),
    least: 8,
  },
  {
    what: 'the settings of cookies',
    page: html`<cookie-consent></cookie-consent>`,
    does: async (page) => {
      (await partIn(page, 'cookie-consent', 'banner-settings')).click();
      await partIn(page, 'cookie-consent', 'settings-buttons');
    },
    least: 25,
  },
  {
    what: 'the tab that opens the banner again',
    page: html`<cookie-consent></cookie-consent>`,
    does: async (page) => {
      (await partIn(page, 'cookie-consent', 'banner-reject')).click();
      await partIn(page, 'cookie-consent', 'revoke-tab');
    },
    least: 1,
  },
  {
    what: 'the panel',
    page: html`<button type="button" data-offcanvas-toggle>Menú</button>
      <offcanvas-panel id="panel"><p>Contenido</p></offcanvas-panel>`,
    does: async (page) => {
      await appears(page, 'offcanvas-panel[data-ready]');
      page.querySelector('button')?.click();
      await partIn(page, 'offcanvas-panel', 'overlay');
    },
    least: 4,
  },
  {
    what: 'the menu',
    page: html`<nav-menu breakpoint="1px">
      <ul>
        <li>
          <a href="#a">Terapia</a>
          <ul>
            <li><a href="#b">Para personas adultas</a></li>
          </ul>
        </li>
      </ul>
    </nav-menu>`,
    does: async (page) => {
      await started(page, 'nav-menu');
      const toggle = (await appears(page, '.nav-menu-toggle')) as HTMLElement;
      toggle.click();
    },
    least: 2,
  },
];

describe('elements: brand', () => {
  const sheet = new CSSStyleSheet();
  beforeEach(async () => {
    await clearCookie();
    sheet.replaceSync(brand);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  afterEach(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    await clearCookie();
  });

  async function oursOn(story: Story): Promise<readonly Element[]> {
    const page = await fixture<HTMLElement>(html`<div lang="es">${story.page}</div>`);
    await story.does(page);
    return [...elementsIn(page)].filter((element) => isOurs(element) && element.checkVisibility());
  }

  for (const story of stories) {
    it(`a brand of its own, by properties and parts alone, leaves no colour of ours in ${story.what}`, async () => {
      const ours = await oursOn(story);
      expect(ours.length).to.be.at.least(story.least);
      expect([...new Set(ours.flatMap(foreignIn))]).to.deep.equal([]);
    });
  }

  it('a brand of its own, by properties and parts alone, leaves no font and no corner of ours in the viewer', async () => {
    const [story] = stories.filter(({ what }) => what === 'the viewer');
    const parts = (await oursOn(story as Story)).filter((element) =>
      element.matches('[part~="body"] [part]'),
    );
    const fonts = new Set(parts.map((part) => getComputedStyle(part).fontFamily));
    const corners = new Set(parts.map((part) => getComputedStyle(part).borderRadius));
    expect([[...fonts], [...corners].sort()]).to.deep.equal([['Courier'], ['0px', '3px']]);
  });
});

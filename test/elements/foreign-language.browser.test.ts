import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../elements/back-to-top/define.js';
import '../../elements/cookie-consent/define.js';
import '../../elements/media-box/define.js';
import '../../elements/offcanvas-panel/define.js';
import '../../elements/rs-calendar/define.js';
import '../../elements/rs-form/define.js';
import '../../elements/rs-range/define.js';
import '../../elements/rs-uploads/define.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import { textMarks } from '../../shared/i18n/text-marks.js';
import type { RsFormElement } from '../../elements/rs-form/rs-form.shell.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import { appears } from '../shared/appears.js';
import { clearCookie } from '../shared/consent/toy-gate.js';
import { writePageTexts } from '../shared/page-texts.js';
import { recordConsole, type ConsoleRecord } from '../shared/record-console.js';
import { drive } from './rs-form/page-driver.js';
import { practicePage } from './rs-form/practice-page.js';
import { liveRegion, liveRegions } from '../shared/announced.js';

type Template = ReturnType<typeof html>;

/** Elements whose name is the page's own text around ours: a `lang` on them would apply to that text. */
const holders = 'ol, dialog[part="dialog"], [role="group"]';

function* elementsIn(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
  }
}

/** Returns the nearest `dir` around an element, also outside its shadow roots. */
function directionOf(element: Element): string {
  const nearest = element.closest<HTMLElement>('[dir]');
  const root = element.getRootNode();
  if (nearest) return nearest.dir;
  return root instanceof ShadowRoot ? directionOf(root.host) : '';
}

const textsOf = (element: Element) =>
  [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim());

/** Lists the English texts of a page, each with the language and, where it is written, the direction of its place. */
function englishOn(page: ParentNode): readonly string[] {
  return [...elementsIn(page), ...elementsIn(liveRegions())].flatMap((element) => {
    const { ariaLabel } = element;
    const written = textsOf(element).filter((text) => textMarks.has(text));
    const named = ariaLabel !== null && textMarks.has(ariaLabel) && !element.matches(holders);
    return [
      ...written.map((text) => `${languageOf(element)} ${directionOf(element)}: ${text}`),
      ...(named ? [`${languageOf(element)}: ${ariaLabel}`] : []),
    ];
  });
}

const partIn = (page: ParentNode, tag: string, part: string) =>
  appears(page.querySelector(tag)?.shadowRoot as ShadowRoot, `[part~="${part}"]`) as Promise<HTMLElement>;

/** Settles when the core of a tag has started. */
function started(page: ParentNode, tag: 'media-box' | 'rs-form'): Promise<unknown> {
  return new Promise((resolve) => page.querySelector(tag)?.withCore(resolve));
}

interface Story {
  readonly what: string;
  readonly page: Template;
  /** Does what the visitor does. Settles when the text is rendered. */
  readonly does: (page: HTMLElement) => Promise<unknown>;
  readonly says: readonly string[];
}

const stories: readonly Story[] = [
  {
    what: 'the way back to the top',
    page: html`<back-to-top></back-to-top>`,
    does: (page) => partIn(page, 'back-to-top', 'label'),
    says: ['en ltr: Back to top'],
  },
  {
    what: 'the buttons of a panel',
    page: html`
      <button type="button" aria-controls="panel" aria-expanded="false">قائمة</button>
      <offcanvas-panel id="panel"><p>محتوى</p></offcanvas-panel>
    `,
    does: async (page) => {
      page.querySelector<HTMLElement>('[aria-controls]')?.click();
      await partIn(page, 'offcanvas-panel', 'close');
    },
    says: ['en: Close'],
  },
  {
    what: 'the first layer of consent and its settings',
    page: html`<cookie-consent></cookie-consent>`,
    does: async (page) => {
      (await partIn(page, 'cookie-consent', 'banner-settings')).click();
      await partIn(page, 'cookie-consent', 'settings-save');
    },
    says: ['en ltr: Accept all', 'en ltr: Save selection', 'en: Close without changes'],
  },
  {
    what: 'the controls of the viewer, beside titles of the page’s',
    page: html`
      <media-box>
        <a id="first" class="jcepopup" rel="group[sala]" title="الغرفة" href="/demo/assets/room.svg?91">1</a>
        <a class="jcepopup" rel="group[sala]" title="الممر" href="/demo/assets/room.svg?92">2</a>
      </media-box>
    `,
    does: async (page) => {
      await started(page, 'media-box');
      page.querySelector<HTMLElement>('#first')?.click();
      await partIn(page, 'media-box', 'next');
      await partIn(page, 'media-box', 'counter');
    },
    says: ['en: Close', 'en: Next', 'en ltr: 1 of 2'],
  },
  {
    what: 'the days of a calendar',
    page: html`
      <label for="day">اليوم</label><input id="day" />
      <rs-calendar for="day" inline format="DD-MM-YYYY HH:mm"></rs-calendar>
    `,
    does: async (page) => {
      await partIn(page, 'rs-calendar', 'day');
      await partIn(page, 'rs-calendar', 'hint');
    },
    says: ['en: Previous month', 'en ltr: Choose a day to see the times'],
  },
  {
    what: 'the rules of a file input',
    page: html`
      <label for="file">ملف</label>
      <rs-uploads max-bytes="1048576"><input type="file" id="file" multiple /></rs-uploads>
    `,
    does: async (page) => {
      await appears(page, 'rs-uploads > [slot="hint"]');
      await partIn(page, 'rs-uploads', 'camera');
    },
    says: ['en ltr: Take a photo'],
  },
  {
    what: 'the handles of a slider',
    page: html`<rs-range min="0" max="9" double><input aria-label="السعر" /></rs-range>`,
    does: (page) => partIn(page, 'rs-range', 'handle'),
    says: ['en: السعر, from'],
  },
  {
    what: 'an error in the server’s own place, and the list of errors',
    page: html`${unsafeStatic(
      practicePage()
        .replaceAll('Este campo no es válido.', '')
        .replace('"maxSelections":1', '"maxSelections":1,"onLimit":"block"'),
    )}`,
    does: async (page) => {
      await started(page, 'rs-form');
      const form = drive(page.querySelector('rs-form') as RsFormElement);
      form.box('E-mail').click();
      form.type('Email', 'ana@');
      page.querySelector<HTMLElement>('#Enviar')?.click();
      await partIn(page, 'rs-form', 'hint');
    },
    says: [
      'en ltr: Enter a complete e-mail address, for example name@example.com.',
      'en ltr: There is 1 error in the form.',
      'en ltr: You can tick 1 option. Untick one to change it.',
    ],
  },
];

describe('elements: foreign language', () => {
  let log: ConsoleRecord;
  beforeEach(async () => {
    // A visitor who has chosen sees no first layer.
    await clearCookie();
    // A calendar warns about a language without names of months.
    log = recordConsole();
  });
  afterEach(() => log.stop());

  async function openPage(page: Template): Promise<HTMLElement> {
    return fixture<HTMLElement>(html`<div lang="fa" dir="rtl">${page}</div>`);
  }

  for (const { what, page, does, says } of stories) {
    it(`a visitor of a page in a language that the suite does not have hears ${what} in the voice of another, in its own direction`, async () => {
      const place = await openPage(page);
      await does(place);
      const heard = englishOn(place);
      expect(heard).to.include.members([...says]);
      expect(heard.filter((line) => !/^en( ltr)?: /.test(line))).to.deep.equal([]);
    });
  }

  it('a visitor of a page in a language that the suite does not have hears months and weekdays in the voice of their names', async () => {
    const place = await openPage(html`<rs-calendar inline><input aria-label="اليوم" /></rs-calendar>`);
    const day = await partIn(place, 'rs-calendar', 'day');
    const month = await partIn(place, 'rs-calendar', 'heading');
    expect([languageOf(day), languageOf(month)]).to.deep.equal(['en', 'en']);
    expect(day.ariaLabel).to.match(/^[A-Z][a-z]+day, /);
  });

  it('a visitor of a page in a language that the suite does not have hears an announcement in the voice of its text', async () => {
    const place = await openPage(html`<back-to-top></back-to-top>`);
    const shell = place.querySelector('back-to-top') as HTMLElementTagNameMap['back-to-top'];
    const translate = createTexts({ host: shell, texts: { done: 'Hecho.' } });
    shell.announce(translate('done'));
    shell.announce('تم');
    expect([...liveRegion('polite').children].map(languageOf)).to.deep.equal(['es', 'fa']);
  });

  it('a visitor of a page in a language that the suite does not have keeps the texts of the page unchanged', async () => {
    const forget = writePageTexts('fa', { 'back-to-top.label': 'إلى الأعلى' });
    const place = await openPage(html`<back-to-top></back-to-top>`);
    const label = await partIn(place, 'back-to-top', 'label');
    forget();
    expect({ text: label.textContent, hasLang: label.hasAttribute('lang') }).to.deep.equal({
      text: 'إلى الأعلى',
      hasLang: false,
    });
  });
});

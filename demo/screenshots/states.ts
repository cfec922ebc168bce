/** States of the demo that a designer looks at: a page, and the steps of a visitor to each. */
import type { ElementHandle, Page } from 'puppeteer-core';
import { clickInside, seen, toNextPage, until } from '../../test/journey/in-page.js';
import { fillFirstPage, goOn, onPage, press } from '../../test/journey/kitchen/kitchen-page.js';

/** Visitor's step. Selectors with a host are of its shadow root. */
type Step =
  | { readonly click: string; readonly in?: string }
  | { readonly type: string; readonly into: string }
  | { readonly key: 'ArrowRight' | 'ArrowDown' | 'Enter' | 'Escape' | 'Tab' }
  | { readonly show: string }
  | { readonly see: string; readonly in?: string }
  | { readonly run: (page: Page) => Promise<unknown> };

export interface State {
  /** Name of the files: lowercase words with hyphens. */
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
  /**
   * True if the visitor has answered the consent layer before.
   *
   * @default true
   */
  readonly hasConsented?: boolean;
}

const byEmail = { click: 'input[name="form[forma contacto][]"][value="E-mail"]' };
const byPhone = { click: 'input[name="form[forma contacto][]"][value="Teléfono"]' };
/** First day of the month after the next one that can be chosen. */
const openDay = {
  async run(page: Page) {
    for (const part of ['next', 'next', 'day:not([aria-disabled="true"]):not([part~="outside"])'])
      await clickInside(page, 'rs-calendar', partOf(part));
    await seen(page, 'rs-calendar', '[part~=time]');
  },
};
const errors = { see: '[part="error-summary"]', in: 'rs-form' };
const player = { see: '[part~=tools]', in: 'media-box' };
const workshop = { run: (page: Page) => onPage(page, 0) };
const secondPage = {
  async run(page: Page) {
    await onPage(page, 0);
    await fillFirstPage(page, 'Presencial');
    await page.select('[name^="form[Sede]"]', 'Centro');
    await goOn(page, 1);
    await onPage(page, 1);
  },
};

export const states: readonly State[] = [
  { name: 'home', path: '/', steps: [] },
  { name: 'contact', path: '/contacto', steps: [] },
  { name: 'contact-empty-sent', path: '/contacto', steps: [{ click: '#Enviar' }, errors] },
  { name: 'contact-limit', path: '/contacto', steps: [byEmail, byPhone] },
  {
    name: 'contact-thanks',
    path: '/contacto?bot=off',
    steps: [
      byEmail,
      { type: 'ana@ejemplo.es', into: '#Email' },
      { type: 'Me gustaría hablar.', into: '#consulta' },
      { run: (page) => toNextPage(page, () => page.click('#Enviar')) },
    ],
  },
  {
    name: 'contact-call',
    path: '/contacto',
    steps: [
      byPhone,
      { show: 'rs-calendar' },
      { see: '[part~=day]', in: 'rs-calendar' },
      openDay,
      { show: 'rs-calendar' },
    ],
  },
  {
    name: 'contact-impossible',
    path: '/contacto',
    steps: [
      byPhone,
      { show: 'rs-calendar' },
      { see: '[part~=day]', in: 'rs-calendar' },
      { type: '31-02-2049 10:30', into: '#txtjQcal1_0' },
      { key: 'Tab' },
      { click: '#Enviar' },
      errors,
      { show: '#txtjQcal1_0' },
    ],
  },
  { name: 'workshop', path: '/formulario', steps: [workshop] },
  {
    name: 'workshop-errors',
    path: '/formulario',
    steps: [workshop, { run: (page) => goOn(page, 1) }, errors],
  },
  { name: 'workshop-second-page', path: '/formulario', steps: [secondPage] },
  {
    name: 'calendar',
    path: '/elementos/rs-calendar',
    steps: [{ click: '[part~=toggle]', in: 'rs-calendar' }],
  },
  { name: 'uploads', path: '/elementos/rs-uploads', steps: [{ show: 'rs-uploads' }] },
  {
    name: 'uploads-picked',
    path: '/elementos/rs-uploads',
    steps: [
      { show: 'rs-uploads' },
      { run: pickFiles },
      { see: '[part~=file]', in: 'rs-uploads' },
      { show: 'rs-uploads' },
    ],
  },
  { name: 'range', path: '/elementos/rs-range', steps: [{ show: 'rs-range' }] },
  { name: 'location', path: '/elementos/rs-location', steps: [] },
  { name: 'gallery', path: '/galeria', steps: [] },
  {
    name: 'viewer',
    path: '/galeria',
    steps: [{ click: '.jcepopup' }, { see: '[part~=next]', in: 'media-box' }],
  },
  ...(['pages', 'thumbnails'] as const).map((navigation) => ({
    name: `viewer-${navigation}`,
    path: '/galeria',
    steps: [
      { run: (page: Page) => page.$eval('media-box', (box, value) => (box.navigation = value), navigation) },
      { click: '.jcepopup' },
      { see: '[part~=next]', in: 'media-box' },
    ],
  })),
  ...(['jce', 'standard', 'light'] as const).map((theme) => ({
    name: `viewer-theme-${theme}`,
    path: '/elementos/media-box',
    steps: [
      { click: `media-box[theme=${theme}] a` },
      { see: '[part~=next]', in: `media-box[theme=${theme}]` },
    ],
  })),
  { name: 'viewer-video', path: '/visor', steps: [{ click: 'a[href$=webm]' }, player] },
  { name: 'viewer-content', path: '/visor', steps: [{ click: 'a[href="#horario"]' }, player] },
  {
    name: 'viewer-consent',
    path: '/visor',
    steps: [
      { run: (page) => page.$eval('a[href*=vimeo]', (link) => link.click()) },
      { see: '[part~=consent-allow-once]', in: 'media-box' },
    ],
    hasConsented: false,
  },
  {
    name: 'viewer-long-caption',
    path: '/galeria',
    steps: [{ run: makeLongCaption }, { click: '.jcepopup' }, { see: '[part~=caption]', in: 'media-box' }],
  },
  {
    name: 'banner',
    path: '/',
    steps: [{ see: '[part~=banner]', in: 'cookie-consent' }],
    hasConsented: false,
  },
  {
    name: 'banner-settings',
    path: '/',
    steps: [{ click: '[data-consent="settings"]' }],
    hasConsented: false,
  },
  { name: 'menu', path: '/', steps: [{ run: openMenu }] },
  { name: 'tabs', path: '/elementos/tab-set', steps: [] },
];

/** Gives the first picture a caption of several lines. */
function makeLongCaption(page: Page): Promise<void> {
  return page.$eval('.jcepopup', (link) => {
    const words = 'La sala por la tarde, con la luz de la calle y los dos sillones que trajo la abuela. ';
    link.setAttribute('data-mediabox', `group[x];title[La sala];caption[${words.repeat(6)}]`);
  });
}

function partOf(part: string): string {
  return part.replace(/^\w+/, '[part~="$&"]');
}

/** Picks a picture that the element shows, and a file that it refuses. */
async function pickFiles(page: Page): Promise<void> {
  const input = await page.$('rs-uploads input[type=file], #fotos, input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile('demo/assets/screenshot.webp', 'LICENSE');
}

/** Opens the panel with the menu on a small screen, and a submenu on a large one. */
async function openMenu(page: Page): Promise<void> {
  const isSmall = (page.viewport()?.width ?? 0) < 768;
  if (!isSmall) return press(page, 'nav-menu button');
  await page.click('[data-offcanvas-toggle="panel"]');
  await until(page, () => document.querySelector('offcanvas-panel')?.matches(':state(open)'));
}

/** Takes the steps of a state. */
export async function reach(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps)
    if ('run' in step) await step.run(page);
    else if ('key' in step) await page.keyboard.press(step.key);
    else if ('show' in step) await page.$eval(step.show, (one) => one.scrollIntoView({ block: 'center' }));
    else if ('type' in step) await page.type(step.into, step.type);
    else if ('click' in step)
      await (step.in ? clickInside(page, step.in, step.click) : page.click(step.click));
    else if (step.in) await seen(page, step.in, step.see);
    else await until(page, (selector) => document.querySelector(selector)?.checkVisibility(), step.see);
}

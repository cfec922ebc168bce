/** Functions of the global `here`, by which stories act in a page whose document has shadowed members. */
export interface Here {
  find(selector: string): HTMLElement | null;
  all(selector: string): HTMLElement[];
  /** Finds an element in the shadow root of the first tag of a name that has one. */
  inside(tag: string, selector: string): HTMLElement | null;
  isShown(element: HTMLElement | null): boolean;
  hasState(tag: string, state: string): boolean;
}

declare const here: Here;

/** Script for `evaluateOnNewDocument`, as text: defines `here`, with the prototypes of the untouched page. */
export const defineHere = `{
  const { querySelectorAll } = Document.prototype;
  const { matches, checkVisibility } = Element.prototype;
  const all = (selector) => [...querySelectorAll.call(document, selector)];
  globalThis.here = {
    all,
    find: (selector) => all(selector)[0] ?? null,
    inside: (tag, selector) =>
      all(tag).map(({ shadowRoot }) => shadowRoot?.querySelector(selector)).find(Boolean) ?? null,
    isShown: (element) => element !== null && checkVisibility.call(element),
    hasState: (tag, state) => all(tag + ':defined').some((one) => matches.call(one, ':state(' + state + ')')),
  };
}`;

/** Settled when each tag of the page is defined and has started. */
export const isStarted = (): boolean =>
  Reflect.get(Document.prototype, 'readyState', document) === 'complete' &&
  here.all(':not(:defined)').length === 0 &&
  here.all('rs-form[data-pending], nav-menu:not([data-ready])').length === 0 &&
  here.all('tab-set').every(({ shadowRoot }) => shadowRoot?.querySelector('[role=tab]'));

/** Action of a visitor on a tag, and the check of its result. Both run in the page, as text. */
interface Use {
  readonly path: string;
  readonly act?: () => unknown;
  readonly isDone: () => boolean;
}

const pageOf = (tag: string) => `/elementos/${tag}`;

/** Tag → a small use of it. */
export const uses: Readonly<Record<string, Use>> = {
  'back-to-top': {
    path: pageOf('back-to-top'),
    act: () => window.scrollTo(0, 2000),
    isDone: () => here.hasState('back-to-top', 'visible'),
  },
  'cookie-consent': {
    path: pageOf('cookie-consent'),
    act: () => here.find('[data-consent=accept]')?.click(),
    isDone: () => !here.isShown(here.find('[data-consent=accept]')),
  },
  'lazy-images': {
    path: pageOf('lazy-images'),
    isDone: () => here.find('img.jspeed-img-lazyloaded') !== null,
  },
  'media-box': {
    path: pageOf('media-box'),
    act: () => here.find('media-box .jcepopup')?.click(),
    isDone: () =>
      here.hasState('media-box', 'open') && here.isShown(here.inside('media-box', '[part~=counter]')),
  },
  'nav-menu': {
    path: pageOf('nav-menu'),
    act: () => here.find('main nav-menu button')?.click(),
    isDone: () => here.isShown(here.find('a[href="#adultos"]')),
  },
  'offcanvas-panel': {
    path: pageOf('offcanvas-panel'),
    act: () => here.find('[data-offcanvas-toggle="panel-inicio"]')?.click(),
    isDone: () => here.hasState('offcanvas-panel', 'open'),
  },
  'page-analytics': {
    path: pageOf('page-analytics'),
    isDone: () => here.find('page-analytics:defined') !== null,
  },
  'rs-calendar': {
    path: pageOf('rs-calendar'),
    act: () => here.inside('rs-calendar', '[part~=toggle]')?.click(),
    isDone: () => here.isShown(here.inside('rs-calendar', '[part~=day]')),
  },
  'rs-form': {
    path: '/contacto',
    act: () => here.find('input[name="form[forma contacto][]"][value="E-mail"]')?.click(),
    isDone: () => here.isShown(here.find('#Email')),
  },
  'rs-location': {
    path: pageOf('rs-location'),
    act: () => here.find('#lugar')?.focus(),
    isDone: () => here.inside('rs-location', '.leaflet-tile-pane') !== null,
  },
  'rs-range': {
    path: pageOf('rs-range'),
    isDone: () => here.inside('rs-range', '[role=slider], input[type=range]') !== null,
  },
  'rs-uploads': {
    path: pageOf('rs-uploads'),
    isDone: () => here.all('rs-uploads').length === here.all('rs-uploads > [slot=hint]').length,
  },
  'sticky-header': {
    path: pageOf('sticky-header'),
    act: () => window.scrollTo(0, 2000),
    isDone: () => here.hasState('sticky-header', 'stuck'),
  },
  'tab-set': {
    path: pageOf('tab-set'),
    act: () => here.inside('tab-set', '[part~=tab]:nth-of-type(2)')?.click(),
    isDone: () => !here.isShown(here.find('#horario + p')),
  },
  'whatsapp-link': {
    path: pageOf('whatsapp-link'),
    isDone: () => here.find('whatsapp-link a[href*="34600000000"][rel~=noopener]') !== null,
  },
};

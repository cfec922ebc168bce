import { fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import '../../../../elements/rs-form/define.js';
import { startFeature } from '../../../../elements/rs-form/drafts/drafts.js';
import type { FormFeatures } from '../../../../elements/rs-form/form/start-features.js';
import type { PageNavigation } from '../../../../shared/dom/page-navigation.js';
import { appears } from '../../../shared/appears.js';
import { FakeClock } from '../../../shared/fake-clock.js';
import { sessionOf, type TestSession } from '../session-of.js';
import { drive, emptyStorage } from '../page-driver.js';

/** Form with every kind of field that a draft stores, and every kind that it must never store. */
export function draftForm({ formId = 1, email = '', error = '' } = {}): string {
  return `
<form method="post" action="/contacto">
  <div class="rsform-block"><input name="form[Nombre]" id="Nombre"></div>
  <div class="rsform-block"><input type="email" name="form[Email]" id="Email" value="${email}">
    <span id="component2" class="${error ? 'formError' : 'formNoError'}">${error}</span></div>
  <div class="rsform-block"><select name="form[Sede][]" id="Sede"><option value="">-</option><option value="norte">N</option><option value="sur">S</option></select></div>
  <div class="rsform-block"><input type="radio" name="form[Hora]" value="am" id="Hora0"><input type="radio" name="form[Hora]" value="pm" id="Hora1"></div>
  <div class="rsform-block"><input type="checkbox" name="form[Aviso][]" value="sí" id="Aviso0" checked></div>
  <div class="rsform-block"><input type="range" name="form[Nota]" id="Nota"></div>
  <div class="rsform-block"><textarea name="form[consulta]" id="consulta"></textarea></div>
  <input type="password" name="form[Clave]" id="Clave">
  <input type="text" class="rsform-password-box" name="form[Clave2]" id="Clave2">
  <input name="form[codigo]" id="captchaTxt9" class="rsform-captcha-box">
  <input name="form[sms]" id="sms" autocomplete="one-time-code">
  <input name="form[tarjeta]" id="tarjeta" autocomplete="billing cc-number">
  <input name="form[total]" id="total" readonly>
  <div aria-hidden="true"><input name="form[Website]" id="Website"></div>
  <input type="hidden" name="form[ticket]" id="ticket">
  <input type="hidden" name="form[formId]" value="${formId}">
  <button type="submit" name="form[Enviar]" value="Enviar">Enviar</button>
</form>`;
}

export const draftPage = (attributes = '', form = draftForm()) => `<rs-form ${attributes}>${form}</rs-form>`;

export const keyOf = (index = 0, formId = 1) => `rs-form-draft:${formId}:${index}:${location.pathname}`;

/** Stores a draft in the tab, as an earlier page view would have left it. */
export function keepDraft(
  values: Readonly<Record<string, string>>,
  { key = keyOf(), savedAt = Date.now(), isSent = false } = {},
): void {
  const fields = Object.entries(values).map(([name, value]) => [`form[${name}] 0`, [value], ['']]);
  sessionStorage.setItem(key, JSON.stringify({ version: 1, savedAt, isSent, fields }));
}

/** Replaces the tab's storage until `stop`; `asked` settles at the first access. */
export function replaceStorage(get: () => unknown) {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
  let count = 0;
  let settle: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (settle = resolve));
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      count++;
      settle();
      return get();
    },
  });
  return { asked, count: () => count, stop: () => Object.defineProperty(window, 'sessionStorage', own) };
}

/** Opens a form and waits until its drafts have read the storage. */
export async function openDrafts(markup = draftPage()) {
  const real = sessionStorage;
  const storage = replaceStorage(() => real);
  try {
    const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(markup)}</div>`);
    await storage.asked;
    return driveDrafts(wrapper.querySelector('rs-form') as RsFormElement);
  } finally {
    storage.stop();
  }
}

export function driveDrafts(element: RsFormElement) {
  const page = drive(element);
  const root = element.shadowRoot as ShadowRoot;
  const find = (part: string) => root.querySelector<HTMLElement>(`[part~="${part}"]`);

  return {
    ...page,
    root,
    line: () => find('draft')?.querySelector('p')?.textContent ?? null,
    lineAppears: (text = '') => appears(root, '[part~="draft"]', text),
    button: (part: 'draft-undo' | 'draft-discard') => find(part) as HTMLButtonElement,
    field: (id: string) => page.form.querySelector(`[id="${id}"]`) as HTMLInputElement,
    /** Leaves the page, as a reload does. The last input is stored then. */
    leave() {
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      element.remove();
    },
  };
}

/** Text of the line under the form. */
export const restoredText = 'Hemos recuperado';
export const keptText = 'Guardamos lo que escribes';

/** Returns the stored draft of a form; empty if there is none. */
export const kept = (index = 0) => sessionStorage.getItem(keyOf(index)) ?? '';

/** Functions that stop the drafts that were started alone. */
const running = new Set<() => void>();

/** Stops the drafts that were started alone, and empties the storage. */
export function emptyTab(): Promise<void> {
  for (const stop of running) stop();
  return emptyStorage();
}

/** Settles when so many forms have restored a draft. */
export function restoredForms(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    const heard = () => {
      if (--left > 0) return;
      document.removeEventListener('rs-form-restored', heard);
      resolve();
    };
    document.addEventListener('rs-form-restored', heard);
  });
}

/** Drafts of a form alone, on a fake clock, in a page view of the given navigation. */
export interface DraftsAlone {
  readonly session: TestSession;
  readonly clock: FakeClock;
  field(id: string): HTMLInputElement;
  /** Types a text, and calls the hook of the drafts. */
  type(id: string, text: string): void;
  /** Returns the text of the line under the form; null if there is none. */
  line(): string | null;
  press(part: 'draft-undo' | 'draft-discard'): void;
  /** Leaves the page. */
  leave(): void;
}

export const opened: PageNavigation = { type: 'navigate', isRedirected: false, referrer: '' };
/** Navigation of a post of this page that the server answered with a redirect. */
export const posted: PageNavigation = { type: 'navigate', isRedirected: true, referrer: location.href };

/** Starts the drafts of a form; `before` changes the form before. */
export async function startDrafts(
  navigation: PageNavigation = opened,
  { form = draftForm(), before = () => undefined }: StartOptions = {},
): Promise<DraftsAlone> {
  const session = await sessionOf(form);
  const { shell, contributions } = session;
  shell.lang = 'es';
  shell.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  const field = (id: string) => session.form.element.querySelector(`[id="${id}"]`) as HTMLInputElement;
  before(field, contributions as FormFeatures);
  const clock = new FakeClock();
  const drafts = startFeature(session, { navigation, clock });
  const stop = () => {
    running.delete(stop);
    drafts.stop();
    session.form.element.remove();
  };
  running.add(stop);
  const find = (part: string) => shell.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`) ?? null;

  return {
    ...{ session, clock, field },
    type(id, text) {
      field(id).value = text;
      drafts.fieldChanged?.(id, field(id));
    },
    line: () => find('draft')?.querySelector('p')?.textContent ?? null,
    press: (part) => find(part)?.click(),
    leave() {
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      stop();
    },
  };
}

interface StartOptions {
  readonly form?: string;
  readonly before?: (field: DraftsAlone['field'], features: FormFeatures) => void;
}

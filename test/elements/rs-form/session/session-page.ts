import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { until } from '../../../shared/until.js';
import { attributeIs, emptyStorage } from '../page-driver.js';
import { tagWith } from '../profiles/open-form.js';

const form = `
<form method="post" action="/contacto">
  <div class="rsform-block"><label for="Nombre">Nombre</label><input name="form[Nombre]" id="Nombre"></div>
  <div class="rsform-block"><label for="Clave">Clave</label><input type="password" name="form[Clave]" id="Clave"></div>
  <input type="hidden" name="form[formId]" value="1"><button type="submit">Enviar</button>
</form>`;

/** Length of the session of a test, in seconds. */
export const life = 900;

const { now } = Date;
const ticks = performance.now.bind(performance);
let passedMs = 0;

/** Sets the clocks of the page to a time before the end of the session, in seconds, without waiting. */
export function setTimeLeft(seconds: number): void {
  passedMs = (life - seconds) * 1000 - ticks();
  Date.now = () => now() + passedMs;
  performance.now = () => ticks() + passedMs;
}

/** Lets a time pass, in seconds. With `isAsleep` the device slept: its timers and its second clock stood still. */
export function passTime(seconds: number, isAsleep = false): void {
  const before = performance.now();
  passedMs += seconds * 1000;
  Date.now = () => now() + passedMs;
  performance.now = isAsleep ? () => before : () => ticks() + passedMs;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Gives the page its own clocks back. */
export function resetTime(): void {
  Date.now = now;
  Reflect.deleteProperty(performance, 'now');
  passedMs = 0;
}

/** Form with a session, read and used as a visitor would. */
export interface SessionPage {
  readonly element: RsFormElement;
  field(id: string): HTMLInputElement;
  /** Settles with the region as soon as it has the words. */
  region(words: string): Promise<HTMLElement>;
  /** Returns the region; null if there is none. */
  find(): HTMLElement | null;
  button(): HTMLButtonElement;
}

/** Opens a form with a session. */
export async function openSession(
  session: object = {},
  attributes = '',
  extra: object = {},
): Promise<SessionPage> {
  await emptyStorage();
  const json = { formId: 1, session: { seconds: life, keepAlive: '/play-server', ...session }, ...extra };
  const wrapper = await fixture<HTMLElement>(
    html`<div lang="es">${unsafeStatic(tagWith(form, json, attributes))}</div>`,
  );
  const element = wrapper.querySelector('rs-form') as RsFormElement;
  await attributeIs(element, 'data-pending', false);
  const find = () => element.shadowRoot?.querySelector<HTMLElement>('[part~="session"]') ?? null;
  return {
    element,
    field: (id) => element.querySelector(`[id="${id}"]`) as HTMLInputElement,
    async region(words) {
      await until(() => find()?.textContent.includes(words), words);
      return find() as HTMLElement;
    },
    find,
    button: () => find()?.querySelector('button') as HTMLButtonElement,
  };
}

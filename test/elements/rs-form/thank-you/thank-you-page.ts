import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import '../../../../elements/rs-form/define.js';
import type { PageNavigation } from '../../../../shared/dom/page-navigation.js';
import { findThankYou, type ThankYou } from '../../../../elements/rs-form/thank-you/thank-you.dom.js';
import { showThankYou } from '../../../../elements/rs-form/thank-you/thank-you.js';
import { attributeIs } from '../page-driver.js';
import { recordConsole } from '../../../shared/record-console.js';

export const json = '<script type="application/json">{ "version": 1, "formId": 1 }</script>';
export const words = '<h2>Gracias</h2><p>Te contestaremos pronto.</p>';
export const button =
  '<button type="button" name="continue" class="rsform-thankyou-button">Continuar</button>';
export const popup = `<div id="rsfp-thankyou-popup-container1">${words}${button}
  <input type="hidden" id="rsfp-thankyou-popup-return-link" value="#returned"></div>`;

export const posted: PageNavigation = { type: 'navigate', isRedirected: true, referrer: location.href };

/** Events and console errors of the element while the task ran. */
export interface Recorded {
  readonly accepted: readonly (number | null)[];
  readonly errors: readonly string[];
}

/** Records events and console errors while the task runs. */
export async function recordDuring(task: () => unknown): Promise<Recorded> {
  const accepted: (number | null)[] = [];
  const heard = ({ detail }: DocumentEventMap['rs-form-accepted']) => void accepted.push(detail.formId);
  const record = recordConsole();
  document.addEventListener('rs-form-accepted', heard);
  try {
    await task();
    return { accepted, errors: record.errors };
  } finally {
    record.stop();
    document.removeEventListener('rs-form-accepted', heard);
  }
}

/** Opens a tag with a thank-you. Settles when its core has started, or has failed. */
export async function openThankYou(content: string, attributes = ''): Promise<RsFormElement> {
  const markup = `<rs-form ${attributes}>${content}</rs-form>`;
  const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(markup)}</div>`);
  const element = wrapper.querySelector('rs-form') as RsFormElement;
  await settled(element);
  return element;
}

/** Settles when the core has started, or has failed. */
export function settled(element: RsFormElement): Promise<void> {
  return attributeIs(element, 'data-pending', false);
}

/** Shows a thank-you without its element, in a page view of the given navigation. */
export async function showAlone(content: string, navigation: PageNavigation = posted) {
  const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(content)}</div>`);
  // A fake shell: the tag itself would start a core.
  const shell = document.createElement('div') as unknown as RsFormElement;
  const place = wrapper.firstElementChild as HTMLElement;
  const thankYou = findThankYou(wrapper, 1) as ThankYou;
  let said = '';
  let reloads = 0;
  const accepted: (number | null)[] = [];
  Object.assign(shell, {
    announce: (text: string) => (said += text),
    setState: () => undefined,
    adoptChrome: () => undefined,
    report: (error: unknown) => expect.fail(String(error)),
    ...{ locale: '', withoutDraft: false, privacy: '' },
  });
  shell.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  wrapper.append(shell);
  shell.addEventListener('rs-form-accepted', ({ detail }) => accepted.push(detail.formId));
  const stop = showThankYou(shell, thankYou, null, { navigation, reload: () => (reloads += 1) });

  return {
    ...{ shell, place, accepted, stop },
    said: () => said,
    /** Name and description of the element with the focus, as a screen reader reads them. */
    read: () => readFocused(shell.shadowRoot as ShadowRoot),
    reloads: () => reloads,
    isOpen: () => shell.shadowRoot?.querySelector('dialog[open]') instanceof HTMLDialogElement,
  };
}

function readFocused(root: ShadowRoot): string {
  const { activeElement: focused } = root;
  const words = root.getElementById(focused?.getAttribute('aria-describedby') ?? '');
  const slots = [...(words?.querySelectorAll('slot') ?? [])];
  const texts = slots.flatMap((slot) => slot.assignedNodes()).map((node) => node.textContent ?? '');
  return [focused?.getAttribute('aria-label') ?? '', ...texts].join(' ');
}

import { consentCategories, mostDays } from '../consent/parse-consent.model.js';
import { documentOf, type SafeDocument } from '../dom/unclobbered.js';
import { ConfigError } from '../element/config-error.js';
import type { PlacedError } from '../element/placed-error.js';
import { reportError } from '../element/report.js';

/**
 * Selector of scripts with a category that the browser fetches or runs before the visitor's choice. A script that has
 * waited is marked as started.
 */
const typed = [
  'script[data-category][src][data-held]',
  'script[data-category]:not([type="text/plain"], [data-started], [data-category="necessary"])',
].join();
/** Selector of elements that wait for a category. Other elements may have the attribute for purposes of the page. */
const waiting = 'script[data-category], [data-src][data-category], [consent-category]';
const answers = ['accept', 'reject', 'settings'];

/** A `<cookie-consent>`; its core has the categories that it offers, and the services that it lists. */
export interface ConsentElement extends Element {
  readonly layer?: {
    readonly offered: readonly string[];
    readonly listed?: readonly { readonly id: string }[];
  };
  withCore(task: () => void): void;
}

/** Returns the diagnostic of a tag whose `consent-category` is unknown: its content would never load. */
export function findCategoryDiagnostics(host: Element): readonly ConfigError[] {
  const found = host.getAttribute('consent-category');
  if (found === null || isCategory(found.trim())) return [];
  // The same text as in the gate's report, so that it is reported once.
  const isStrict = host.getAttribute('privacy') === 'strict';
  const allowed = consentCategories.filter((one) => !isStrict || one !== 'necessary').join(', ');
  return [
    new ConfigError(
      host,
      'attribute consent-category',
      `found "${found}", expected one of ${allowed}`,
      'consent-category',
    ),
  ];
}

/**
 * Reports the diagnostics of each `<cookie-consent>` in a page, after its core has started, and those of elements
 * that wait for its choice.
 */
export function reportConsentDiagnostics(document: SafeDocument): void {
  for (const host of document.querySelectorAll<ConsentElement>('cookie-consent')) {
    const reportAll = () => {
      for (const { error } of findConsentDiagnostics(host)) reportError(error);
    };
    void customElements.whenDefined(host.localName).then(() => host.withCore(reportAll));
  }
}

/** Returns the diagnostics of a `<cookie-consent>`, and those of elements that wait for its choice. */
export function findConsentDiagnostics(host: ConsentElement): readonly PlacedError[] {
  const own = [findSecond, findDays, findButtons, findNoWay].flatMap((find) => find(host));
  return [...own.map((error) => ({ element: host, error })), ...findWaiting(host)];
}

function findSecond(host: Element): readonly ConfigError[] {
  const first = documentOf(host).querySelector(host.localName);
  if (first === host) return [];
  return [
    new ConfigError(
      host,
      'place',
      'found a second one in the page, expected one: both would ask',
      'consent-second',
    ),
  ];
}

/** Returns diagnostics for days outside the range, and for terms that differ from those of the inline stub. */
function findDays(host: Element): readonly ConfigError[] {
  const text = host.getAttribute('days')?.trim();
  const days = Number(text || 365);
  const diagnostics =
    days < 1 || days > mostDays
      ? [
          new ConfigError(
            host,
            'attribute days',
            `found "${text ?? ''}", expected 1 to ${mostDays}`,
            'consent-days',
          ),
        ]
      : [];
  const stub: unknown = Reflect.get(documentOf(host).defaultView ?? globalThis, 'rsConsent');
  for (const [name, own] of [
    ['days', Math.min(Math.max(days, 1), mostDays)],
    ['revision', Number(host.getAttribute('revision') || 0)],
  ] as const) {
    const ofStub: unknown = Reflect.get(Object(stub), name);
    if (typeof ofStub !== 'number' || Number.isNaN(own) || ofStub === own) continue;
    const problem = `found data-${name} of ${ofStub} at the inline stub, expected ${own} as here`;
    diagnostics.push(new ConfigError(host, `attribute ${name}`, problem, 'consent-stub'));
  }
  return diagnostics;
}

/**
 * Returns diagnostics for buttons with an unknown answer, and for answers without a button: each must be equally
 * near.
 */
function findButtons(host: Element): readonly ConfigError[] {
  const found = Array.from(host.querySelectorAll('[data-consent]'), (button) =>
    (button.getAttribute('data-consent') ?? '').trim(),
  );
  const unknown = found.filter((name) => !answers.includes(name));
  const missing = answers.filter((name) => !found.includes(name));
  const expected = `expected ${answers.join(', ')}`;
  const diagnostic = (problem: string) =>
    new ConfigError(host, 'content', `found ${problem}, ${expected}`, 'consent-buttons');
  return [
    ...unknown.map((name) => diagnostic(`data-consent="${name}"`)),
    ...(found.length > 0 && missing.length > 0
      ? [diagnostic(`no data-consent="${missing.join('" and "')}"`)]
      : []),
  ];
}

/**
 * Returns the diagnostic of a page without a tab and without a settings link: a visitor must be able to withdraw
 * consent.
 */
function findNoWay(host: Element): readonly ConfigError[] {
  const hasLink = documentOf(host).querySelector('a[href="#cookie-settings"]') !== null;
  if (host.getAttribute('tab-position')?.trim() !== 'none' || hasLink) return [];
  const problem =
    'found "none", expected a link to #cookie-settings in the page, by which a visitor can withdraw consent';
  return [new ConfigError(host, 'attribute tab-position', problem, 'consent-withdrawal')];
}

/**
 * Returns diagnostics for elements whose category is not offered or whose service is not listed, and for scripts that do
 * not wait.
 */
function findWaiting(host: ConsentElement): readonly PlacedError[] {
  const offered = host.layer?.offered ?? consentCategories;
  const elements = documentOf(host).querySelectorAll(waiting);
  return Array.from(elements).flatMap((element) => {
    const name = element.hasAttribute('data-category') ? 'data-category' : 'consent-category';
    const category = element.getAttribute(name)?.trim() ?? '';
    const isKnown = name === 'data-category' || isCategory(category);
    const isOffered = offered.some((one) => one === category) || category === 'necessary';
    const errors = [
      ...(element.matches(typed) ? [typedElementError(element, category)] : []),
      ...(isKnown && !isOffered ? [notOffered(element, name, category, offered)] : []),
      ...findService(element, host.layer?.listed ?? []),
    ];
    return errors.map((error) => ({ element, error }));
  });
}

function notOffered(element: Element, name: string, category: string, offered: readonly string[]) {
  const problem = `found "${category}", expected one that <cookie-consent> offers: ${offered.join(', ')}`;
  return new ConfigError(element, `attribute ${name}`, problem, 'consent-category-offered');
}

/** Returns the diagnostic of an element that names a service that is not listed: its category decides. */
function findService(element: Element, listed: readonly { readonly id: string }[]): readonly ConfigError[] {
  const name = element.getAttribute('data-service')?.trim();
  if (name === undefined || listed.some(({ id }) => id === name)) return [];
  const ids = listed.map(({ id }) => id).join(', ') || 'none';
  const problem = `found "${name}", expected a service that <cookie-consent> lists: ${ids}`;
  return [new ConfigError(element, 'attribute data-service', problem, 'consent-services')];
}

/** Returns the diagnostic of a script that does not wait: browsers fetch it in advance, and run it without the stub. */
function typedElementError(element: Element, category: string): ConfigError {
  const type = element.getAttribute('data-held') ?? element.getAttribute('type') ?? '';
  const found = `found a script of the category "${category}" with the type "${type}"`;
  const place = element.getAttribute('src') ?? 'a text of its own';
  const problem = `${found} (${place}), expected type="text/plain": a browser fetches it before the visitor's yes`;
  return new ConfigError(element, 'attribute type', problem, 'consent-script');
}

function isCategory(text: string): boolean {
  return consentCategories.some((one) => one === text);
}

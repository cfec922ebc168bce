import { consentCategories, mostDays } from '../consent/parse-consent.model.js';
import { ConfigError } from './config-error.js';
import { reportError } from './report.js';

/** Scripts with a category that are fetched, or run, before there is an answer. One that has waited is marked as started. */
const typed = [
  'script[data-category][src][data-held]',
  'script[data-category]:not([type="text/plain"], [data-started], [data-category="necessary"])',
].join();
/** Things that wait for a category. A page may have the attribute at other things for purposes of its own. */
const waiting = 'script[data-category], [data-src][data-category], [consent-category]';
const answers = ['accept', 'reject', 'settings'];

/** A `<cookie-consent>`, whose core knows what is offered. */
interface ConsentElement extends Element {
  readonly layer?: { readonly offered: readonly string[] };
  withCore(task: () => void): void;
}

/** Names the category of a tag that nobody can accept: what waits for it never comes. */
export function findCategoryDiagnostics(host: Element): readonly ConfigError[] {
  const found = host.getAttribute('consent-category');
  if (found === null || isCategory(found.trim())) return [];
  // The words of the gate, which names it when it is made: each text is said once.
  const isStrict = host.getAttribute('privacy') === 'strict';
  const allowed = consentCategories.filter((one) => !isStrict || one !== 'necessary').join(', ');
  return [
    new ConfigError(host, 'attribute consent-category', `found "${found}", expected one of ${allowed}`),
  ];
}

/** Names the mistakes of each `<cookie-consent>` in a page, once it works, and of what waits for its answer. */
export function reportConsentDiagnostics(document: Document): void {
  for (const host of document.querySelectorAll<ConsentElement>('cookie-consent')) {
    const reportAll = () => {
      for (const find of [findSecond, findDays, findButtons, findNoWay, findWaiting])
        for (const error of find(host)) reportError(error);
    };
    void customElements.whenDefined(host.localName).then(() => host.withCore(reportAll));
  }
}

function findSecond(host: Element): readonly ConfigError[] {
  const first = host.ownerDocument.querySelector(host.localName);
  if (first === host) return [];
  return [new ConfigError(host, 'place', 'found a second one in the page, expected one: both would ask')];
}

/** Days beyond the range; and those of the inline stub, where the tag has others. */
function findDays(host: Element): readonly ConfigError[] {
  const text = host.getAttribute('days')?.trim();
  const days = Number(text || 365);
  const diagnostics =
    days < 1 || days > mostDays
      ? [new ConfigError(host, 'attribute days', `found "${text ?? ''}", expected 1 to ${mostDays}`)]
      : [];
  const stub: unknown = Reflect.get(host.ownerDocument.defaultView ?? globalThis, 'rsConsent');
  for (const [name, own] of [
    ['days', Math.min(Math.max(days, 1), mostDays)],
    ['revision', Number(host.getAttribute('revision') || 0)],
  ] as const) {
    const ofStub: unknown = Reflect.get(Object(stub), name);
    if (typeof ofStub !== 'number' || Number.isNaN(own) || ofStub === own) continue;
    const problem = `found data-${name} of ${ofStub} at the inline stub, expected ${own} as here`;
    diagnostics.push(new ConfigError(host, `attribute ${name}`, problem));
  }
  return diagnostics;
}

/** Buttons with an answer that is none, and answers without a button: each must be as near as the other. */
function findButtons(host: Element): readonly ConfigError[] {
  const found = Array.from(host.querySelectorAll('[data-consent]'), (button) =>
    (button.getAttribute('data-consent') ?? '').trim(),
  );
  const unknown = found.filter((name) => !answers.includes(name));
  const missing = answers.filter((name) => !found.includes(name));
  const expected = `expected ${answers.join(', ')}`;
  const diagnostic = (problem: string) => new ConfigError(host, 'content', `found ${problem}, ${expected}`);
  return [
    ...unknown.map((name) => diagnostic(`data-consent="${name}"`)),
    ...(found.length > 0 && missing.length > 0
      ? [diagnostic(`no data-consent="${missing.join('" and "')}"`)]
      : []),
  ];
}

/** Names a page without a tab and without a link: a visitor must be able to take a yes back everywhere. */
function findNoWay(host: Element): readonly ConfigError[] {
  const hasLink = host.ownerDocument.querySelector('a[href="#cookie-settings"]') !== null;
  if (host.getAttribute('tab-position')?.trim() !== 'none' || hasLink) return [];
  const problem =
    'found "none", expected a link to #cookie-settings in the page, by which a visitor can take a yes back';
  return [new ConfigError(host, 'attribute tab-position', problem)];
}

/** Names what waits for a category that nobody can accept here, and scripts that do not wait. */
function findWaiting(host: ConsentElement): readonly ConfigError[] {
  const offered = host.layer?.offered ?? consentCategories;
  const elements = host.ownerDocument.querySelectorAll(waiting);
  return Array.from(elements).flatMap((element) => {
    const name = element.hasAttribute('data-category') ? 'data-category' : 'consent-category';
    const category = element.getAttribute(name)?.trim() ?? '';
    const isKnown = name === 'data-category' || isCategory(category);
    const isOffered = offered.some((one) => one === category) || category === 'necessary';
    return [
      ...(element.matches(typed) ? [typedMistake(element, category)] : []),
      ...(isKnown && !isOffered ? [notOffered(element, name, category, offered)] : []),
    ];
  });
}

function notOffered(element: Element, name: string, category: string, offered: readonly string[]) {
  const problem = `found "${category}", expected one that <cookie-consent> offers: ${offered.join(', ')}`;
  return new ConfigError(element, `attribute ${name}`, problem);
}

/** Returns the mistake of a script that does not wait: its file is fetched in advance, and run where there is no stub. */
function typedMistake(element: Element, category: string): ConfigError {
  const type = element.getAttribute('data-held') ?? element.getAttribute('type') ?? '';
  const found = `found a script of the category "${category}" with the type "${type}"`;
  const place = element.getAttribute('src') ?? 'a text of its own';
  const problem = `${found} (${place}), expected type="text/plain": a browser fetches it before the visitor's yes`;
  return new ConfigError(element, 'attribute type', problem);
}

function isCategory(text: string): boolean {
  return consentCategories.some((one) => one === text);
}

import { models } from '../page-models.mjs';
import { address, needsOfDefinition, pictures, servicesOf } from './form-needs.mjs';
import { hashOf, isStub } from './inline-stub.mjs';
/** @import { PageElement } from '../html/page-dom.mjs' */
/** @import { NamedNeed } from './form-needs.mjs' */
/** @import { Page } from './page.mjs' */

/**
 * Need of an element.
 * @typedef {NamedNeed & { readonly at: PageElement }} PlacedNeed
 */

/**
 * Returns the needs of the suite in a page: sources that the policy has to allow.
 * @param {Page} page
 * @returns {readonly PlacedNeed[]}
 */
export function needsOf(page) {
  return [...filesOf(page), ...stubsOf(page), ...needsOfTags(page)];
}

/**
 * Returns the needs of the tags in a page, without those of their scripts and sheets.
 * @param {Page} page
 * @returns {readonly PlacedNeed[]}
 */
export function needsOfTags(page) {
  return page.tags.flatMap((at) =>
    (ofTags.get(at.localName)?.({ at, host: /** @type {any} */ (at), page }) ?? []).flatMap(
      ({ url, ...need }) => {
        const target = url === undefined ? undefined : page.resolve(url);
        if (target === null) return [];
        return [{ at, ...need, ...(target === undefined ? {} : { url: target }) }];
      },
    ),
  );
}

/**
 * Returns the source expression that allows a need.
 * @param {PlacedNeed} need
 * @param {Pick<Page, 'document'>} page
 */
export function sourceOf({ source, isInline, hash, scheme, url = '' }, { document }) {
  if (source) return source;
  if (isInline) return hash ?? '';
  if (scheme) return scheme;
  const { origin } = new URL(url);
  return url.startsWith('file:') || origin === new URL(document.URL).origin ? "'self'" : origin;
}

/** @param {Page} page @returns {readonly PlacedNeed[]} */
function filesOf({ files }) {
  return files.flatMap(({ element: at, kind, url, written }) => {
    if (kind === 'preload' || !url) return [];
    const directive = kind === 'script' ? 'script-src' : 'style-src';
    const integrity = at.getAttribute('integrity');
    const hash = integrity && !/\s/.test(integrity.trim()) ? `'${integrity.trim()}'` : '';
    return [{ at, directive, url, nonce: at.getAttribute('nonce') ?? '', hash, what: written }];
  });
}

/** @param {Page} page @returns {readonly PlacedNeed[]} */
function stubsOf({ document }) {
  return document
    .querySelectorAll('script:not([src])')
    .filter(isStub)
    .map((at) => ({
      ...{ at, directive: 'script-src', isInline: true, hash: hashOf(at.textContent) },
      ...{ nonce: at.getAttribute('nonce') ?? '', what: 'the inline stub' },
    }));
}

/** @typedef {{ readonly at: PageElement, readonly host: any, readonly page: Page }} Subject */
/** @typedef {NamedNeed & { readonly at?: PageElement }} TagNeed */

/** Directives by the type of a viewer's item. @type {ReadonlyMap<string, string>} */
const viewerDirectives = new Map([
  ['image', 'img-src'],
  ['video', 'media-src'],
  ['audio', 'media-src'],
  ['embed', 'frame-src'],
  ['frame', 'frame-src'],
  ['pdf', 'frame-src'],
]);

/** @param {Subject} subject @returns {readonly TagNeed[]} */
function itemsOf({ host }) {
  return models.viewerLinks(host).flatMap((link) => {
    const { src, type } = models.readFacts(host, models.readLink(link));
    const directive = viewerDirectives.get(type);
    if (!directive || !/^https?:/.test(src)) return [];
    const url = (type === 'embed' && models.embedAddress(new URL(src))?.src) || src;
    return [{ at: /** @type {any} */ (link), directive, url, what: 'an item of the viewer' }];
  });
}

/** @param {Subject} subject @returns {readonly TagNeed[]} */
function formOf({ at, host, page }) {
  const { definition } = models.checkDefinition(parsed(models.readInlineJson(host)));
  return [
    ...address('connect-src', host.validateUrl, 'the validation by the server'),
    ...address('connect-src', host.src, 'the definition of the form'),
    ...needsOfDefinition(definition),
    ...(at.querySelector('[data-rsfp-hashcash], altcha-widget') || definition?.botCheck?.provider === 'altcha'
      ? worker(page, 'proof-of-work', 'the worker of the proof of work')
      : []),
  ];
}

/**
 * Returns the need of a worker of the suite. Without it the page does the work itself.
 * @param {Page} page
 * @param {string} name
 * @param {string} what
 * @returns {readonly TagNeed[]}
 */
function worker({ files }, name, what) {
  const script = files.find((file) => file.kind === 'script' && file.name && file.url);
  const url = `${script?.folder}chunks/${name}.worker.js`;
  return script ? [{ directive: 'worker-src', url, isMinor: true, what }] : [];
}

/** @param {string | null} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** @type {ReadonlyMap<string, (subject: Subject) => readonly TagNeed[]>} */
const ofTags = new Map([
  [
    'cookie-consent',
    ({ host }) => [
      ...address('connect-src', host.recordUrl, 'the record of consent'),
      ...address('connect-src', host.descriptionUrl, 'the description of cookies'),
    ],
  ],
  ['media-box', itemsOf],
  [
    'page-analytics',
    ({ host }) =>
      models
        .readSinks(host.sink)
        .filter((sink) => models.isAddress(sink))
        .flatMap((sink) => address('connect-src', sink, 'the sink of analytics')),
  ],
  ['rs-form', formOf],
  ['rs-location', ({ host }) => servicesOf(host)],
  [
    'rs-uploads',
    ({ host, page }) => [
      { ...pictures, what: 'the previews of files' },
      ...(host.shrink > 0 ? worker(page, 'shrink', 'the worker that makes pictures smaller') : []),
    ],
  ],
]);

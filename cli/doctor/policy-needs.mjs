import { models } from '../page-models.mjs';
import { hashOf, isStub } from './inline-stub.mjs';
/** @import { PageElement } from '../html/page-dom.mjs' */
/** @import { Page } from './page.mjs' */
/** @import { Need } from './policy.mjs' */

/**
 * Need of an element, and what does not work without it.
 * @typedef {Need & { readonly at: PageElement, readonly what: string, readonly isMinor?: boolean,
 *   readonly source?: string }} PlacedNeed `source` is what to allow, if it is more than the address.
 */

/**
 * Returns what the suite's tags of a page need of its policy.
 * @param {Page} page
 * @returns {readonly PlacedNeed[]}
 */
export function needsOf(page) {
  return [
    ...filesOf(page),
    ...stubsOf(page),
    ...page.tags.flatMap((at) =>
      (ofTags.get(at.localName)?.({ at, host: /** @type {any} */ (at), page }) ?? []).flatMap(
        ({ url, ...need }) => {
          const target = url === undefined ? undefined : page.resolve(url);
          if (target === null) return [];
          return [{ at, ...need, ...(target === undefined ? {} : { url: target }) }];
        },
      ),
    ),
  ];
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
/** @typedef {Omit<PlacedNeed, 'at'> & { readonly at?: PageElement }} TagNeed */

/**
 * @param {string} directive
 * @param {string} url
 * @param {string} what
 * @returns {readonly TagNeed[]}
 */
function address(directive, url, what) {
  return url.trim() === '' ? [] : [{ directive, url: url.trim(), what }];
}

const pictures = /** @type {const} */ ({ directive: 'img-src', scheme: 'blob:', isMinor: true });

/** @param {{ readonly geocoder?: unknown, readonly tiles?: unknown }} services @returns {readonly TagNeed[]} */
function servicesOf({ geocoder = '', tiles = '' }) {
  const [subdomains] = /^https?:\/\/\{s\}\.[\w.:-]+/.exec(String(tiles)) ?? [];
  return [
    ...address('connect-src', String(geocoder), 'the geocoder'),
    ...address('img-src', String(tiles).replaceAll(/\{([sxzr]|-?y)\}/g, 'x'), 'the tiles of the map').map(
      (need) => ({
        ...need,
        ...(subdomains ? { source: subdomains.replace('{s}', '*') } : {}),
      }),
    ),
  ];
}

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
  return models.ownLinks(host).flatMap((link) => {
    const { src, type } = models.readFacts(host, models.readLink(link));
    const directive = viewerDirectives.get(type);
    if (!directive || !/^https?:/.test(src)) return [];
    const url = (type === 'embed' && models.embedAddress(new URL(src))?.src) || src;
    return [{ at: /** @type {any} */ (link), directive, url, what: 'an item of the viewer' }];
  });
}

/** Addresses of the frames of bot checks. @type {ReadonlyMap<string, readonly [script: string, frame: string]>} */
const botChecks = new Map([
  ...Object.entries(models.widgetProviders).map(
    ([name, { scriptUrl }]) => /** @type {const} */ ([name, [scriptUrl, frameOf(name)]]),
  ),
  ['recaptcha-v3', ['https://www.google.com/recaptcha/api.js', frameOf('recaptcha')]],
]);

/** @param {string} provider */
function frameOf(provider) {
  if (provider === 'hcaptcha') return 'https://newassets.hcaptcha.com/captcha/v1/x';
  return provider === 'turnstile'
    ? 'https://challenges.cloudflare.com/x'
    : 'https://www.google.com/recaptcha/api2/x';
}

/** @param {Subject} subject @returns {readonly TagNeed[]} */
function formOf({ at, host, page }) {
  const text = models.readInlineJson(host);
  const { definition } = models.checkDefinition(parsed(text));
  const fields = definition?.pages.flatMap((one) => one.fields) ?? [];
  const check = definition?.botCheck;
  const [script = '', frame = ''] = botChecks.get(check?.provider ?? '') ?? [];
  const [folder] = page.files.flatMap(({ url, kind }) =>
    kind === 'script' && url ? [new URL('.', url).href] : [],
  );
  return [
    ...address('connect-src', host.validateUrl, 'the validation by the server'),
    ...address('connect-src', host.src, 'the definition of the form'),
    ...address('script-src', check?.scriptUrl ?? script, 'the script of the bot check'),
    ...address('frame-src', check?.scriptUrl ? '' : frame, 'the frame of the bot check'),
    ...(at.querySelector('[data-rsfp-hashcash]') && folder
      ? [
          {
            ...{ directive: 'worker-src', url: `${folder}chunks/proof-of-work.worker.js`, isMinor: true },
            what: 'the worker of the proof of work',
          },
        ]
      : []),
    ...(fields.some(({ type }) => type === 'file') ? [{ ...pictures, what: 'the previews of files' }] : []),
    ...fields.flatMap((field) => servicesOf(/** @type {any} */ (field))),
  ];
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
  ['rs-uploads', () => [{ ...pictures, what: 'the previews of files' }]],
]);

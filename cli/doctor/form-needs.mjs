import { widgetProviders } from '#cli-models';
/** @import { AuthoredDefinition, BotCheckDefinition } from '#cli-models' */
/** @import { Need } from './policy.mjs' */

/**
 * Need of a page, and what does not work without it.
 * @typedef {Need & { readonly what: string, readonly isMinor?: boolean, readonly source?: string }} NamedNeed `source`
 *   is what to allow, if it is more than the address.
 */

/**
 * @param {string} directive
 * @param {string} url
 * @param {string} what
 * @returns {readonly NamedNeed[]}
 */
export function address(directive, url, what) {
  return url.trim() === '' ? [] : [{ directive, url: url.trim(), what }];
}

export const pictures = /** @type {const} */ ({ directive: 'img-src', scheme: 'blob:', isMinor: true });

/** @param {{ readonly geocoder?: unknown, readonly tiles?: unknown }} services @returns {readonly NamedNeed[]} */
export function servicesOf({ geocoder = '', tiles = '' }) {
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

/** Addresses of the frames of bot checks. @type {ReadonlyMap<string, readonly [script: string, frame: string]>} */
const botChecks = new Map([
  ...Object.entries(widgetProviders).map(
    ([name, { scriptUrl }]) => /** @type {const} */ ([name, [scriptUrl, frameOf(name)]]),
  ),
  ['recaptcha-v3', ['https://www.google.com/recaptcha/api.js', frameOf('recaptcha')]],
]);

/** @param {string} provider */
function frameOf(provider) {
  if (provider === 'hcaptcha') return 'https://newassets.hcaptcha.com/captcha/v1/x';
  if (provider === 'friendly-captcha') return 'https://global.frcapi.com/x';
  return provider === 'turnstile'
    ? 'https://challenges.cloudflare.com/x'
    : 'https://www.google.com/recaptcha/api2/x';
}

/** @param {BotCheckDefinition | undefined} check @returns {readonly NamedNeed[]} */
function needsOfCheck(check) {
  if (!check) return [];
  if (check.provider === 'altcha')
    return address('connect-src', check.challengeUrl, 'the challenges of the bot check');
  const [script = '', frame = ''] = botChecks.get(check.provider) ?? [];
  return [
    ...address('script-src', check.scriptUrl ?? script, 'the script of the bot check'),
    ...address('frame-src', check.scriptUrl ? '' : frame, 'the frame of the bot check'),
  ];
}

/**
 * Returns the sources that a form needs in its page's policy: for the bot check, file previews and map services.
 * @param {Pick<AuthoredDefinition, 'pages' | 'botCheck'> | undefined} definition
 * @returns {readonly NamedNeed[]}
 */
export function needsOfDefinition(definition) {
  const fields = definition?.pages.flatMap((one) => one.fields) ?? [];
  return [
    ...needsOfCheck(definition?.botCheck),
    ...(fields.some(({ type }) => type === 'file') ? [{ ...pictures, what: 'the previews of files' }] : []),
    ...fields.flatMap((field) => servicesOf(field)),
  ];
}

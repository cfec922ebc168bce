import { findFault, type Fault } from '../faults/faults.js';
import type { TagAttribute } from './server-form.js';

/** How a page behaves for those who try it out: what an administrator of the CMS would set, read from the query. */
export interface Switches {
  readonly thanks: 'page' | 'popup';
  /** The return link of the thank-you popup, as the server would render it. */
  readonly returnUrl: string;
  readonly bot: BotSwitch;
  readonly hasConsentLayer: boolean;
  readonly isWrapped: boolean;
  readonly loadsSuite: boolean;
  /** Whether the page has the theme's elements around its content. */
  readonly hasTheme: boolean;
  readonly showsContinue: boolean;
  readonly attributes: readonly TagAttribute[];
  /** Whether the markup has the handlers' texts of the original, which the site's policy blocks. */
  readonly hasHandlers: boolean;
  /** Whether the JSON of a rendered form stands in the page instead of at an address of its own. */
  readonly isInline: boolean;
  /** What goes wrong when the server is asked. */
  readonly fault: Fault | null;
  /** Whether the session's token is refused the first time. */
  readonly refusesToken: boolean;
}

/** What becomes of the bot check. */
export type BotSwitch = 'on' | 'off' | 'blocked' | 'silent' | 'reject' | 'wrong-action';

const botSwitches: readonly BotSwitch[] = ['on', 'off', 'blocked', 'silent', 'reject', 'wrong-action'];

/** The attributes that a query may put on the tag. */
const allowedAttributes: ReadonlyMap<string, TagAttribute> = new Map(
  [
    'disable-on-submit',
    'scroll-to-error',
    'focus-on-error=field',
    'focus-on-error=list',
    'validation=none',
    'validation=browser',
    'validation=server',
    'validation=browser server',
    'bot-check-optional',
    'history=pages',
    'without-draft',
    'privacy=strict',
    'locale=en',
    'dir=rtl',
  ].map((text) => {
    const [name = '', value = ''] = text.split('=');
    return [text, { name, value }];
  }),
);

/** Reads the switches of a page; an unknown word means the default. */
export function readSwitches(query: URLSearchParams): Switches {
  return {
    thanks: query.get('thanks') === 'popup' ? 'popup' : 'page',
    returnUrl: query.get('return') ?? '',
    bot: botSwitches.find((word) => word === query.get('bot')) ?? 'on',
    hasConsentLayer: query.get('consent') === 'layer',
    isWrapped: query.get('wrap') !== 'none',
    loadsSuite: query.get('element') !== 'off',
    hasTheme: query.get('theme') !== 'off',
    showsContinue: query.get('continue') !== 'off',
    attributes: readAttributes(query.get('attrs') ?? ''),
    hasHandlers: query.get('handlers') === 'on',
    isInline: query.get('inline') === 'on',
    fault: findFault(query.get('fault') ?? (query.get('ids') === 'strings' ? 'strings' : '')),
    refusesToken: query.get('refuse-token') === 'once',
  };
}

function readAttributes(list: string): readonly TagAttribute[] {
  return list.split(',').flatMap((text) => allowedAttributes.get(text.trim()) ?? []);
}

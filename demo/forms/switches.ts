/** How a page behaves for those who try it out: what an administrator of the CMS would set, read from the query. */
export interface Switches {
  readonly thanks: 'page' | 'popup';
  /** The return link of the thank-you popup, as the server would render it. */
  readonly returnUrl: string;
  readonly bot: BotSwitch;
  readonly hasConsentLayer: boolean;
  readonly isWrapped: boolean;
  readonly loadsSuite: boolean;
  readonly showsContinue: boolean;
  readonly attributes: readonly TagAttribute[];
}

interface TagAttribute {
  readonly name: string;
  readonly value: string;
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
    'bot-check-optional',
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
    showsContinue: query.get('continue') !== 'off',
    attributes: readAttributes(query.get('attrs') ?? ''),
  };
}

function readAttributes(list: string): readonly TagAttribute[] {
  return list.split(',').flatMap((text) => allowedAttributes.get(text.trim()) ?? []);
}

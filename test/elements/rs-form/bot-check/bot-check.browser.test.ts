import { expect } from '@open-wc/testing';
import {
  BotCheckError,
  botCheckLimits,
  type BotCheck,
  type BotCheckLimits,
} from '../../../../elements/rs-form/bot-check/bot-check.dom.js';
import { createBotCheck } from '../../../../elements/rs-form/bot-check/recaptcha-v3.dom.js';

const fixture = new URL('./provider.js', import.meta.url).href;
const definition = { provider: 'recaptcha-v3', siteKey: 'key', action: 'homepage' } as const;

let count = 0;

/**
 * Creates a bot check with a provider that behaves by the query. Each script has its own address: it loads once a page.
 */
function checkWith(query: string, limits: BotCheckLimits = botCheckLimits): BotCheck {
  count += 1;
  return createBotCheck({ ...definition, scriptUrl: `${fixture}?n=${count}&${query}` }, limits);
}

async function failureOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'none';
  } catch (error) {
    return error instanceof BotCheckError ? error.failure : String(error);
  }
}

describe('<rs-form> bot check', () => {
  afterEach(() => Reflect.deleteProperty(window, 'grecaptcha'));

  it('the bot check asks the provider with the site key and the action, anew each time (token-05)', async () => {
    const check = checkWith('');
    const first = await check.askToken();
    expect(Reflect.get(window, 'asked')).to.deep.equal(['key', 'homepage']);
    expect(await check.askToken()).not.to.equal(first);
  });

  it('the bot check loads the version of the provider’s script that keeps to Trusted Types', async () => {
    await checkWith('').prepare();
    const [script] = [...document.scripts].filter(({ src }) => src.startsWith(fixture)).slice(-1);
    const { searchParams } = new URL((script as HTMLScriptElement).src);
    expect([searchParams.get('render'), searchParams.get('trustedtypes')]).to.deep.equal(['key', 'true']);
  });

  const faults: readonly (readonly [string, string, string])[] = [
    ['refuses', 'execute=reject', 'bot-refused'],
    ['throws', 'execute=throw', 'bot-refused'],
    ['answers nothing', 'execute=empty', 'bot-refused'],
    ['is something else under its name', 'other', 'bot-blocked'],
  ];
  for (const [title, query, failure] of faults) {
    it(`the bot check fails as ${failure} when the provider ${title} (token-01)`, async () => {
      expect(await failureOf(checkWith(query).askToken())).to.equal(failure);
    });
  }

  it('the bot check fails as blocked when the script does not come, and tries again', async () => {
    const check = createBotCheck({ ...definition, scriptUrl: '/there/is/no/such/script.js' });
    expect(await failureOf(check.askToken())).to.equal('bot-blocked');
    expect(await failureOf(check.askToken())).to.equal('bot-blocked');
  });

  it('the bot check waits 20 seconds for the provider’s script and 15 for an answer', () => {
    expect(botCheckLimits).to.deep.equal({ anchorMs: 20_000, executeMs: 15_000 });
  });

  it('the bot check gives up when the provider is never ready', async () => {
    const check = checkWith('ready=never', { ...botCheckLimits, anchorMs: 0 });
    expect(await failureOf(check.askToken())).to.equal('bot-timeout');
  });

  it('the bot check gives up when the provider never answers', async () => {
    const check = checkWith('execute=never', { ...botCheckLimits, executeMs: 0 });
    expect(await failureOf(check.askToken())).to.equal('bot-timeout');
  });
});

import { expect } from '@open-wc/testing';
import { CookieConsentChangedEvent } from '../../../../shared/consent/consent-events.js';
import { readConsent } from '../../../../shared/consent/watch-choice.js';
import { startFeature } from '../../../../elements/rs-form/bot-check/bot-guard.js';
import type { BotGuard } from '../../../../elements/rs-form/form/rs-form.session.js';
import { accepted, clearCookie, refusal as refused, setCookie } from '../../../shared/consent/toy-gate.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { sessionOf } from '../session-of.js';

const provider = new URL('./provider.js', import.meta.url).href;

let count = 0;

/**
 * Creates the guard of a form whose tag has these attributes. `wasAsked` returns true if its provider was requested.
 */
async function guardOf(attributes: Readonly<Record<string, string>> = {}, query = '') {
  const session = await sessionOf();
  for (const [name, value] of Object.entries(attributes)) session.shell.setAttribute(name, value);
  count += 1;
  const scriptUrl = `${provider}?guard=${count}&${query}`;
  const botCheck = { provider: 'recaptcha-v3', siteKey: 'key', action: 'a', scriptUrl } as const;
  const feature = startFeature({ ...session, definition: { ...session.definition, botCheck } });
  const guard = feature.botGuard as BotGuard;
  const wasAsked = () => [...document.scripts].some(({ src }) => src.includes(`guard=${count}&`));
  return { guard, wasAsked, shell: session.shell, touch: () => feature.touched?.() };
}

async function failureOf(guard: BotGuard): Promise<string> {
  const answer = await guard.ask();
  return 'failure' in answer ? answer.failure : 'none';
}

/** Makes a choice, as the page's consent layer does. */
function choose(cookie: string): void {
  setCookie(cookie);
  const choice = { accepted: readConsent(document)?.accepted ?? [], isFirst: false, revision: 1 };
  document.dispatchEvent(new CookieConsentChangedEvent(choice));
}

describe('<rs-form> bot guard', () => {
  afterEach(async () => {
    await clearCookie();
    Reflect.deleteProperty(window, 'grecaptcha');
    Reflect.deleteProperty(window, 'asked');
  });

  for (const attributes of [{}, { privacy: 'strict' }] as const) {
    it(`the bot check behind the consent gate asks the provider for nothing before a yes, with ${JSON.stringify(attributes)}`, async () => {
      const { guard, wasAsked, touch } = await guardOf(attributes);
      touch();
      expect({ failure: await failureOf(guard), wasAsked: wasAsked() }).to.deep.equal({
        failure: 'consent',
        wasAsked: false,
      });
      setCookie(accepted);
      expect({ failure: await failureOf(guard), wasAsked: wasAsked() }).to.deep.equal({
        failure: 'none',
        wasAsked: true,
      });
    });
  }

  it('the bot check behind the consent gate asks without a yes where the author calls it necessary', async () => {
    const { guard } = await guardOf({ 'consent-category': 'necessary' });
    expect(await failureOf(guard)).to.equal('none');
  });

  it('the bot check behind the consent gate holds to the category that its tag had when the form was first touched', async () => {
    const { guard, shell, wasAsked } = await guardOf();
    shell.setAttribute('consent-category', 'necessary');
    expect({ failure: await failureOf(guard), wasAsked: wasAsked() }).to.deep.equal({
      failure: 'consent',
      wasAsked: false,
    });
  });

  it('the bot check waits for a yes on a strict form, also where the author calls it necessary', async () => {
    let answer: unknown;
    await errorsDuring(async () => {
      const { guard, wasAsked } = await guardOf({ 'consent-category': 'necessary', privacy: 'strict' });
      answer = [await failureOf(guard), wasAsked()];
    });
    expect(answer).to.deep.equal(['consent', false]);
  });

  it('the bot check behind the consent gate takes no token where the yes was taken back while the script was on its way', async () => {
    setCookie(accepted);
    const { guard } = await guardOf();
    const failure = failureOf(guard);
    choose(refused);
    expect(await failure).to.equal('consent');
    expect(Reflect.has(window, 'asked')).to.equal(false);
  });

  it('the bot check behind the consent gate goes on by itself after a yes in its own box, once', async () => {
    const { guard } = await guardOf();
    let sends = 0;
    const box = guard.consentBox(() => (sends += 1));
    box.querySelector<HTMLButtonElement>('[part="consent-allow-once"]')?.click();
    expect(sends).to.equal(1);
    choose(accepted);
    expect(sends).to.equal(1);
  });

  it('the bot check behind the consent gate goes on after "always allow" when the layer has taken it', async () => {
    const layer = document.body.appendChild(document.createElement('cookie-consent'));
    const { guard } = await guardOf();
    let sends = 0;
    const box = guard.consentBox(() => (sends += 1));
    const take = (event: Event) => event.preventDefault();
    document.addEventListener('cookie-consent-grant-request', take, { once: true });
    box.querySelector<HTMLButtonElement>('[part="consent-allow-always"]')?.click();
    expect(sends).to.equal(0);
    choose(accepted);
    expect(sends).to.equal(1);
    layer.remove();
  });

  it('the bot check behind the consent gate sends nothing after a yes that was given elsewhere, and goes on when its own box is pressed', async () => {
    const { guard } = await guardOf();
    let sends = 0;
    const box = guard.consentBox(() => (sends += 1));
    choose(accepted);
    expect(sends).to.equal(0);
    box.querySelector<HTMLButtonElement>('[part="consent-allow-once"]')?.click();
    expect(sends).to.equal(1);
  });
});

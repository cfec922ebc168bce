import { expect } from '@open-wc/testing';
import {
  BotCheckError,
  botCheckLimits,
  type BotCheckLimits,
} from '../../../../elements/rs-form/bot-check/bot-check.dom.js';
import { WidgetCheck } from '../../../../elements/rs-form/bot-check/widgets/widget-check.js';
import {
  widgetProviders,
  type WidgetDefinition,
  type WidgetProvider,
} from '../../../../elements/rs-form/bot-check/widgets/widget-providers.model.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { practiceForm } from '../practice-page.js';
import { sessionOf } from '../session-of.js';
import { until } from '../../../shared/until.js';

const script = new URL('./widget-provider.js', import.meta.url).href;
const providers = Object.keys(widgetProviders) as WidgetProvider[];

interface ProviderBox {
  readonly options: Readonly<Record<string, unknown>> & { 'expired-callback'(): void };
  readonly field: HTMLTextAreaElement;
  readonly resets: number;
}

let count = 0;

/** Creates a check with a provider that behaves by the query, and its form. Each script has an address of its own. */
async function checkWith(
  definition: Partial<WidgetDefinition> = {},
  query = '',
  limits: BotCheckLimits = botCheckLimits,
) {
  const provider = definition.provider ?? 'recaptcha-v2';
  const { globalName } = widgetProviders[provider];
  count += 1;
  const scriptUrl = `${script}?n=${count}&global=${globalName}&${query}`;
  const session = await sessionOf();
  session.shell.setAttribute('locale', 'es');
  const check = new WidgetCheck({ siteKey: 'clave', ...definition, provider, scriptUrl }, session, limits);
  const boxes = () => (Reflect.get(window, globalName) as { boxes: readonly ProviderBox[] }).boxes;
  const form = session.form.element;
  const place = form.querySelector('.rs-form-bot-check') as HTMLElement;
  return { check, boxes, form, place, undoLog: session.undoLog, scriptUrl, session };
}

async function failureOf(answer: Promise<unknown>): Promise<string> {
  try {
    return `none: ${String(await answer)}`;
  } catch (error) {
    return error instanceof BotCheckError ? error.failure : String(error);
  }
}

function call(box: ProviderBox | undefined, name: string, ...values: readonly unknown[]): void {
  (box?.options[name] as (...values: readonly unknown[]) => void)(...values);
}

const tick = (place: HTMLElement) => place.querySelector('button')?.click();

describe('<rs-form> widgets', () => {
  afterEach(() => {
    for (const { globalName } of Object.values(widgetProviders)) Reflect.deleteProperty(window, globalName);
  });

  for (const provider of providers.filter((name) => name !== 'friendly-captcha')) {
    it(`a bot check with a box gives its token once, and a fresh one to the next attempt, by ${provider}`, async () => {
      const { check, boxes } = await checkWith({ provider, size: 'invisible', action: 'contacto' });
      const first = await check.askToken();
      expect(boxes()[0]?.options).to.include({ sitekey: 'clave', action: 'contacto' });
      expect(await check.askToken()).not.to.equal(first);
      expect(boxes().map(({ resets }) => resets)).to.deep.equal([1]);
    });
  }

  for (const provider of ['recaptcha-v2', 'hcaptcha'] as const) {
    it(`a bot check with a box waits for the visitor’s tick, and takes it, by ${provider}`, async () => {
      const { check, place, boxes } = await checkWith({ provider });
      expect(await failureOf(check.askToken())).to.equal('bot-unsolved');
      tick(place);
      expect(await check.askToken()).to.equal(boxes()[0]?.field.value);
      expect(await failureOf(check.askToken())).to.equal('bot-unsolved');
    });
  }

  it('a bot check with a box takes a token that was given without a tick, by turnstile', async () => {
    const { check, boxes } = await checkWith({ provider: 'turnstile' }, 'unattended');
    expect(await check.askToken()).to.equal(boxes()[0]?.field.value);
  });

  it('a bot check with a box takes a token without a press where the site has chosen so, and a fresh one for the next attempt, by friendly-captcha', async () => {
    const { check } = await checkWith({ provider: 'friendly-captcha' }, 'unattended');
    expect([await check.askToken(), await check.askToken()]).to.deep.equal(['token-1', 'token-2']);
  });

  it('a bot check with a box waits for the visitor’s press, and takes it, by friendly-captcha', async () => {
    const { check, place } = await checkWith({ provider: 'friendly-captcha', size: 'invisible' });
    await check.prepare();
    await nextTask();
    expect(await failureOf(check.askToken())).to.equal('bot-unsolved');
    tick(place);
    await nextTask();
    expect(await check.askToken()).to.equal('token-1');
    expect(await failureOf(check.askToken())).to.equal('bot-unsolved');
  });

  it('a bot check with a box is told the place of its servers, the language and the colours, by friendly-captcha', async () => {
    const { check, boxes } = await checkWith({ provider: 'friendly-captcha', endpoint: 'eu' });
    await check.prepare();
    const expected = { sitekey: 'clave', apiEndpoint: 'eu', language: 'es', theme: 'light' };
    expect(boxes()[0]?.options).to.include(expected);
  });

  it('a bot check with a box is in the place that the server has drawn, which its script leaves alone, by friendly-captcha', async () => {
    const drawn = '<div class="frc-captcha" data-sitekey="clave"></div>';
    const session = await sessionOf(practiceForm.replace('</form>', `${drawn}</form>`));
    const definition = { provider: 'friendly-captcha', siteKey: 'clave' } as const;
    const check = new WidgetCheck(definition, session);
    const place = session.form.element.querySelector('[data-sitekey]') as HTMLElement;
    expect(place.className).to.equal('');
    expect(place.firstElementChild?.className).to.equal('rs-form-bot-check');
    check.stop();
    session.undoLog.restoreAll();
    expect(place.className).to.equal('frc-captcha');
  });

  it('a bot check with a box takes no token that has expired (token-03)', async () => {
    const { check, place, boxes } = await checkWith();
    await check.prepare();
    tick(place);
    boxes()[0]?.options['expired-callback']();
    expect(await failureOf(check.askToken())).to.equal('bot-unsolved');
  });

  it('a bot check with a box takes no token from before a reset of the form, even if none was sent', async () => {
    const { check, place, boxes } = await checkWith();
    await check.prepare();
    check.renew?.();
    expect(boxes()[0]?.resets).to.equal(0);
    tick(place);
    check.renew?.();
    expect([boxes()[0]?.resets, await failureOf(check.askToken())]).to.deep.equal([1, 'bot-unsolved']);
  });

  it('a bot check with a box takes a token that was too late for one attempt at the next one', async () => {
    const limits = { ...botCheckLimits, executeMs: 0 };
    const { check } = await checkWith({ size: 'invisible' }, 'execute=late', limits);
    expect(await failureOf(check.askToken())).to.equal('bot-timeout');
    window.dispatchEvent(new Event('answer-late'));
    expect(await check.askToken()).to.match(/^token-/);
  });

  const faults: readonly (readonly [string, string, string])[] = [
    ['cannot draw its box', 'draw=throw', 'bot-refused'],
    ['refuses', 'execute=reject', 'bot-refused'],
    ['says that it failed', 'execute=error', 'bot-refused'],
    ['answers nothing', 'execute=empty', 'bot-refused'],
  ];
  for (const [what, query, failure] of faults)
    it(`a bot check with a box fails as ${failure} when the provider ${what}`, async () => {
      const { check } = await checkWith({ size: 'invisible' }, query);
      expect(await failureOf(check.askToken())).to.equal(failure);
    });

  it('a bot check with a box fails as late when the provider is never ready, or never answers', async () => {
    const unready = await checkWith({}, 'ready=never', { ...botCheckLimits, anchorMs: 0 });
    expect(await failureOf(unready.check.prepare())).to.equal('bot-timeout');
    const silent = await checkWith({ size: 'invisible' }, 'execute=never', {
      ...botCheckLimits,
      executeMs: 0,
    });
    expect(await failureOf(silent.check.askToken())).to.equal('bot-timeout');
  });

  it('a bot check with a box fails as blocked when the script does not come or is something else, and tries again', async () => {
    const other = await checkWith({ provider: 'hcaptcha' }, 'other');
    expect(await failureOf(other.check.askToken())).to.equal('bot-blocked');
    const lost = { provider: 'hcaptcha', siteKey: 'clave', scriptUrl: '/there/is/no/such.js' } as const;
    const check = new WidgetCheck(lost, other.session);
    expect(await failureOf(check.askToken())).to.equal('bot-blocked');
    expect(await failureOf(check.askToken())).to.equal('bot-blocked');
  });

  it('a bot check with a box is one script and two boxes for two forms of a page', async () => {
    const first = await checkWith();
    await first.check.prepare();
    const second = await sessionOf();
    const definition = { provider: 'recaptcha-v2', siteKey: 'otra', scriptUrl: first.scriptUrl } as const;
    const check = new WidgetCheck(definition, second);
    await check.prepare();
    expect(first.boxes().map(({ options }) => options['sitekey'])).to.deep.equal(['clave', 'otra']);
    tick(first.place);
    expect(await failureOf(check.askToken())).to.equal('bot-unsolved');
    expect(await first.check.askToken()).to.match(/^token-/);
  });

  it('a bot check with a box is drawn by the script that the page has loaded itself, and by no second one', async () => {
    const byPage = document.createElement('script');
    byPage.src = `${script}?global=turnstile&ready=never&of=/turnstile/v0/api.js`;
    const isLoaded = new Promise((resolve) => (byPage.onload = resolve));
    document.head.append(byPage);
    await isLoaded;
    const { check, scriptUrl, boxes } = await checkWith({ provider: 'turnstile' }, 'unattended&other');
    void check.askToken().catch(() => undefined);
    await check.prepare();
    byPage.remove();
    expect(boxes()).to.have.length(1);
    expect([...document.scripts].some(({ src }) => src.startsWith(scriptUrl))).to.equal(false);
  });

  it('a bot check with a box is told what it takes of a size, a language and the colours of the page, by turnstile', async () => {
    const { check, boxes, place } = await checkWith({ provider: 'turnstile', size: 'invisible' });
    place.style.colorScheme = 'dark';
    await check.askToken();
    const { options } = boxes()[0] as ProviderBox;
    expect(options).to.include({
      execution: 'execute',
      appearance: 'interaction-only',
      language: 'es',
      theme: 'dark',
    });
    expect(options).not.to.have.property('size');
    const { check: other, boxes: others } = await checkWith({ provider: 'hcaptcha', size: 'invisible' });
    await other.prepare();
    expect(others()[0]?.options).to.include({ size: 'invisible', hl: 'es', theme: 'light' });
  });

  it('a bot check with a box asks for the tick that a box which looks by itself wants after all', async () => {
    const { check, boxes } = await checkWith({ provider: 'turnstile' });
    await check.prepare();
    const failure = failureOf(check.askToken());
    // By now the attempt waits for a token.
    await nextTask();
    call(boxes()[0], 'before-interactive-callback');
    expect(await failure).to.equal('bot-unsolved');
    expect(await failureOf(check.askToken())).to.equal('bot-unsolved');
    call(boxes()[0], 'after-interactive-callback');
    call(boxes()[0], 'callback', 'token-1');
    expect(await check.askToken()).to.equal('token-1');
  });

  it('a bot check with a box waits for a visitor who looks at pictures beyond the time limit, and not for one who closes them', async () => {
    const limits = { ...botCheckLimits, executeMs: 0 };
    const { check, boxes } = await checkWith(
      { provider: 'hcaptcha', size: 'invisible' },
      'execute=open',
      limits,
    );
    const first = check.askToken();
    await until(() => Reflect.has(window, 'opened'));
    for (let task = 0; task < 5; task += 1) await nextTask();
    call(boxes()[0], 'callback', 'token-1');
    expect(await first).to.equal('token-1');
    Reflect.deleteProperty(window, 'opened');
    const second = failureOf(check.askToken());
    await until(() => Reflect.has(window, 'opened'));
    call(boxes()[0], 'close-callback');
    expect(await second).to.equal('bot-unsolved');
    Reflect.deleteProperty(window, 'opened');
  });

  it('a bot check with a box asks the host and the language that the page says (recaptcha.net)', async () => {
    const { check, scriptUrl } = await checkWith();
    await check.prepare();
    const asked = [...document.scripts].map(({ src }) => src).find((src) => src.startsWith(scriptUrl)) ?? '';
    expect(new URL(asked).searchParams.get('render')).to.equal('explicit');
    expect(new URL(asked).searchParams.get('hl')).to.equal('es');
  });

  it('a bot check with a box keeps the reserved space of its box above the button that sends, until the tag goes', async () => {
    const { place, form, undoLog } = await checkWith();
    const button = form.querySelector('[type="submit"]') as HTMLElement;
    expect(place.compareDocumentPosition(button)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(place.style.minBlockSize).to.equal('78px');
    undoLog.restoreAll();
    expect(place.isConnected).to.equal(false);
  });
});

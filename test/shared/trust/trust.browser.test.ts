import { expect } from '@open-wc/testing';
import {
  allowScriptHost,
  loadScript,
  trustedHtml,
  trustedScriptUrl,
  writeMarkup,
} from '../../../shared/trust/index.js';
import { checkedScriptUrl, suiteTrust, type Trust } from '../../../shared/trust/suite-policy.js';

const script = new URL('../fixtures/loaded-script.js', import.meta.url).href;
const missing = new URL('../fixtures/no-such-script.js', import.meta.url).href;

function nameOf(task: () => unknown): string {
  try {
    task();
    return 'no error';
  } catch (error) {
    return (error as Error).name;
  }
}

function loads(): unknown {
  return Reflect.get(window, 'loads');
}

describe('the suite’s trust', () => {
  it('the Trusted Types policy of the suite is one for all bundles of a page', async () => {
    // Another address is another module for the browser, as in a second bundle.
    const again = new URL('../../../shared/trust/suite-policy.ts?second-bundle', import.meta.url).href;
    const other = (await import(again)) as { suiteTrust: () => Trust };
    expect(other.suiteTrust === suiteTrust).to.equal(false);
    expect(other.suiteTrust() === suiteTrust()).to.equal(true);
  });

  it('the Trusted Types policy of the suite lets a vendor’s icon pass and refuses what could act', () => {
    const icon = '<svg><path d="M1 1"/></svg>';
    expect(String(trustedHtml(icon))).to.equal(icon);
    expect(nameOf(() => trustedHtml('<img src=x onerror=alert(1)>'))).to.equal('TrustError');
  });

  it('the Trusted Types policy of the suite refuses scripts of hosts that no author configured', () => {
    expect(nameOf(() => trustedScriptUrl('https://evil.example/x.js'))).to.equal('TrustError');
    expect(nameOf(() => trustedScriptUrl('//evil.example/x.js'))).to.equal('TrustError');
    expect(nameOf(() => trustedScriptUrl('javascript:alert(1)'))).to.equal('TrustError');
    expect(nameOf(() => trustedScriptUrl('data:text/javascript,1'))).to.equal('TrustError');
    expect(nameOf(() => trustedScriptUrl(location.href))).to.equal('TrustError');
  });

  it('the Trusted Types policy of the suite allows scripts beside a module of ours, and none above', () => {
    const own = 'https://site.example/suite/rs-form.js';
    const check = (url: string) => checkedScriptUrl(url, own, new Set());
    expect(check('https://site.example/suite/worker.js')).to.contain('worker.js');
    for (const url of ['suite/../evil.js', 'suite-evil/x.js', 'suite/%2e%2e/evil.js']) {
      expect(nameOf(() => check(`https://site.example/${url}`))).to.equal('TrustError');
    }
    const folder = new URL('../../../shared/trust/', import.meta.url);
    expect(String(trustedScriptUrl(new URL('worker.js', folder).href))).to.contain('worker.js');
    expect(nameOf(() => trustedScriptUrl(new URL('../worker.js', folder).href))).to.equal('TrustError');
  });

  it('the Trusted Types policy of the suite relaxes no rule for whatever a caller says beside the text', () => {
    const { policy } = suiteTrust();
    const call = (rule: 'createHTML' | 'createScriptURL', ...said: unknown[]) =>
      nameOf(() => Reflect.apply(policy[rule], policy, said) as unknown);
    const active = '<img src=x onerror=alert(1)>';
    const foreign = 'https://evil.example/x.js';
    for (const word of ['for-sanitizer', Symbol('for the parser'), true, {}, foreign])
      expect([call('createHTML', active, word), call('createScriptURL', foreign, word)]).to.deep.equal([
        'TrustError',
        'TrustError',
      ]);
    expect(nameOf(() => Reflect.apply(trustedScriptUrl, undefined, [foreign, foreign]) as unknown)).to.equal(
      'TrustError',
    );
  });

  it('the Trusted Types policy of the suite reads markup for a sanitizer into a document in which nothing acts, and which is none of the page’s', () => {
    const read = suiteTrust().parse(
      '<img src="data:," onerror="window.pwned = 3"><script>window.pwned = 4</script>',
    );
    expect({
      isDocument: read === document,
      defaultView: read.defaultView,
      images: read.images.length,
    }).to.deep.equal({ isDocument: false, defaultView: null, images: 1 });
    expect(Reflect.get(window, 'pwned')).to.equal(undefined);
  });

  it('the Trusted Types policy of the suite refuses its own folder where that is not on the web', () => {
    const check = () => checkedScriptUrl('file:///suite/x.js', 'file:///suite/y.js', new Set());
    expect(nameOf(check)).to.equal('TrustError');
  });

  it('the Trusted Types policy of the suite allows scripts of a host that the author configured, by that protocol and port only', () => {
    allowScriptHost('https://provider.example/api.js?render=key');
    expect(String(trustedScriptUrl('https://provider.example/other.js'))).to.contain('/other.js');
    for (const url of [
      'http://provider.example/api.js',
      'https://provider.example:8443/api.js',
      'https://provider.example.evil.example/api.js',
      'https://provider.example@evil.example/api.js',
    ]) {
      expect(nameOf(() => trustedScriptUrl(url))).to.equal('TrustError');
    }
  });

  for (const url of [
    'javascript:alert(1)',
    'data:text/javascript,1',
    'blob:https://a.example/1',
    'file:///x',
  ]) {
    it(`the Trusted Types policy of the suite does not take ${url} for a host`, () => {
      expect(nameOf(() => allowScriptHost(url))).to.equal('TrustError');
    });
  }
});

describe('a provider’s script', () => {
  before(() => allowScriptHost(script));

  it('a provider’s script is loaded once, however often it is asked for', async () => {
    Reflect.deleteProperty(window, 'loads');
    await Promise.all([loadScript(script), loadScript(script)]);
    await loadScript(script);
    expect(loads()).to.equal(1);
  });

  it('a provider’s script that does not load is named, taken out and asked for again the next time', async () => {
    const failure = await loadScript(missing).catch((error: Error) => error.message);
    expect(failure).to.contain(`Error in file: ${missing}`);
    expect(document.querySelector(`script[src="${missing}"]`)).to.equal(null);

    let asked = 0;
    const observer = new MutationObserver((records) => (asked += records.length));
    observer.observe(document.head, { childList: true });
    await loadScript(missing).catch(() => undefined);
    expect(asked + observer.takeRecords().length).to.be.at.least(1);
    observer.disconnect();
  });

  it('a provider’s script of another host is not even asked for', async () => {
    const failure = await loadScript('https://evil.example/x.js').catch((error: Error) => error.name);
    expect(failure).to.equal('TrustError');
    expect(document.querySelector('script[src*="evil.example"]')).to.equal(null);
  });
});

describe('markup that is wanted as markup', () => {
  const dirty =
    '<b>bold</b><script>window.pwned = 1</script><img src="data:," onerror="window.pwned = 2"><a href="javascript:1">x</a>';

  async function written(element: Element): Promise<string> {
    await writeMarkup(element, dirty);
    return element.innerHTML;
  }

  function expectClean(markup: string): void {
    expect(markup).to.contain('<b>bold</b>');
    expect(markup).to.not.match(/script|onerror/);
  }

  it('markup that is wanted as markup is cleaned by the browser', async () => {
    expectClean(await written(document.createElement('div')));
  });

  it('markup that is wanted as markup is cleaned by DOMPurify where the browser cannot', async () => {
    const element = document.createElement('div');
    Object.defineProperty(element, 'setHTML', { value: undefined });
    expectClean(await written(element));
    expect(Reflect.get(window, 'pwned')).to.equal(undefined);
  });
});

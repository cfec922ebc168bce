import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { before, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { compileSources } from '../../../scripts/build/compile-sources.mjs';
import { minify } from '../../../scripts/build/minify.mjs';
import { consentCookies } from './consent-cookies.js';
import { consentText } from './consent-text.js';
import { newestRows } from './newest-rows.js';

let script = '';

/** Builds the script as `rollup.config.mjs` does. */
before(async () => {
  const input = fileURLToPath(new URL('../../../shared/consent/stub.ts', import.meta.url));
  const bundle = await rollup({ input, plugins: [compileSources()] });
  const { output } = await bundle.generate({ format: 'iife', strict: false, plugins: [minify()] });
  script = output[0].code.trim();
});

interface Mark {
  readonly accepted: readonly string[];
  readonly revision: number;
  readonly days: number;
}

interface Page {
  readonly mark: Mark;
  /** Value of the attribute on the root element, for the first-paint sheet. */
  readonly layerState: string | undefined;
  /** Presses a button of the banner; another element with null. */
  press(name: string | null): void;
  /** Commands for a tag manager: the arguments of each call. */
  readonly reported: readonly (readonly unknown[])[];
  /** Dispatches the event of the consent layer. */
  say(accepted: readonly string[]): void;
  /** Runs the observer, as after the parser has inserted scripts. */
  parse(): void;
}

/** Runs the script in a page of its own, as the browser does. */
function runStub(
  page: object,
  before: object = {},
  navigator: object = {},
  scripts: readonly object[] = [],
): Page {
  const dataset: { rsConsent?: string } = {};
  const button = { dataset: { consent: '' } };
  const querySelectorAll = (selector: string) => (selector.startsWith('script') ? scripts : [button]);
  const root = { dataset, querySelectorAll };
  const document = Object.defineProperty(page, 'documentElement', { value: root });
  const window: { rsConsent?: Mark; dataLayer?: Iterable<unknown>[] } = { ...before };
  const heard = new Map<string, (event: object) => void>();
  let parse: () => void = () => undefined;
  class MutationObserver {
    constructor(changed: () => void) {
      parse = changed;
    }
    observe(): void {}
  }
  const addEventListener = (type: string, listener: (event: object) => void) => heard.set(type, listener);
  runInNewContext(script, { window, document, addEventListener, MutationObserver, navigator });
  assert.ok(window.rsConsent, 'the stub leaves no mark');
  return {
    mark: window.rsConsent,
    get reported() {
      return (window.dataLayer ?? []).map((entry) => [...entry]);
    },
    say: (accepted) => heard.get('cookie-consent-changed')?.({ detail: { accepted } }),
    parse,
    get layerState() {
      return dataset.rsConsent;
    },
    press: (name) => {
      button.dataset.consent = name ?? '';
      heard.get('click')?.({ composedPath: () => (name === null ? [] : [{}, button, root]) });
    },
  };
}

const denied = {
  ...{ security_storage: 'granted', functionality_storage: 'denied', personalization_storage: 'denied' },
  ...{
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  },
};
const refusal = `rs_consent=${consentText('necessary')}`;
const tooOld = `rs_consent=${consentText('necessary', { daysAgo: 366 })}`;
/** Copies a value between realms. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('shared/consent: stub', () => {
  it('the consent stub is a classic script of at most 1 kB on its way', () => {
    const { length } = gzipSync(script, { level: 9 });
    assert.ok(length <= 1000, `${length} bytes`);
    assert.doesNotMatch(script, /\b(?:import|export)\b/);
  });

  for (const [text, accepted] of consentCookies) {
    it(`the consent stub agrees with the elements about ${JSON.stringify(text.slice(0, 60))}`, () => {
      const { mark } = runStub({ cookie: `theme=dark; rs_consent=${text}; other=1` });
      assert.deepEqual([...mark.accepted], accepted ?? []);
    });
  }

  it('the consent stub marks the layer, with nothing accepted, where cookies cannot be read', () => {
    const sandboxed = {
      get cookie(): string {
        throw new Error('SecurityError');
      },
    };
    assert.deepEqual([...runStub(sandboxed).mark.accepted], []);
  });

  for (const [title, cookie, accepted] of newestRows)
    it(`the consent stub reads, as the elements do, ${title}`, () => {
      assert.deepEqual([...runStub({ cookie }).mark.accepted], accepted ?? []);
    });

  for (const [cookie, navigator, layerState] of [
    ['', {}, 'ask'],
    [refusal, {}, undefined],
    [tooOld, {}, 'ask'],
    ['rs_consent=broken', {}, 'ask'],
    ['cookieconsent_status=deny', {}, undefined],
    ['', { globalPrivacyControl: true }, undefined],
  ] as const) {
    it(`the consent stub says before the first paint whether to ask: ${layerState ?? 'no'} at "${cookie}" ${JSON.stringify(navigator)}`, () => {
      assert.equal(runStub({ cookie }, {}, navigator).layerState, layerState);
    });
  }

  it('the consent stub keeps the last press on the banner until the layer has loaded, and none later', () => {
    const page = runStub({ cookie: '' });
    page.press(null);
    assert.equal(page.layerState, 'ask');
    page.press('settings');
    page.press('reject');
    assert.equal(page.layerState, 'reject');
    const answered = runStub({ cookie: refusal });
    answered.press('accept');
    assert.equal(answered.layerState, undefined);
  });

  it('the consent stub cannot be changed afterwards', () => {
    const { mark } = runStub({ cookie: '' });
    assert.ok(Object.isFrozen(mark) && Object.isFrozen(mark.accepted));
  });

  for (const [named, accepted, revision] of [
    [undefined, ['preferences'], 0],
    ['7', ['preferences'], 7],
    ['8', [], 8],
    ['eight', [], NaN],
  ] as const) {
    it(`the consent stub counts a yes to revision 7 as ${accepted.join() || 'none'} where its data-revision is ${named}`, () => {
      const currentScript = { dataset: { revision: named } };
      const cookie = `rs_consent=${consentText('preferences', { revision: 7 })}`;
      const { mark } = runStub({ cookie, currentScript });
      assert.deepEqual([[...mark.accepted], mark.revision], [accepted, revision]);
    });
  }

  for (const [named, daysAgo, layerState] of [
    [undefined, 364, undefined],
    [undefined, 366, 'ask'],
    ['30', 29, undefined],
    ['30', 31, 'ask'],
    ['730', 729, undefined],
    ['9999', 760, 'ask'],
  ] as const)
    it(`the consent stub ${layerState ? 'grants nothing for' : 'counts'} a yes of ${daysAgo} days ago where its data-days is ${named}`, () => {
      const cookie = `rs_consent=${consentText('necessary,marketing', { daysAgo })}`;
      const page = runStub({ cookie, currentScript: { dataset: { days: named } } });
      const [, , modes] = page.reported[0] as [string, string, { readonly ad_storage: string }];
      assert.equal(modes.ad_storage, layerState ? 'denied' : 'granted');
      assert.equal(page.layerState, layerState);
    });

  it('the consent stub denies everything to tag managers before a choice, which wait 500 ms for one', () => {
    assert.deepEqual(plain(runStub({ cookie: '' }).reported), [
      ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ]);
  });

  it('the consent stub grants the categories of the cookie, and no more', () => {
    const { reported } = runStub({ cookie: `rs_consent=${consentText('necessary,statistics')}` });
    assert.deepEqual(plain(reported), [
      ['consent', 'default', { ...denied, analytics_storage: 'granted', wait_for_update: 500 }],
    ]);
  });

  it('the consent stub passes on later choices of the layer, a withdrawal too', () => {
    const page = runStub({ cookie: '' });
    page.say(['necessary', 'preferences', 'marketing']);
    page.say(['necessary']);
    assert.deepEqual(plain(page.reported.slice(1)), [
      [
        'consent',
        'update',
        {
          ...{
            security_storage: 'granted',
            functionality_storage: 'granted',
            personalization_storage: 'granted',
          },
          ...{ analytics_storage: 'denied', ad_storage: 'granted' },
          ...{ ad_user_data: 'granted', ad_personalization: 'granted' },
        },
      ],
      ['consent', 'update', denied],
    ]);
  });

  it('the consent stub speaks to the tag manager of the page', () => {
    const words: unknown[][] = [];
    const gtag = (...some: unknown[]) => words.push(some);
    assert.deepEqual(runStub({ cookie: '' }, { gtag }).reported, []);
    assert.deepEqual(words[0]?.slice(0, 2), ['consent', 'default']);
  });

  for (const [category, type, kept] of [
    ['statistics', 'text/javascript', ['text/plain', 'text/javascript']],
    ['statistics', '', ['text/plain', '']],
    ['statistics', 'module', ['text/plain', 'module']],
    ['statistics', 'text/plain', ['text/plain', undefined]],
    ['preferences', 'module', ['module', undefined]],
    ['necessary', '', ['', undefined]],
    ['anything', '', ['text/plain', '']],
  ] as const)
    it(`the consent stub ${kept[0] === type ? 'leaves' : 'holds'} a script of ${category} of the type "${type}" (consent-13)`, () => {
      const found = { type: type as string, dataset: { category } as Record<string, string> };
      const cookie = `rs_consent=${consentText('necessary,preferences')}`;
      runStub({ cookie }, {}, {}, [found]).parse();
      assert.deepEqual([found.type, found.dataset['held']], kept);
    });
});

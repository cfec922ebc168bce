/** Browser tests, in Chromium unless `SUITE_BROWSERS` names others. `SUITE=dist` tests what was built. */
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumArgs, findChromium, findFirefox } from './scripts/find-browsers.mjs';
import { serveBundles, strictAddresses } from './scripts/runners/bundle-tests.mjs';
import { countBrowserTests } from './scripts/runners/count-browser-tests.mjs';
import { muteNetwork } from './test/network-events.mjs';
import { freshTabs } from './scripts/runners/fresh-tabs.mjs';
import { quietReporter } from './scripts/runners/quiet-reporter.mjs';
import { allTests } from './scripts/runners/select-tests.mjs';
import { playServer } from './test/elements/rs-form/server-check/validate-server.mjs';

const root = import.meta.dirname;
const wanted = process.env.SUITE_BROWSERS?.split(',') ?? ['chromium'];
const files =
  process.env.SUITE_TESTS?.split('\n') ?? allTests(root).filter((file) => file.endsWith('.browser.test.ts'));

async function createBrowserContext({ browser }) {
  await muteNetwork(browser);
  return browser.defaultBrowserContext();
}

function launcher(name, launchOptions) {
  const browser = freshTabs(chromeLauncher({ launchOptions, createBrowserContext, concurrency: 1 }));
  browser.name = name;
  return browser;
}

function browsers() {
  const chromium = wanted.includes('chromium') && findChromium();
  const firefox = wanted.includes('firefox') && findFirefox();
  return [
    ...(chromium ? [launcher('Chromium', { executablePath: chromium, args: chromiumArgs })] : []),
    ...(firefox
      ? [launcher('Firefox', { browser: 'firefox', executablePath: firefox, headless: true })]
      : []),
  ];
}

export default {
  files,
  rootDir: root,
  hostname: '127.0.0.1',
  // A window in the background gets no focus events: one file at a time in each browser, the browsers side by side.
  concurrency: 1,
  concurrentBrowsers: 2,
  browsers: browsers(),
  middleware: [
    strictAddresses,
    playServer,
    await serveBundles({ root, suite: process.env.SUITE ?? 'sources', entries: files }),
  ],
  reporters: [quietReporter(), countBrowserTests()],
  // These end what hangs; they decide about no test, however busy the machine is.
  browserStartTimeout: 120_000,
  testFramework: { config: { timeout: 30_000 } },
  testsFinishTimeout: 300_000,
};

import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumArgs, findHeadlessChromium, findFirefox } from '../../scripts/find-browsers.mjs';

/** A page that hangs fails its story, and does not hold up the others. */
export const protocolTimeout = 30_000;

export type BrowserName = 'Chromium' | 'Firefox';

/** The browsers that journeys run in: those that `SUITE_BROWSERS` lists, as far as installed; Chromium by default. */
export function browsers(): readonly BrowserName[] {
  const wanted = process.env['SUITE_BROWSERS']?.split(',') ?? ['chromium'];
  return [
    ...(wanted.includes('chromium') ? (['Chromium'] as const) : []),
    ...(wanted.includes('firefox') && findFirefox() !== null ? (['Firefox'] as const) : []),
  ];
}

/** The pages that a story is told on in a browser: a twin on the page of the original is visited in Chromium only. */
export function twinsIn<Path extends string>(name: BrowserName, paths: readonly Path[]): readonly Path[] {
  return name === 'Chromium' ? paths : paths.filter((path) => !path.startsWith('/legacy'));
}

/** Starts a browser. Chromium speaks its own protocol, Firefox WebDriver BiDi. */
export function openBrowser(name: BrowserName): Promise<Browser> {
  return launch(name === 'Firefox' ? firefoxOptions() : chromiumOptions());
}

/** Starts a browser whose clocks are those of another place, in the names of the time zone database. */
export function openBrowserIn(zone: string, name: BrowserName): Promise<Browser> {
  const env = { ...process.env, TZ: zone };
  return launch({ ...(name === 'Firefox' ? firefoxOptions() : chromiumOptions()), env });
}

/** Starts a Firefox that runs no scripts: over BiDi a single page of it cannot be told so. */
export function openFirefoxWithoutScripts(): Promise<Browser> {
  return launch({ ...firefoxOptions(), extraPrefsFirefox: { 'javascript.enabled': false } });
}

function chromiumOptions(): LaunchOptions {
  const executablePath = findHeadlessChromium();
  if (executablePath === null) throw new Error('No Chromium: npm test gets one, or set CHROME_PATH');
  return { executablePath, args: [...chromiumArgs], protocolTimeout };
}

function firefoxOptions(): LaunchOptions {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('No Firefox: install one, or set FIREFOX_PATH');
  return { browser: 'firefox', executablePath, headless: true, protocolTimeout };
}

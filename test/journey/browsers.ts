import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumArgs, findHeadlessChromium, findFirefox, findWebKit } from '../../scripts/find-browsers.mjs';
import { openWebKit } from './webkit/webkit-browser.js';

/**
 * Time limit of a driver's call, in milliseconds: a page that hangs fails its story and does not hold up the others.
 */
export const protocolTimeout = 30_000;

export type BrowserName = 'Chromium' | 'Firefox' | 'WebKit';

/** Returns the browsers for journeys: those in `SUITE_BROWSERS` that are installed; Chromium by default. */
export function browsers(): readonly BrowserName[] {
  const wanted = process.env['SUITE_BROWSERS']?.split(',') ?? ['chromium'];
  return [
    ...(wanted.includes('chromium') ? (['Chromium'] as const) : []),
    ...(wanted.includes('firefox') && findFirefox() !== null ? (['Firefox'] as const) : []),
    ...(wanted.includes('webkit') && findWebKit() !== null ? (['WebKit'] as const) : []),
  ];
}

/** Returns the paths of a story for a browser: pages of the original are visited in Chromium only. */
export function twinsIn<Path extends string>(name: BrowserName, paths: readonly Path[]): readonly Path[] {
  return name === 'Chromium' ? paths : paths.filter((path) => !path.startsWith('/legacy'));
}

/** Starts a browser. Chromium speaks its own protocol, Firefox WebDriver BiDi, WebKitGTK the classic one. */
export function openBrowser(name: BrowserName): Promise<Browser> {
  if (name === 'WebKit') return openWebKit();
  return launch(name === 'Firefox' ? firefoxOptions() : chromiumOptions());
}

/** Starts a browser in a time zone, by its name in the time zone database. */
export function openBrowserIn(zone: string, name: BrowserName): Promise<Browser> {
  if (name === 'WebKit') return openWebKit({ TZ: zone });
  const env = { ...process.env, TZ: zone };
  return launch({ ...(name === 'Firefox' ? firefoxOptions() : chromiumOptions()), env });
}

/** Starts a Firefox without scripts: over BiDi they cannot be switched off for a single page. */
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

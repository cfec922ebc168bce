/** Where the browsers are: what the environment names, then what is installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  Browser,
  ChromeReleaseChannel,
  computeSystemExecutablePath,
  detectBrowserPlatform,
} from '@puppeteer/browsers';

const chromiumNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'msedge'];
/** Chromium's engine alone. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  join(process.env.PROGRAMFILES ?? '', 'Mozilla Firefox/firefox.exe'),
];

/** What keeps a headless Chromium quiet, and able to run as root in a container. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window would start two pages of the browser's own, for an address bar that nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** The path of a Chromium, Chrome or Edge; null where there is none. */
export function findChromium() {
  return find(process.env.CHROME_PATH, chromiumNames, installedChrome);
}

/**
 * The path of what tests run in. A Chromium without windows, where it is installed, is ready in half the time; it has
 * no back-forward cache. A browser that the environment names is taken at its word.
 */
export function findHeadlessChromium() {
  return find(process.env.CHROME_PATH, shellNames, () => []) ?? findChromium();
}

/** The path of a Firefox; null where there is none. */
export function findFirefox() {
  return find(process.env.FIREFOX_PATH, firefoxNames, () => firefoxPlaces);
}

/** A path that the environment names must be right: another browser in its place would be a surprise. */
function find(named, names, places) {
  if (named) return isProgram(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return onPath.find(isProgram) ?? places().find(isProgram) ?? null;
}

/** Where the installer of Chrome puts it on this system. */
function installedChrome() {
  try {
    const platform = detectBrowserPlatform();
    return [
      computeSystemExecutablePath({
        browser: Browser.CHROME,
        channel: ChromeReleaseChannel.STABLE,
        platform,
      }),
    ];
  } catch {
    return [];
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

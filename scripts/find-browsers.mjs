/** Finds the browsers: those that the environment names, then installed ones. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  Browser,
  ChromeReleaseChannel,
  computeSystemExecutablePath,
  detectBrowserPlatform,
} from '@puppeteer/browsers';

const chromiumNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'msedge'];
/** Executable names of the headless shell. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  join(process.env.PROGRAMFILES ?? '', 'Mozilla Firefox/firefox.exe'),
];

/** Arguments that keep a headless Chromium quiet and let it run as root in a container. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window would load two internal pages for its address bar.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** Returns the path of a Chromium, Chrome or Edge; null without one. */
export function findChromium() {
  return find(process.env.CHROME_PATH, chromiumNames, installedChrome);
}

/**
 * Returns the path of the browser for tests. The headless shell starts in half the time, but has no back-forward
 * cache. A browser that the environment names is used as it is.
 */
export function findHeadlessChromium() {
  return find(process.env.CHROME_PATH, shellNames, () => []) ?? findChromium();
}

/** Returns the path of a Firefox; null without one. */
export function findFirefox() {
  return find(process.env.FIREFOX_PATH, firefoxNames, () => firefoxPlaces);
}

/**
 * Returns the programs that tests in WebKitGTK start: the driver, its browser, and the virtual screen; null without one
 * of them.
 */
export function findWebKit() {
  const programs = {
    driver: find(process.env.WEBKIT_DRIVER_PATH, ['WebKitWebDriver'], () => []),
    browser: find(process.env.WEBKIT_PATH, ['MiniBrowser'], miniBrowsers),
    screen: find(undefined, ['Xvfb'], () => []),
  };
  return Object.values(programs).includes(null) ? null : programs;
}

/** Text about a machine without WebKitGTK. */
export const webKitIsMissing =
  'No WebKitGTK: install its driver and a virtual screen (Debian: apt-get install webkit2gtk-driver xvfb).';

/** Returns the paths where distributions put WebKitGTK's own browser: a folder for each kind of processor. */
function miniBrowsers() {
  const folders = [...inFolder('/usr/lib'), '/usr/lib64', '/usr/libexec'];
  return folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
  );
}

function inFolder(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Finds an executable. A path in the environment must exist, so that no other browser is used by surprise. */
function find(named, names, places) {
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return onPath.find(existsSync) ?? places().find(existsSync) ?? null;
}

/** Returns the path where Chrome's installer puts it on this system. */
function installedChrome() {
  try {
    const chrome = { browser: Browser.CHROME, channel: ChromeReleaseChannel.STABLE };
    return [computeSystemExecutablePath({ ...chrome, platform: detectBrowserPlatform() })];
  } catch {
    return [];
  }
}

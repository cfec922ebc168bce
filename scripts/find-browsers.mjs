/** Where the browsers are: what the environment names, then what is installed. */
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const chromiumNames = ['google-chrome-stable', 'google-chrome', 'chrome', 'chromium', 'chromium-browser'];
const edgeNames = ['microsoft-edge-stable', 'microsoft-edge', 'msedge'];
const firefoxNames = ['firefox-esr', 'firefox'];

const macApps = (name) => [join('/Applications', name), join(homedir(), 'Applications', name)];
const windowsApps = (path) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((folder) => process.env[folder])
    .filter(Boolean)
    .map((folder) => join(folder, path));

const chromiumPlaces = [
  ...macApps('Google Chrome.app/Contents/MacOS/Google Chrome'),
  ...macApps('Chromium.app/Contents/MacOS/Chromium'),
  ...macApps('Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
  ...windowsApps('Google/Chrome/Application/chrome.exe'),
  ...windowsApps('Microsoft/Edge/Application/msedge.exe'),
];
const firefoxPlaces = [
  ...macApps('Firefox.app/Contents/MacOS/firefox'),
  ...windowsApps('Mozilla Firefox/firefox.exe'),
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
  return firstOf(process.env.CHROME_PATH, [...chromiumNames, ...edgeNames], chromiumPlaces);
}

/** The path of a Firefox; null where there is none. */
export function findFirefox() {
  return firstOf(process.env.FIREFOX_PATH, firefoxNames, firefoxPlaces);
}

/** A path that the environment names must be right: another browser in its place would be a surprise. */
function firstOf(named, names, places) {
  if (named) return isProgram(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds or installs the browser for tests, and prints one line about it. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  Browser,
  computeExecutablePath,
  detectBrowserPlatform,
  install,
  resolveBuildId,
} from '@puppeteer/browsers';
import { findChromium } from './find-browsers.mjs';
import { runQuietly } from './run.mjs';

const advice =
  'Tests need a browser: install Chrome, Chromium or Edge, or set CHROME_PATH to one (Debian: apt-get install chromium).';

/**
 * Installs a Chromium if there is none, and sets the environment variable of one that would not be found. Throws an
 * error with one sentence if that fails.
 */
export async function getChromium() {
  if (findChromium()) return;
  if (process.env.CHROME_PATH || process.env.NO_BROWSER_INSTALL === '1') throw new Error(advice);
  if (!(await fromDebian())) process.env.CHROME_PATH = await fromChromeForTesting();
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  console.log('No browser found: installing Debian’s chromium with apt-get.');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update'], quiet);
  // The headless shell is faster, but not in every Debian.
  for (const name of ['chromium', 'chromium-headless-shell'])
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
  return findChromium();
}

async function fromChromeForTesting() {
  try {
    const cacheDir = join(homedir(), '.cache', 'rs-suite-browsers');
    const buildId = await resolveBuildId(Browser.CHROME, detectBrowserPlatform(), 'stable');
    const chrome = { browser: Browser.CHROME, cacheDir, buildId };
    const path = computeExecutablePath(chrome);
    if (existsSync(path)) return path;
    console.log(`No browser found: downloading Chrome for Testing ${buildId} to ${cacheDir}.`);
    await install(chrome);
    return path;
  } catch (error) {
    throw new Error(`${advice} (Chrome for Testing: ${error.message})`, { cause: error });
  }
}

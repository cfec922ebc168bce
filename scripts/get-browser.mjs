/** Finds the browser that tests need, or gets one, and says in one line what it does. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-browsers.mjs';
import { runQuietly } from './run.mjs';

const advice =
  'Tests need a browser: install Chrome, Chromium or Edge, or set CHROME_PATH to one (Debian: apt-get install chromium).';

/** The path of a Chromium; installs one where there is none. Throws one sentence where nothing works. */
export async function getChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROME_PATH || process.env.NO_BROWSER_INSTALL === '1') throw new Error(advice);
  return (await fromDebian()) ?? (await fromChromeForTesting());
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  console.log('No browser found: installing Debian’s chromium with apt-get.');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  await runQuietly('apt-get', ['update'], quiet);
  return (await runQuietly('apt-get', install, quiet)) ? findChromium() : null;
}

async function fromChromeForTesting() {
  try {
    const { Browser, computeExecutablePath, detectBrowserPlatform, install, resolveBuildId } =
      await import('@puppeteer/browsers');
    const cacheDir = join(homedir(), '.cache', 'rs-suite-browsers');
    const platform = detectBrowserPlatform();
    if (!platform) throw new Error('no build for this system');
    const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
    const chrome = { browser: Browser.CHROME, cacheDir, buildId, platform };
    const path = computeExecutablePath(chrome);
    if (existsSync(path)) return path;
    console.log(`No browser found: downloading Chrome for Testing ${buildId} to ${cacheDir}.`);
    await install(chrome);
    return path;
  } catch (error) {
    throw new Error(`${advice} (Chrome for Testing: ${error instanceof Error ? error.message : error})`, {
      cause: error,
    });
  }
}

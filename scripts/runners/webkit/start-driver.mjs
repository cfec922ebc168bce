/** Starts WebKitWebDriver with a screen of its own, so that its windows have the focus whatever else runs. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endGroup, endWithProcess, startScreen } from '../virtual-screen.mjs';

/** Without paddings the toolbar of the window is narrow enough for a page of 320 pixels. */
const toolbarStyle =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** Settings of the driver and its browser: software rendering, and no sandbox, which a container does not allow. */
const settings = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/**
 * Starts the programs that `findWebKit` has found, with more settings of the environment. Returns the address of the
 * driver, and a function that ends both with every browser of the driver.
 */
export async function startDriver({ driver, screen }, more = {}) {
  const home = configHome();
  const shown = await startScreen(screen);
  const port = await freePort();
  const env = { ...process.env, ...settings, ...more, XDG_CONFIG_HOME: home, DISPLAY: shown.display };
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => {
    endGroup(child);
    endGroup(shown.process);
    rmSync(home, { recursive: true, force: true });
  };
  endWithProcess(stop);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    stop,
  };
}

function configHome() {
  const home = mkdtempSync(join(tmpdir(), 'rs-suite-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), toolbarStyle);
  return home;
}

function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until the driver listens, 20 seconds at most. */
async function untilReady(url) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

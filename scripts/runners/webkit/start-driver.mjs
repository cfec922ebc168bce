/** Starts WebKitWebDriver with a screen of its own, so that its windows have the focus whatever else runs. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Size of the screen in pixels. Without a window manager the window under the pointer has the focus. The pointer is in
 * the middle of the screen, and WebDriver's mouse does not move it.
 */
export const screenSize = { width: 1920, height: 1200 };

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
 * Starts the programs that `findWebKit` has found. Returns the address of the driver, and a function that ends both
 * with every browser of the driver.
 */
export async function startDriver({ driver, screen }) {
  const home = configHome();
  const shown = await startScreen(screen);
  const port = await freePort();
  const env = { ...process.env, ...settings, XDG_CONFIG_HOME: home, DISPLAY: shown.display };
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

/** Calls back when this process ends, so that a run that is interrupted leaves no browser behind. */
function endWithProcess(stop) {
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
}

function configHome() {
  const home = mkdtempSync(join(tmpdir(), 'rs-suite-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), toolbarStyle);
  return home;
}

/** Starts a virtual screen. It chooses a free number and writes it to the fourth stream. */
async function startScreen(program) {
  const { width, height } = screenSize;
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'];
  const child = spawn(program, args, { stdio, detached: true });
  const number = await new Promise((resolve, reject) => {
    child.stdio[3].once('data', (data) => resolve(String(data).trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb has ended at its start')));
  });
  return { process: child, display: `:${number}` };
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

/** Ends a process with those that it has started: each is a process group of its own. */
function endGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

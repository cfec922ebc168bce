import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endGroup, endWithProcess, startScreen } from '../../../scripts/runners/virtual-screen.mjs';

/** File with the sentences of the speech server, in the home of Orca. */
const spokenFile = 'spoken.txt';

/** Running screen reader. */
export interface Orca {
  /** Environment for a browser that Orca reads: its screen, its message bus, and a home without settings. */
  readonly env: NodeJS.ProcessEnv;
  /** Returns the sentences that Orca has said so far. */
  said(): readonly string[];
  stop(): void;
}

/** Starts Orca on a virtual screen, with a message bus and a speech server of its own, which is silent. */
export async function startOrca(): Promise<Orca> {
  const home = mkdtempSync(join(tmpdir(), 'rs-suite-orca-'));
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children.splice(0)) endGroup(child);
    rmSync(home, { recursive: true, force: true });
  };
  endWithProcess(stop);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local', 'share'),
    // Orca's own words are in English.
    LANG: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
  };
  const start = (command: string, args: readonly string[], options: SpawnOptions = { stdio: 'ignore' }) => {
    const child = spawn(command, args, { ...options, env, detached: true });
    children.push(child);
    return child;
  };

  const screen = await startScreen('Xvfb');
  children.push(screen.process);
  env['DISPLAY'] = screen.display;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLineOf(bus);
  const socket = join(home, 'speech.sock');
  start('speech-dispatcher', speechServer(home, socket));
  await untilTrue(() => existsSync(socket), 'the speech server has not started');
  env['SPEECHD_ADDRESS'] = `unix_socket:${socket}`;
  writeSettings(env['XDG_DATA_HOME']);
  start('orca', ['--replace']);
  const said = () => sentencesIn(join(home, spokenFile));
  await untilTrue(() => said().includes('Screen reader on.'), 'Orca has not started');
  return { env, said, stop };
}

/** Settles when a condition holds, polled for half a minute. */
export async function untilTrue(ask: () => boolean, complaint: string | (() => string)): Promise<void> {
  const limit = performance.now() + 30_000;
  while (!ask()) {
    if (performance.now() > limit) throw new Error(typeof complaint === 'string' ? complaint : complaint());
    await wait(50);
  }
}

/** Keeps Orca from reading a page from its start: the story goes on at once. */
function writeSettings(dataHome = ''): void {
  const folder = join(dataHome, 'orca');
  mkdirSync(folder, { recursive: true });
  const profile = {
    profile: ['Default', 'default'],
    sayAllOnLoad: false,
    pronunciations: {},
    keybindings: {},
  };
  const settings = { general: profile, profiles: { default: profile }, pronunciations: {}, keybindings: {} };
  writeFileSync(join(folder, 'user-settings.conf'), JSON.stringify(settings));
}

/** Writes the settings of a speech server whose voice writes each sentence into a file. Returns its arguments. */
function speechServer(home: string, socket: string): readonly string[] {
  const folder = join(home, 'speech');
  mkdirSync(join(folder, 'modules'), { recursive: true });
  const settings = [
    'AudioOutputMethod "libao"',
    'SymbolsPreproc "none"',
    'AddModule "text" "sd_generic" "text.conf"',
    'DefaultModule text',
  ];
  writeFileSync(join(folder, 'speechd.conf'), `${settings.join('\n')}\n`);
  const voice = [
    `GenericExecuteSynth "echo \\'$DATA\\' >> ${join(home, spokenFile)}"`,
    'GenericLanguage "en" "en" "utf-8"',
    'GenericLanguage "es" "es" "utf-8"',
    'GenericMaxChunkLength 10000',
    'GenericDelimiters "˙"',
    'AddVoice "en" "MALE1" "text"',
  ];
  writeFileSync(join(folder, 'modules', 'text.conf'), `${voice.join('\n')}\n`);
  // Sound goes nowhere on a machine without a sound card.
  writeFileSync(join(home, '.libao'), 'default_driver=null\n');
  const single = ['--run-single', '--timeout', '0', '--config-dir', folder];
  return [...single, '--communication-method', 'unix_socket', '--socket-path', socket];
}

function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    stdout?.once('data', (data) => resolve(String(data).trim()));
  });
}

/** Returns the sentences in the file of the speech server. */
function sentencesIn(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

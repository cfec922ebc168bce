import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const guard = join(import.meta.dirname, 'guard.mjs');

/** Part of the suite in a page of a server, which writes all of it into its own HTML. */
export interface SuiteInPage {
  /** Folder that is served at `/rs-suite/`. */
  readonly folder: string;
  /** HTML in the head, such as the script of the suite. */
  readonly head: string;
  /** HTML in front of the contact form, or of a system's only form: the opened tag, with its JSON. */
  readonly before: string;
  /** HTML in front of the registration. */
  readonly beforeRegistration: string;
  /** HTML in front of the form with guests. */
  readonly beforeGuests: string;
  /** HTML after a form: the closed tag. */
  readonly after: string;
}

/** Command, and what belongs to it. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Folder that is removed when the command has ended. */
  readonly folder?: string;
}

/** Process that ends with this one, or after an hour. */
export interface GuardedProcess {
  /** The line with which it has said that it serves. */
  readonly line: string;
  stop(): Promise<void>;
}

/** Makes an empty folder for the data of a server. */
export function makeFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `rs-any-server-${name}-`));
}

/** Returns the variables of the environment by which a server writes the suite into its pages. */
export function suiteVariables(suite: SuiteInPage | undefined): Readonly<Record<string, string>> {
  if (!suite) return {};
  return {
    RS_SUITE: suite.folder,
    RS_SUITE_HEAD: suite.head,
    RS_SUITE_BEFORE_CONTACT: suite.before,
    RS_SUITE_BEFORE_REGISTRATION: suite.beforeRegistration,
    RS_SUITE_BEFORE_GUESTS: suite.beforeGuests,
    RS_SUITE_AFTER: suite.after,
  };
}

/**
 * Starts a command, and waits for a line of its output or of its errors.
 *
 * @param isReady Returns true for the line with which the command says that it serves.
 * @throws {Error} With all that it has written, if it ends before.
 */
export async function startGuarded(
  { program, args, env = {}, folder = '' }: Command,
  isReady: (line: string) => boolean,
): Promise<GuardedProcess> {
  const child = spawn(process.execPath, [guard, folder, program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { line: await firstLine(child, isReady), stop };
}

function firstLine(
  { stdout, stderr }: ChildProcessByStdio<Writable, Readable, Readable>,
  isReady: (line: string) => boolean,
): Promise<string> {
  let written = '';
  return new Promise((found, failed) => {
    const read = (part: Buffer) => {
      written += part.toString();
      const line = written.split('\n').find(isReady);
      if (line !== undefined) found(line);
    };
    stdout.on('data', read).once('close', () => failed(new Error(`The server has ended: ${written}`)));
    stderr.on('data', read);
  });
}

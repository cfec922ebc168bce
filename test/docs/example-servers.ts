import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgramName } from '../programs.mjs';

const root = join(import.meta.dirname, '..', '..');
const examples = join(root, 'docs', 'examples', 'servers');

/** Server of the documentation. The texts of its page are in English. */
export interface ExampleServer {
  readonly url: string;
  /** Returns what the server has stored. */
  rows(): readonly Readonly<Record<string, string>>[];
  stop(): Promise<void>;
}

/** Example as its page tells an author to start it. */
export interface Example {
  /** The program that runs it; Node by default. */
  readonly program?: ProgramName;
  /** Files of the example → their place in the author's folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  /** True if it validates before a submit, and answers a post of a script. */
  readonly isWhole: boolean;
}

/** The examples by name. */
export const serverExamples: Readonly<Record<string, Example>> = {
  'the server of five minutes': {
    files: { 'node/contact.mjs': 'contact.mjs', 'node/page.mjs': 'page.mjs' },
    args: ['contact.mjs'],
    isWhole: false,
  },
  'the Node server': {
    files: { 'node/server.mjs': 'server.mjs', 'node/page.mjs': 'page.mjs' },
    args: ['server.mjs'],
    isWhole: true,
  },
  'the PHP server': {
    program: 'php',
    files: { 'php/index.php': 'public/index.php' },
    args: ['-S', 'localhost:0', '-t', 'public'],
    isWhole: true,
  },
  'the Python server': {
    program: 'python3',
    files: { 'python/server.py': 'server.py' },
    args: ['server.py'],
    isWhole: true,
  },
};

/**
 * Starts an example in an empty folder, in which it finds the files that its page names.
 *
 * @param suite Folder of the built suite.
 */
export async function startExample(example: Example, suite: string): Promise<ExampleServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rs-suite-server-'));
  fillFolder(folder, example);
  cpSync(suite, join(folder, 'public', 'rs-suite'), { recursive: true, filter: isForPages });
  const { program = process.execPath, args } = example;
  const server = spawn(program, args, { cwd: folder, env: { ...process.env, PORT: '0' } });
  const ended = once(server, 'exit');
  return {
    url: await readUrl(server),
    rows: () => readRows(join(folder, 'rows.jsonl')),
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function fillFolder(folder: string, { files, isWhole }: Example): void {
  const startTag = readFileSync(join(examples, 'start-tag.txt'), 'utf8').trim();
  const page = readFileSync(join(examples, 'en', 'contact.html'), 'utf8');
  writeFileSync(join(folder, 'contact.html'), isWhole ? page.replace('<rs-form>', startTag) : page);
  cpSync(join(examples, 'contact.css'), join(folder, 'public', 'contact.css'));
  for (const [from, to] of Object.entries(files)) cpSync(join(examples, from), join(folder, to));
}

/** Returns true for files of the suite that a page may load. */
function isForPages(path: string): boolean {
  return !/\.map$|[/\\](?:shared-react|types)$/.test(path);
}

/** Returns the address that a server prints when it listens. */
async function readUrl({ stdout, stderr }: ChildProcessWithoutNullStreams): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      printed += text.toString();
      const [url] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    };
    stdout.on('data', read);
    stderr.on('data', read);
    stdout.once('close', () => reject(new Error(`The server has ended: ${printed}`)));
  });
}

function readRows(file: string): ReturnType<ExampleServer['rows']> {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, string>);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProgramName, pythonWithDjango } from '../programs.mjs';
import type { AnyServer, Row, ServedForm } from './served-form.js';
import { makeFolder, startGuarded, suiteVariables, type SuiteInPage } from './start-process.js';
import { startWordPress } from './wordpress/wordpress.js';

/** System that serves a form. */
export interface System {
  /** Program that it needs beside Node. */
  readonly program: ProgramName | undefined;
  /**
   * Starts a server with empty data on a port of its own.
   *
   * @param suite Part of the suite in its page. Without it the page is the system's alone.
   */
  start(suite?: SuiteInPage): Promise<AnyServer>;
}

const here = import.meta.dirname;
const isAddress = (line: string) => line.startsWith('http://127.0.0.1:');

/** The systems by name. */
export const systems = {
  node: { program: undefined, start: startNode },
  django: { program: 'django', start: startDjango },
  wordpress: { program: 'wordpress', start: startWordPress },
} satisfies Readonly<Record<string, System>>;

async function startNode(suite?: SuiteInPage): Promise<AnyServer> {
  const folder = makeFolder('node');
  const args = [join(here, 'node', 'server.mjs'), folder, '0'];
  const command = { program: process.execPath, args, env: suiteVariables(suite), folder };
  const { line, stop } = await startGuarded(command, isAddress);
  const form = (name: string): ServedForm => ({
    formUrl: new URL(name, line).href,
    rows: () => Promise.resolve(readRows(join(folder, `${name}.jsonl`))),
  });
  return { ...form('contact'), registration: form('registration'), stop };
}

function readRows(file: string): readonly Row[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}

async function startDjango(suite?: SuiteInPage): Promise<AnyServer> {
  const folder = makeFolder('django');
  const args = [join(here, 'django', 'contact_site.py'), folder, '0'];
  const command = { program: pythonWithDjango() ?? 'python3', args, env: suiteVariables(suite), folder };
  const { line, stop } = await startGuarded(command, isAddress);
  const form = (name: string): ServedForm => ({
    formUrl: new URL(`${name}/`, line).href,
    rows: async () => (await (await fetch(new URL(`rows/${name}/`, line))).json()) as readonly Row[],
  });
  return { ...form('contact'), registration: form('registration'), guests: form('guests'), stop };
}

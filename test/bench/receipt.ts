/** Receipts of commands: their last result as a file in `docs/conformance/`, which the documentation shows. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { formatter } from '../../scripts/format.mjs';
import { openBrowser } from '../journey/browsers.js';

const root = join(import.meta.dirname, '..', '..');

/** Names of the receipts. */
export type ReceiptName = 'lighthouse' | 'load' | 'soak';

/** Circumstances of a result. */
export interface Circumstances {
  /** Command line that repeats it. */
  readonly command: string;
  /** Slowdown of the processor and of the network, in words; '' for none. */
  readonly throttling: string;
}

/** Receipt without its result. */
export interface ReceiptHead extends Circumstances {
  /** Day of the result, such as `2026-11-29`. */
  readonly date: string;
  /** Version of the suite. */
  readonly suite: string;
  /** Name and version of the browser. */
  readonly browser: string;
  /** Number of the machine's processors. */
  readonly processors: number;
}

/** Returns the path of a receipt. */
export const receiptFile = (name: ReceiptName) => join(root, 'docs', 'conformance', `${name}.json`);

/** Writes a result with its circumstances. */
export async function writeReceipt(
  name: ReceiptName,
  circumstances: Circumstances,
  result: object,
): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const head: ReceiptHead = {
    ...circumstances,
    date: new Date().toISOString().slice(0, 10),
    suite: version,
    browser: await browserVersion(),
    processors: cpus().length,
  };
  const file = receiptFile(name);
  writeFileSync(file, `${JSON.stringify({ ...head, ...result }, null, 2)}\n`);
  execFileSync(process.execPath, [...formatter, file], { cwd: root, stdio: 'ignore' });
  console.log(`docs/conformance/${name}.json is written`);
}

async function browserVersion(): Promise<string> {
  const browser = await openBrowser('Chromium');
  const version = await browser.version();
  await browser.close();
  return version.replace(/^\w*Chrome\//, 'Chromium ');
}

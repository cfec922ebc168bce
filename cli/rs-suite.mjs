#!/usr/bin/env node
/**
 * `npx rs-suite <command>`: the commands for integrators. Exit codes: 0 for success, 1 for an error in what a
 * command has read, 2 for a wrong call.
 */
import { argv, stderr, stdout } from 'node:process';
import { isUsageError } from './usage-error.mjs';

const usage = `Usage: rs-suite <command>

  rs-suite first-paint-css [FILE]         prints the CSS that applies a form's conditions before any script runs;
                                          FILE is the JSON of the form, or else the standard input
  rs-suite first-paint-css --html [FILE]  the same for all forms of an HTML page
  rs-suite migrate PAGE                   prints the tag and the JSON for each form of an RSForm! Pro page;
                                          PAGE is a URL or a file
  rs-suite migrate --check PAGE           prints what the page needs to move to the suite; for a file, --root FOLDER
                                          names the folder of its site
  rs-suite doctor PAGE                    says what the tags of a page will find and miss
  rs-suite add TAG                        prints a page with a tag: markup, sheets, scripts, preloads, policy
  rs-suite bundle --page PAGE --out DIR   writes one script with all that a page needs at its start
  rs-suite copy FOLDER                    copies the files that pages load into a folder of a site
  rs-suite texts LANGUAGE [FILE]          prints the texts that a page needs for another language, in English, to fill in;
                                          FILE has translations already, which are checked
  rs-suite texts LANGUAGE --all           prints the suite's own texts of a language that it has
  rs-suite COMMAND --help                 prints the options of doctor, add, bundle and copy
  rs-suite --help                         prints this text

Exit codes: 0 success, 1 an error in the input, 2 wrong usage.
`;

/** @typedef {(args: readonly string[]) => Promise<number | void>} Command Resolves to the exit code, 0 unless given. */

/** @typedef {{ readonly run: Command, readonly usage?: string }} CommandModule */

/** @type {readonly (readonly [name: string, load: () => Promise<CommandModule>])[]} */
const list = [
  ['add', () => import('./add.mjs')],
  ['bundle', () => import('./bundle.mjs')],
  ['copy', () => import('./copy.mjs')],
  ['doctor', () => import('./doctor.mjs')],
  ['first-paint-css', () => import('./first-paint-css.mjs')],
  ['migrate', () => import('./migrate.mjs')],
  ['texts', () => import('./texts.mjs')],
];

/** Each command imports only what it needs. */
const commands = new Map(list);

/**
 * Runs the command line.
 * @param {readonly string[]} words
 * @returns {Promise<number>} The exit code.
 */
async function main([name, ...args]) {
  const load = commands.get(name ?? '');
  if ([name, ...args].some((word) => word === '--help' || word === '-h')) {
    stdout.write((await load?.())?.usage ?? usage);
    return 0;
  }
  if (!load) {
    stderr.write(name === undefined ? usage : `rs-suite: unknown command "${name}"\n\n${usage}`);
    return 2;
  }
  try {
    const { run } = await load();
    return (await run(args)) ?? 0;
  } catch (error) {
    const lines = messageOf(error).split('\n');
    stderr.write(lines.map((line) => `${name}: ${line}\n`).join(''));
    return isUsageError(error) ? 2 : 1;
  }
}

/**
 * Returns the message of an error, followed by that of its cause: `fetch` explains a failure only there.
 * @param {unknown} error
 * @returns {string}
 */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${messageOf(error.cause)}` : error.message;
}

process.exitCode = await main(argv.slice(2));

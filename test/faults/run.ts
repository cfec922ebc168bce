/**
 * `npm run faults`: runs the tests of the table of faults in Chromium. Prints for each fault: the visitor's view, the stored
 * row, and whether its tests passed. Words after `--` choose the faults that contain them.
 */
import { CommandError } from '../../scripts/command.mjs';
import { runBench } from '../bench/command.js';
import type { Fault } from './fault.js';
import { faults } from './faults.js';
import { runTests } from './run-tests.js';

/** Returns the faults that the words name; all of them without words. */
function chosen(words: readonly string[]): readonly Fault[] {
  const found = faults.filter(({ fault }) =>
    words.every((word) => fault.toLowerCase().includes(word.toLowerCase())),
  );
  if (found.length === 0) throw new CommandError(`no fault has the words ${words.join(' ')}`);
  return found;
}

function print({ fault, seen, stored, tests }: Fault, held: ReadonlySet<string>): boolean {
  const missing = tests.filter((name) => !held.has(name));
  console.log(`${missing.length === 0 ? 'held    ' : 'not held'}  ${fault}`);
  console.log(`          sees: ${seen} Stored: ${stored}.`);
  for (const name of missing) console.log(`          failed, skipped or not found: ${name}`);
  return missing.length === 0;
}

await runBench('faults', async () => {
  const table = chosen(process.argv.slice(2));
  const held = await runTests([...new Set(table.flatMap(({ tests }) => tests))]);
  const holding = table.filter((fault) => print(fault, held));
  console.log(`${holding.length} of ${table.length} faults held`);
  if (holding.length < table.length) process.exitCode = 1;
});

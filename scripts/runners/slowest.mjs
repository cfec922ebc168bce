/** Durations of tests. Runners record them, and a run prints the ten longest. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const shown = 10;

/** Records the durations of tests, each `{ name, ms }`, in the file that `SUITE_TIMES` names. */
export function noteTimes(times) {
  const file = process.env.SUITE_TIMES;
  if (file) appendFileSync(file, times.map((time) => `${JSON.stringify(time)}\n`).join(''));
}

/** Returns the lines of the slowest recorded tests. */
export function slowest(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, shown)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

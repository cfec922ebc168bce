/** Which tests took longest: runners note each, a run shows ten. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const shown = 10;

/** Notes how long tests took, each `{ name, ms }`, where `SUITE_TIMES` says. */
export function noteTimes(times) {
  const file = process.env.SUITE_TIMES;
  if (file) appendFileSync(file, times.map((time) => `${JSON.stringify(time)}\n`).join(''));
}

/** The lines that name the slowest of what was noted. */
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

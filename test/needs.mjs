/** Skips tests whose program is missing. In CI a missing program is a failure. */
import { isInstalled, missingText, programs } from './programs.mjs';

const names = Object.keys(programs);

/** Returns the sentence about a program that CI leaves out on purpose. */
const leftOutText = (name) => `${programs[name].title} is left out of CI: ${programs[name].notInCi}`;

/**
 * Returns the options of tests that start a program, or none, as node:test takes them. Where the program is missing, they skip the
 * test, and `hook` replaces a hook of such tests by one that does nothing. Pass them to each test and not to `describe`,
 * whose tests would not be counted.
 *
 * @throws {Error} In CI, if the program is missing and CI does not leave it out.
 */
export function needs(name, { isInCi = Boolean(process.env.CI), has = isInstalled } = {}) {
  const isLeftOut = isInCi && programs[name]?.notInCi !== undefined;
  if (name === undefined || (!isLeftOut && has(name))) return { skip: false, hook: (run) => run };
  if (isInCi && !isLeftOut) throw new Error(`${missingText(name)}, and CI skips no test for it`);
  return { skip: isLeftOut ? leftOutText(name) : missingText(name), hook: () => () => undefined };
}

const reasons = new Set(names.flatMap((name) => [missingText(name), leftOutText(name)]));

/** Returns true if a test was skipped because of a program, and not because another browser runs it. */
export const isAboutProgram = (skip) => reasons.has(skip);

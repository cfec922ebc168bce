/** Reporter for node:test that prints failures and counts tests, without suites. */
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { isAboutProgram } from '../../test/needs.mjs';
import { noCounts, writeCounts } from './counts.mjs';

/** Time without an event of a test after which a run ends, in milliseconds. It decides about no test that proceeds. */
const longestSilence = 300_000;

/** Prints failures only, and writes the counts and the durations for `npm test`. */
export default async function* countNodeTests(events) {
  const counts = noCounts();
  const times = [];
  const watch = watchSilence((names) => {
    process.stdout.write(`\n✗ no progress for ${longestSilence / 1000} s in: ${names.join(' > ')}\n`);
    writeCounts({ ...counts, failed: counts.failed + 1 }, times);
    process.exit(1);
  });
  for await (const { type, data } of events) {
    watch(type, data);
    if (type === 'test:stderr') yield data.message;
    if (type === 'test:pass' && isAboutProgram(data.skip)) counts.skipped.push(data.skip);
    if (!isTest(type, data)) continue;
    times.push({ name: nameOf(data), ms: data.details.duration_ms, isPassed: type === 'test:pass' });
    if (type === 'test:pass') counts.passed += 1;
    else {
      counts.failed += 1;
      yield describeFailure(data);
    }
  }
  writeCounts(counts, times);
}

/**
 * Calls back with the names of the running suites and test when no event has come for long: a test that waits for ever
 * would hold up the whole run.
 *
 * @returns Function for each event.
 */
function watchSilence(onSilence) {
  const running = [];
  const end = () => onSilence(running);
  // Unreferenced, so that the process ends with its tests.
  let timer = setTimeout(end, longestSilence).unref();
  return (type, data) => {
    clearTimeout(timer);
    timer = setTimeout(end, longestSilence).unref();
    if (type === 'test:dequeue') running.push(nameOf(data));
    else if (type === 'test:complete') running.splice(running.lastIndexOf(nameOf(data)), 1);
  };
}

function isTest(type, data) {
  if (type !== 'test:pass' && type !== 'test:fail') return false;
  if (data.skip !== undefined || data.todo !== undefined) return false;
  const isSuite = data.details.type === 'suite';
  // A suite fails because its tests do, unless it breaks by itself: in its own body or in a hook.
  return !isSuite || (type === 'test:fail' && failureOf(data) !== 'subtestsFailed');
}

function failureOf({ details }) {
  return details.error?.failureType;
}

function nameOf({ name, file }) {
  return `${file ? `${relative(process.cwd(), file)}: ` : ''}${name}`;
}

function describeFailure(data) {
  const { details } = data;
  const error = details.error?.cause ?? details.error;
  const text = inspect(error).replaceAll(/^/gm, '    ');
  return `\n✗ ${nameOf(data)}\n${text}\n`;
}

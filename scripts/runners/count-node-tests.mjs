/** Reporter for node:test that prints failures and counts tests, without suites. */
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { isAboutProgram } from '../../test/needs.mjs';
import { noCounts, writeCounts } from './counts.mjs';

/** Prints failures only, and writes the counts and the durations for `npm test`. */
export default async function* countNodeTests(events) {
  const counts = noCounts();
  const times = [];
  for await (const { type, data } of events) {
    if (type === 'test:stderr') yield data.message;
    if (type === 'test:pass' && isAboutProgram(data.skip)) counts.skipped.push(data.skip);
    if (!isTest(type, data)) continue;
    times.push({ name: nameOf(data), ms: data.details.duration_ms });
    if (type === 'test:pass') counts.passed += 1;
    else {
      counts.failed += 1;
      yield describeFailure(data);
    }
  }
  writeCounts(counts, times);
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

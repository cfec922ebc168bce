import { queryObjects } from 'node:v8';

/** Counts the objects of this process that something still holds, without Node's warning that this is experimental. */
export function countObjects(): number {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return queryObjects(Object, { format: 'count' });
  } finally {
    process.emitWarning = emitWarning;
  }
}

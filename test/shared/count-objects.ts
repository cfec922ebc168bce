import { queryObjects, setFlagsFromString } from 'node:v8';

/**
 * Counts the objects that a call leaves behind, in what the caller holds. A first call, not counted, creates what the
 * engine itself keeps. V8's optimizing compiler is off meanwhile: it runs beside the program and holds on to what it
 * reads, also to objects that the program has left.
 */
export function countLeft(create: () => void): number {
  setFlagsFromString('--no-opt');
  try {
    create();
    const before = countObjects();
    create();
    return countObjects() - before;
  } finally {
    setFlagsFromString('--opt');
  }
}

/** Counts the objects of this process, without Node's warning that this is experimental. */
function countObjects(): number {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return queryObjects(Object, { format: 'count' });
  } finally {
    process.emitWarning = emitWarning;
  }
}

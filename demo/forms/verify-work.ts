import { createHash } from 'node:crypto';

/** Posted name of a proof of work. */
export const workName = 'form[Robot]';

/** Number of leading hexadecimal zeros of the hash. */
export const workLevel = 3;

/** Returns true if the count solves the proof of work. */
export function isWorkDone(text: string, count: string): boolean {
  if (!/^\d{1,12}$/.test(count)) return false;
  const hash = createHash('sha256')
    .update(text + count)
    .digest('hex');
  return hash.startsWith('0'.repeat(workLevel));
}

import { createHash } from 'node:crypto';

/** The name under which a proof of work is posted. */
export const workName = 'form[Robot]';

/** How many hexadecimal zeros the hash begins with. */
export const workLevel = 3;

/** Whether the count solves what the visitor's machine was asked. */
export function isWorkDone(text: string, count: string): boolean {
  if (!/^\d{1,12}$/.test(count)) return false;
  const hash = createHash('sha256')
    .update(text + count)
    .digest('hex');
  return hash.startsWith('0'.repeat(workLevel));
}

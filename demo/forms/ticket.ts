import { randomInt } from 'node:crypto';

/** A new number for a form's ticket field. */
export function newTicket(): string {
  return `TALLER-${randomInt(100_000, 1_000_000)}`;
}

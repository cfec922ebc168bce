import { randomBytes, scryptSync } from 'node:crypto';

/** A password as it may be kept: salted and hashed. The original keeps the text, which nobody should. */
export function concealed(password: string): string {
  if (password === '') return '';
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('hex')}:${scryptSync(password, salt, 32).toString('hex')}`;
}

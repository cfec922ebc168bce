/** Thrown when a command is called the wrong way. The process ends with the exit code 2. */
export class UsageError extends Error {}

/**
 * Returns true if an error comes from the command line and not from the input that a command has read.
 * @param {unknown} error
 * @returns {boolean}
 */
export function isUsageError(error) {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

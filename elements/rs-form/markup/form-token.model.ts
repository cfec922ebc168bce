/** Whether a hidden input is the server's token against forged posts: a name of 32 hex digits with the value 1. */
export function isFormToken(name: string, value: string): boolean {
  return /^[0-9a-f]{32}$/.test(name) && value === '1';
}

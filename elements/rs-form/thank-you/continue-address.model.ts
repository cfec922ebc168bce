/** A longer text is no handler that the server writes. */
const longestHandler = 4096;

const goingTo =
  /(?:^|[^\w$.]|\b(?:window|document|self|top|parent)\.)location(?:\.href)?\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const callingTo =
  /(?:^|[^\w$.]|\b(?:window|document|self|top|parent)\.)location\.(?:assign|replace)\(\s*(?:"([^"]*)"|'([^']*)')/;
const reloading = /\blocation\.reload\(/;

/**
 * Where the handler of the server's continue button leads: an address, or empty for a reload; null where its text
 * says neither. Nothing is ever run.
 */
export function continueAddress(handler: string): string | null {
  if (handler.length > longestHandler) return null;
  const found = goingTo.exec(handler) ?? callingTo.exec(handler);
  if (found) return (found[1] ?? found[2] ?? '').replaceAll('\\/', '/');
  return reloading.test(handler) ? '' : null;
}

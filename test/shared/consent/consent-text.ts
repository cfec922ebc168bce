/** Returns the time of a choice so many days ago, in seconds. A fixed time would be too old one day. */
export function secondsAgo(days: number): number {
  return Math.round(Date.now() / 1000 - days * 86_400);
}

/** Returns the cookie's text for a visitor's choice, by default of a day ago. */
export function consentText(accepted: string, { revision = 1, daysAgo = 1 } = {}): string {
  return ['1', revision, secondsAgo(daysAgo), 'a', accepted].join('.');
}

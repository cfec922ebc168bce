/** The second in which a visitor chose, so many days ago: a stamp that is written down would be too old one day. */
export function secondsAgo(days: number): number {
  return Math.round(Date.now() / 1000 - days * 86_400);
}

/** The cookie's text for the choice of a visitor, of a day ago where nothing else is said. */
export function consentText(accepted: string, { revision = 1, daysAgo = 1 } = {}): string {
  return ['1', revision, secondsAgo(daysAgo), 'a', accepted].join('.');
}

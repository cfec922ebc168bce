/** Returns the key of the text about settings that are late, or about a lost part; undefined if there is none. */
export function statusKey(settings: string): 'cookie-consent.late' | 'cookie-consent.lost' | undefined {
  if (settings === 'part-lost') return 'cookie-consent.lost';
  return settings === 'late' || settings === 'lost' ? 'cookie-consent.late' : undefined;
}

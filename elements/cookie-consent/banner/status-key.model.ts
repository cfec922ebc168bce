/** Returns the key of the status text about late settings or a lost module; undefined for no text. */
export function statusKey(settings: string): 'cookie-consent.late' | 'cookie-consent.lost' | undefined {
  if (settings === 'part-lost') return 'cookie-consent.lost';
  return settings === 'late' || settings === 'lost' ? 'cookie-consent.late' : undefined;
}

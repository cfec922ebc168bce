const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const bytesPerKilobyte = 1024;

/** Formats a size in a language: "850 kB", "1,5 MB"; as in Spanish where the browser has no data of the language. */
export function describeBytes(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const amount = bytes / bytesPerKilobyte ** power;
  const options = {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 && power > 0 ? 1 : 0,
  } as const;
  try {
    return new Intl.NumberFormat([language, 'es'], options).format(amount);
  } catch {
    // The page may have no `lang`, or one that is not a language.
    return new Intl.NumberFormat(undefined, options).format(amount);
  }
}

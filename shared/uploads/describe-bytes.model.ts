const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const bytesPerKilobyte = 1024;

/** Formats a size in a language: "850 kB", "1,5 MB"; as in Spanish where the browser has no data of the language. */
export function describeBytes(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const amount = bytes / bytesPerKilobyte ** power;
  const digits = amount < 10 && power > 0 ? 1 : 0;
  return formatterOf(language, units[power] ?? 'byte', digits).format(amount);
}

/** Formatters by their language, unit and digits: a formatter for each of a thousand files would take half a second. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: string, unit: (typeof units)[number], digits: number): Intl.NumberFormat {
  const key = JSON.stringify([language, unit, digits]);
  const known = formatters.get(key);
  if (known) return known;
  const made = createFormatter(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

function createFormatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([language, 'es'], options);
  } catch {
    // The page may have no `lang`, or one that is not a language.
    return new Intl.NumberFormat(undefined, options);
  }
}

import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';

/** The text of a key with its values put in. */
type Translate = (key: string, ...values: (string | number)[]) => string;

/** What a field allows, in words: types, size, number; '' where it allows everything. */
export function describeRules(rules: UploadRules, translate: Translate, language: string): string {
  const { extensions, maxBytes } = rules;
  const types = extensions.map((extension) => extension.toUpperCase()).join(', ');
  return [
    types && translate('uploads.types', types),
    maxBytes > 0 && translate('uploads.size', describeBytes(maxBytes, language)),
    describeNumber(rules, translate),
  ]
    .filter(Boolean)
    .join(' ');
}

/** One file is what everybody expects, and nobody needs to be told. */
function describeNumber({ minFiles, maxFiles }: UploadRules, translate: Translate): string {
  if (minFiles > 1 && minFiles === maxFiles) return translate('uploads.exactly', minFiles);
  if (minFiles > 1 && maxFiles > minFiles) return translate('uploads.between', minFiles, maxFiles);
  if (minFiles > 1) return translate('uploads.at-least', minFiles);
  return maxFiles > 1 ? translate('uploads.at-most', maxFiles) : '';
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const bytesPerKilobyte = 1024;

/** A size as a visitor reads it: "850 kB", "1,5 MB". */
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
    return new Intl.NumberFormat(language || undefined, options).format(amount);
  } catch {
    // A page may have a `lang` that is no language at all.
    return new Intl.NumberFormat(undefined, options).format(amount);
  }
}

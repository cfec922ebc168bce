import { readNumber, type NumberFormat } from '../../../shared/numbers/read-number.model.js';
import type { OperandReading } from './calculation.model.js';
import { formatNumber, parsePlainNumber } from './numbers.model.js';

/**
 * Returns what a reading counts with the signs of a total: NaN for a date that is not set, 0 for an empty text, null
 * for a text that is no number.
 */
export function readOperand(reading: OperandReading, format: NumberFormat): number | null {
  switch (reading.type) {
    case 'date':
      return reading.seconds ?? NaN;
    case 'prices':
      return reading.prices.reduce((sum, price) => sum + (parsePlainNumber(price) || 0), 0);
    case 'plain':
      return parsePlainNumber(reading.text) || 0;
    case 'text':
      return reading.text.trim() === '' ? 0 : readNumber(reading.text, format);
    case 'unreadable':
      return null;
  }
}

/** Returns an example of a number as the form writes it, with a group and decimals. */
export function exampleOf({ decimal, thousands }: NumberFormat): string {
  return formatNumber(1234.5, { decimals: 2, decimal: decimal || '.', thousands });
}

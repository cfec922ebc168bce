import type { NumberFormat, OperandReading } from '../../contract/calculation.js';
import { parsePlainNumber, toNumber } from './to-number.js';

/** What a reading counts with these separators; NaN for a date that is not set, 0 for what is no number. */
export function readOperand(reading: OperandReading, format: NumberFormat): number {
  switch (reading.type) {
    case 'date':
      return reading.seconds ?? NaN;
    case 'prices':
      return reading.prices.reduce((sum, price) => sum + (parsePlainNumber(price) || 0), 0);
    case 'plain':
      return parsePlainNumber(reading.text) || 0;
    case 'text':
      return toNumber(reading.text, format) || 0;
  }
}

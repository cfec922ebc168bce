import { readNumber, type NumberFormat } from '../../../shared/numbers/read-number.model.js';
import { formatNumber, parsePlainNumber } from '../../../shared/numbers/format-number.model.js';

/** Operand of a calculation. Each total interprets its separators. */
export type OperandReading =
  /** Typed text: a number with the separators of the calculation. */
  | { readonly type: 'text'; readonly text: string }
  /** A control that always writes a decimal point. */
  | { readonly type: 'plain'; readonly text: string }
  /** A number input whose text the browser cannot read, and does not give away. */
  | { readonly type: 'unreadable' }
  /** The prices of the chosen options; an option may have none. */
  | { readonly type: 'prices'; readonly prices: readonly string[] }
  /** Seconds since the epoch as the date is written, as if it were UTC: no clock change shifts a difference. */
  | { readonly type: 'date'; readonly seconds: number | null }
  /** Field that a condition hides, with the values of its controls: its defaults. Each total decides which of both counts. */
  | { readonly type: 'withheld'; readonly held: HeldReading };

/** Operand of a field that is on show. */
export type HeldReading = Exclude<OperandReading, { readonly type: 'withheld' }>;

export type CalculationAction =
  /** All operands were read: at start, after a reset, after the back-forward cache. */
  | { readonly type: 'form-read'; readonly readings: ReadonlyMap<string, OperandReading> }
  | { readonly type: 'field-changed'; readonly name: string; readonly reading: OperandReading }
  /** Conditions hide these totals: they count nothing in others. */
  | { readonly type: 'totals-hidden'; readonly targets: ReadonlySet<string> };

/** A total to write: formatted for a text, as a number for a number input. */
export interface CalculationEffect {
  readonly type: 'write-total';
  readonly target: string;
  readonly text: string;
  readonly number: number;
  /** Beyond 2^53 no digit is certain: the total says that it cannot be worked out. */
  readonly isTooLarge?: true;
  /** The field that the total waits for: its value is no number. */
  readonly waitsFor?: string;
}

/** Error of a calculation: its index in the list, the found and the expected value. */
export interface CalculationError {
  readonly index: number;
  readonly target: string;
  readonly problem: string;
}

/**
 * Returns the number of a reading, in the number format of a total: NaN for a date that is not set or hidden, 0 for an
 * empty text, null for a text that is no number.
 *
 * @param countsHidden true if a field that a condition hides counts its default
 */
export function readOperand(
  reading: OperandReading,
  format: NumberFormat,
  countsHidden = false,
): number | null {
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
    case 'withheld':
      if (countsHidden) return readOperand(reading.held, format);
      return reading.held.type === 'date' ? NaN : 0;
  }
}

/** Returns an example of a number as the form writes it, with a group and decimals. */
export function exampleOf({ decimal, thousands }: NumberFormat): string {
  return formatNumber(1234.5, { decimals: 2, decimal: decimal || '.', thousands });
}

import type { AutoPopup, Length } from './media-item.model.js';

/** Limits of an author's values; higher ones are clamped. */
export const itemLimits = Object.freeze({
  maxPx: 10_000,
  maxPercent: 100,
  /** Longest delay of an automatic popup, in seconds. */
  maxDelaySeconds: 1800,
});

/** Parses a size such as `900`, `900px` or `80%`; null for an invalid one, or one that is not positive. */
export function readLength(text: string | undefined): Length | null {
  const [, digits, unit = 'px'] = /^\+?([\d.]+(?:e\+?\d+)?)\s*(px|%)?$/i.exec(text?.trim() ?? '') ?? [];
  const value = Number(digits ?? Number.NaN);
  if (Number.isNaN(value) || value <= 0) return null;
  return unit === '%'
    ? { value: Math.min(value, itemLimits.maxPercent), unit: '%' }
    : { value: Math.min(value, itemLimits.maxPx), unit: 'px' };
}

/** Parses a delay in seconds; 0 if it is invalid. */
export function readDelay(text: string | undefined): number {
  const value = Number(text?.trim() || 0);
  return value > 0 ? Math.min(value, itemLimits.maxDelaySeconds) : 0;
}

/** Returns true for an option that is set and not switched off. */
export function isOptionOn(text: string | undefined): boolean {
  return text !== undefined && !['0', 'false', 'no', 'off'].includes(text.trim().toLowerCase());
}

/** Returns when an item opens automatically: by its option, or by a class of its link. Null for never. */
export function readAutoPopup(text: string | undefined, classes: readonly string[]): AutoPopup | null {
  const option = text
    ?.trim()
    .toLowerCase()
    .replace(/^autopopup-/, '');
  if (option === 'single' || option === 'multiple') return option;
  if (classes.includes('autopopup-single')) return 'single';
  return classes.includes('autopopup-multiple') ? 'multiple' : null;
}

/** Splits a title at `::` into title and caption. */
export function splitTitle(text: string): readonly [title: string, caption: string] {
  const at = text.indexOf('::');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 2).trim()];
}

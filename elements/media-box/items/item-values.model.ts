import type { AutoPopup, Length } from './media-item.model.js';

/** What an author can ask for; more than that is brought back to it. */
export const itemLimits = Object.freeze({
  maxPx: 10_000,
  maxPercent: 100,
  /** Half an hour until something opens by itself. */
  maxDelaySeconds: 1800,
});

/** A size such as `900`, `900px` or `80%`; null for what is none, among it all that would not be seen. */
export function readLength(text: string | undefined): Length | null {
  const [, digits, unit = 'px'] = /^\+?([\d.]+(?:e\+?\d+)?)\s*(px|%)?$/i.exec(text?.trim() ?? '') ?? [];
  const value = Number(digits ?? Number.NaN);
  if (Number.isNaN(value) || value <= 0) return null;
  return unit === '%'
    ? { value: Math.min(value, itemLimits.maxPercent), unit: '%' }
    : { value: Math.min(value, itemLimits.maxPx), unit: 'px' };
}

/** How long to wait, in seconds; 0 for what is no number. */
export function readDelay(text: string | undefined): number {
  const value = Number(text?.trim() || 0);
  return value > 0 ? Math.min(value, itemLimits.maxDelaySeconds) : 0;
}

/** Whether a switch that was set at all is on. */
export function isOptionOn(text: string | undefined): boolean {
  return text !== undefined && !['0', 'false', 'no', 'off'].includes(text.trim().toLowerCase());
}

/** When an item opens by itself: by its option, or by a class of its link. */
export function readAutoPopup(text: string | undefined, classes: readonly string[]): AutoPopup | null {
  const option = text
    ?.trim()
    .toLowerCase()
    .replace(/^autopopup-/, '');
  if (option === 'single' || option === 'multiple') return option;
  if (classes.includes('autopopup-single')) return 'single';
  return classes.includes('autopopup-multiple') ? 'multiple' : null;
}

/** What a title says before `::`, and what it says after it. */
export function splitTitle(text: string): readonly [title: string, caption: string] {
  const at = text.indexOf('::');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 2).trim()];
}

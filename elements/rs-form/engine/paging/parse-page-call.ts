import type { LayoutClasses } from '../../contract/layouts.js';
import { pagingLimits, type PageCall } from '../../contract/paging.js';
import { readArguments, type Argument } from './read-arguments.js';

const calls = /(?:^|[^\w$])(?:rsfp_changePage|RSFormPro\.Pages\.change)\s*\(/g;

/** Whether a handler's text calls the page-change routine at all. */
export function mentionsPageCall(handler: string): boolean {
  return /rsfp_changePage|Pages\.change/.test(handler);
}

/**
 * Reads the page-change call in a handler's text: the last one, since the server puts the author's own code in
 * front. Null where there is none, or none that the server would write. Nothing is ever run.
 */
export function parsePageCall(handler: string): PageCall | null {
  if (handler.length > pagingLimits.handlerLength) return null;
  const found = [...handler.matchAll(calls)].at(-1);
  const values = found && readArguments(handler, found.index + found[0].length);
  if (!values) return null;

  const [formId, page, total] = values.slice(0, 3).map(toCount);
  if (formId === undefined || page === undefined || total === undefined) return null;
  if (formId === null || page === null || total === null) return null;
  return {
    formId,
    page,
    validate: isOn(values[3]),
    classes: toClasses(values[4]),
    argumentCount: values.length,
  };
}

/** A number from 0 on, quoted or not. */
function toCount(value: Argument): number | null {
  if (typeof value === 'number') return value >= 0 ? value : null;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function isOn(value: Argument | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function toClasses(value: Argument | undefined): LayoutClasses | null {
  if (!(value instanceof Map)) return null;
  return { fieldError: classIn(value.get('field')), parentError: classIn(value.get('parent')) };
}

/** The server writes a space in front of some; a class list takes one class at a time. */
function classIn(value: unknown): string {
  return typeof value === 'string' ? (/\S+/.exec(value)?.[0] ?? '') : '';
}

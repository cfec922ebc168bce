import type { KeyedTable } from '../../../shared/store/keyed-table.model.js';

/** The values of the fields that something depends on. An unticked field has none, an empty text has the value "". */
export interface Values {
  get(name: string): readonly string[] | undefined;
}

/**
 * Hidden targets by name, as bits: 1 for the block, 2 for the field, and 4 and 8 for those of them that do not
 * retain values. A form of thousands of fields keeps no more than a number for each.
 */
export interface HiddenTargets {
  get(name: string): number | undefined;
}

/** Target that a condition shows or hides. */
export interface Target {
  readonly scope: 'block' | 'field';
  readonly name: string;
}

/** Hidden targets, and the values that decide on them. */
export interface VisibilityState {
  readonly values: KeyedTable<readonly string[]>;
  readonly hidden: KeyedTable<number>;
}

export type VisibilityAction =
  /** All watched fields were read: at load, after a reset, after the back-forward cache. */
  | { readonly type: 'form-read'; readonly values: ReadonlyMap<string, readonly string[]> }
  | { readonly type: 'field-changed'; readonly name: string; readonly values: readonly string[] };

export type VisibilityEffect =
  | { readonly type: 'show-target'; readonly target: Target }
  | { readonly type: 'hide-target'; readonly target: Target }
  /** Resets a hidden field to its defaults. With `retains` its values are kept until it is shown. */
  | { readonly type: 'reset-field'; readonly name: string; readonly retains: boolean }
  /** Restores the values of a field at the time it was hidden. */
  | { readonly type: 'restore-field'; readonly name: string }
  | { readonly type: 'limit-options'; readonly name: string; readonly isReached: boolean }
  | { readonly type: 'report-cycle'; readonly target: Target };

/** Returns the key of a target in sets and maps. */
export function targetKey({ scope, name }: Target): string {
  return `${scope}:${name}`;
}

/** Returns true if a condition hides the field: its block or the field itself. */
export function isFieldHidden({ hidden }: { readonly hidden: HiddenTargets }, name: string): boolean {
  return Boolean(hidden.get(name));
}

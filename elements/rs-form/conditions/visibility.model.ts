/** The values of the fields that something depends on. An unticked field has none, an empty text has the value "". */
export interface Values {
  get(name: string): readonly string[] | undefined;
}

/** Hidden targets by their key (see `targetKey`), with whether each keeps what was typed. */
export interface HiddenTargets {
  has(key: string): boolean;
  get(key: string): boolean | undefined;
}

/** Target that a condition shows or hides. */
export interface Target {
  readonly scope: 'block' | 'field';
  readonly name: string;
}

/** Hidden targets, and the values that decide on them. */
export interface VisibilityState {
  readonly values: Values;
  readonly hidden: HiddenTargets;
}

export type VisibilityAction =
  /** All watched fields were read: at load, after a reset, when the page comes back. */
  | { readonly type: 'form-read'; readonly values: ReadonlyMap<string, readonly string[]> }
  | { readonly type: 'field-changed'; readonly name: string; readonly values: readonly string[] };

export type VisibilityEffect =
  | { readonly type: 'show-target'; readonly target: Target }
  | { readonly type: 'hide-target'; readonly target: Target }
  /** A hidden field goes back to its defaults; what it held is kept for its return where `retains` is set. */
  | { readonly type: 'reset-field'; readonly name: string; readonly retains: boolean }
  /** A shown field gets back what it held when it was hidden. */
  | { readonly type: 'restore-field'; readonly name: string }
  | { readonly type: 'limit-options'; readonly name: string; readonly isReached: boolean }
  | { readonly type: 'report-cycle'; readonly target: Target };

/** The key of a target in sets and maps. */
export function targetKey({ scope, name }: Target): string {
  return `${scope}:${name}`;
}

/** Returns whether a condition hides the field: its block or the field itself. */
export function isFieldHidden({ hidden }: Pick<VisibilityState, 'hidden'>, name: string): boolean {
  return hidden.has(targetKey({ scope: 'block', name })) || hidden.has(targetKey({ scope: 'field', name }));
}

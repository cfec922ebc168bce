import type { ControlType } from './types.model.js';

/** Traits of a control that the features leave alone. Other types change some of them. */
const left = {
  /** True if a visitor can ever see it. */
  isSeen: true,
  /** True if a draft may keep its value. */
  isDrafted: false,
  /** Flag: the browser's own check counts before a submit. */
  isChecked: false,
  /** Default autofill token and keyboard (WCAG 1.3.5). */
  hints: {} as { readonly autocomplete?: string; readonly inputMode?: string },
  /** True if a counter may be below it. */
  isCounted: false,
  /**
   * Way in which a total reads it: a text with the author's separators, a number with a point, or prices of the chosen
   * options.
   */
  operand: 'nothing' as 'text' | 'plain' | 'prices' | 'nothing',
  /** Way in which a total is written into it: as the author writes numbers, as a number with a point, or never. */
  total: 'never' as 'text' | 'plain' | 'never',
};

/** Traits of a control type: how the features of a form use such a control. */
export type ControlTraits = Readonly<typeof left>;

const typed: ControlTraits = { ...left, isDrafted: true, total: 'text' };
const number: ControlTraits = { ...typed, isChecked: true, operand: 'plain', total: 'plain' };
const choice: ControlTraits = { ...left, isDrafted: true, operand: 'prices' };

/** Every type of control. A draft never keeps a password, a file, a hidden input or a button. */
const table = Object.freeze<Record<ControlType, ControlTraits>>({
  text: { ...typed, isCounted: true, operand: 'text' },
  search: typed,
  tel: { ...typed, isChecked: true, isCounted: true, hints: { autocomplete: 'tel', inputMode: 'tel' } },
  url: { ...typed, isChecked: true, isCounted: true, hints: { autocomplete: 'url', inputMode: 'url' } },
  email: { ...typed, isChecked: true, isCounted: true, hints: { autocomplete: 'email', inputMode: 'email' } },
  password: { ...typed, isDrafted: false },
  textarea: { ...typed, isCounted: true },
  number: { ...number, hints: { inputMode: 'decimal' } },
  range: number,
  color: typed,
  date: typed,
  month: typed,
  week: typed,
  time: typed,
  'datetime-local': typed,
  hidden: { ...left, isSeen: false, operand: 'text', total: 'text' },
  checkbox: choice,
  radio: choice,
  'select-one': choice,
  'select-multiple': choice,
  file: left,
  submit: left,
  image: left,
  reset: left,
  button: left,
});

const traits: ReadonlyMap<string, ControlTraits> = new Map(Object.entries(table));

/** The traits of a control's `type`. One that a future browser brings is never kept, checked, counted or written. */
export function controlTraits(type: string): ControlTraits {
  return traits.get(type) ?? left;
}

/** All types of controls. */
export const controlTypes = Object.keys(table) as readonly ControlType[];

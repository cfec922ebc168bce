import type { ServerField } from './server-form.js';

/** Option for its template. */
export interface OptionView {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
}

/** Options under a common heading; '' for options without one. */
export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly OptionView[];
}

/** Returns the options of a field in their order, grouped by adjacent equal headings. */
export function viewOptions({ name, options = [] }: ServerField, values: readonly string[]): OptionGroup[] {
  const groups: { heading: string; options: OptionView[] }[] = [];
  for (const [index, { value, label = value, group = '', isDisabled = false }] of options.entries()) {
    const view = { id: `${name}${index}`, value, label, isDisabled, isChecked: values.includes(value) };
    const last = groups.at(-1);
    if (last?.heading === group) last.options.push(view);
    else groups.push({ heading: group, options: [view] });
  }
  return groups;
}

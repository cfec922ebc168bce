/** Translation of the recorded calls of a page into the JSON of its forms. `rs-suite migrate` uses it too. */
import type {
  AuthoredBehaviour,
  BehaviourField,
  ProviderDefinition,
  ConditionDefinition,
  PreviewDefinition,
} from '../elements/rs-form/definition/definition.model.js';
import type { LayoutClasses, LayoutName } from '../elements/rs-form/definition/layouts.model.js';
import { calendarOf, optionsOf, simpleCalendarOf, sliderOf } from './call-values.model.js';

/** Facts about a form, from the inline block and the markup. */
export interface LegacyFacts {
  readonly formId: number;
  readonly layout: LayoutName;
  /** True if the server validates before a submit or before the next page. */
  readonly isServerAsked: boolean;
  /** True if a call has enabled the checks of the browser. Without one, the browser's own validation runs. */
  readonly isChecked: boolean;
  readonly widgets: readonly LegacyWidget[];
  /** Field name → number of options that may be chosen. */
  readonly limits: ReadonlyMap<string, number>;
  readonly conditions: readonly ConditionDefinition[];
  readonly previews: readonly PreviewDefinition[];
  /** Field name → key → text. */
  readonly fieldTexts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Texts for all fields by key. */
  readonly texts: ReadonlyMap<string, string>;
  readonly botCheck: ProviderDefinition | undefined;
  /** First day of the week, from 0 for Sunday; undefined if the page does not set it. */
  readonly weekStart: number | undefined;
}

/** Widget that the inline block starts, with the name of its field. */
export interface LegacyWidget {
  readonly kind: 'date-time' | 'date' | 'slider';
  readonly name: string;
  readonly options: unknown;
}

/** Keys of texts about files. The other texts for all forms belong to calendars, which have texts of their own. */
const fileTextKeys = /^COM_RSFORM_(?:FILE_EX|M..FILES_)/;

type WrittenBehaviour = Omit<AuthoredBehaviour, 'calculations'>;

/** Returns the JSON of a form. It has no calculations: the page's own function writes the totals. */
export function legacyBehaviour(facts: LegacyFacts): WrittenBehaviour {
  return {
    version: 1,
    formId: facts.formId,
    layout: facts.layout,
    conditions: facts.conditions,
    validation: facts.isServerAsked ? ['browser', 'server'] : ['browser'],
    checks: facts.isChecked || facts.isServerAsked ? 'types' : 'native',
    pages: [{ fields: fieldsOf(facts) }],
    texts: Object.fromEntries([...facts.texts].filter(([key]) => fileTextKeys.test(key))),
    ...(facts.previews.length > 0 && { previews: facts.previews }),
    ...(facts.botCheck && { botCheck: facts.botCheck }),
  };
}

function fieldsOf({ widgets, limits, fieldTexts, weekStart }: LegacyFacts): readonly BehaviourField[] {
  const fields = new Map<string, BehaviourField>();
  const add = (field: BehaviourField) => fields.set(field.name, { ...fields.get(field.name), ...field });
  for (const { kind, name, options } of widgets) {
    if (kind === 'slider') add(sliderOf(name, optionsOf(options)));
    else {
      const read = kind === 'date' ? simpleCalendarOf : calendarOf;
      add({ ...read(name, optionsOf(options)), ...(weekStart !== undefined && { weekStart }) });
    }
  }
  for (const [name, most] of limits)
    add({ name, type: 'checkbox-group', maxSelections: most, onLimit: 'block' });
  for (const [name, texts] of fieldTexts) add({ name, type: 'file', texts: Object.fromEntries(texts) });
  return [...fields.values()];
}

/** Returns the first day of the week in the settings of a page's pickers: any key that ends in `START_WEEKDAY`. */
export function weekStartIn(settings: readonly object[]): number | undefined {
  const days = settings
    .flatMap((one) => Object.entries(one))
    .filter(([key]) => /START_?WEEKDAY$/i.test(key))
    .map(([, day]) => Number(day));
  return days.find((day) => Number.isInteger(day) && day >= 0 && day <= 6);
}

/**
 * Returns the definition of a form's bot check by score.
 *
 * @param check site key and action; undefined for a form without the check
 * @param scripts addresses of the page's scripts. The provider's has host and language in its address.
 */
export function scoreCheckOf(
  check: Pick<ProviderDefinition, 'siteKey' | 'action'> | undefined,
  scripts: readonly string[],
): ProviderDefinition | undefined {
  if (!check) return undefined;
  const addresses = scripts.filter((src) => /\/recaptcha\/(?:api|enterprise)\.js/.test(src));
  const scriptUrl = addresses.find((src) => src.includes(`render=${check.siteKey}`)) ?? addresses[0];
  return { provider: 'recaptcha-v3', ...check, ...(scriptUrl && { scriptUrl }) };
}

/** Returns true if the handler of a page button enables validation before the next page. */
export function asksForCheck(handler: string): boolean {
  return /(?:changePage|Pages\.change)\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*,\s*(?:1|true)\b/.test(handler);
}

/** Layouts by the error classes that a call passes, and by a class of the markup where those are equal. */
const layouts: readonly (readonly [layout: LayoutName, field: string, parent: string, mark: string])[] = [
  ['foundation', 'is-invalid-input', 'has-error-foundation', ''],
  ['bootstrap3', '', 'has-error', ''],
  ['bootstrap2', '', 'error', ''],
  ['bootstrap4', 'is-invalid', '', 'form-group'],
  ['bootstrap5', 'is-invalid', '', ''],
  ['uikit', 'uk-form-danger', '', 'uk-form-row'],
  ['uikit3', 'uk-form-danger', '', ''],
  ['responsive', 'rsform-error', '', 'formResponsive'],
  ['pico', 'rsform-error', '', 'pico-row-fluid'],
  ['legacy', 'rsform-error', '', ''],
];

/** Layouts by a class of the markup, for forms where no call passes error classes. */
const layoutMarks: readonly (readonly [name: string, layout: LayoutName])[] = [
  ['pico-row-fluid', 'pico'],
  ['uk-form-row', 'uikit'],
  ['uk-margin', 'uikit3'],
  ['uk-form-label', 'uikit3'],
  ['form-label', 'bootstrap5'],
  ['form-check', 'bootstrap5'],
  ['form-group', 'bootstrap4'],
  ['control-group', 'bootstrap2'],
  ['medium-12', 'foundation'],
  ['formCaption', 'legacy'],
  ['formCaption2', 'legacy'],
];

/**
 * Returns the server's layout of a form.
 *
 * @param classes error classes that a call has passed; undefined for none
 * @param hasClass returns true if an element of the form has this class
 * @default responsive
 */
export function layoutBy(
  classes: LayoutClasses | undefined,
  hasClass: (name: string) => boolean,
): LayoutName {
  const found = layouts.find(
    ([, field, parent, mark]) =>
      field === classes?.fieldError && parent === classes.parentError && (mark === '' || hasClass(mark)),
  );
  return found?.[0] ?? layoutMarks.find(([name]) => hasClass(name))?.[1] ?? 'responsive';
}

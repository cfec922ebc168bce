import type { AuthoredBehaviour, BehaviourField } from '../definition/authored.model.js';
import type { ConditionDefinition } from '../definition/definition.model.js';
import type { BotCheckDefinition, LayoutName } from '../definition/definition.model.js';
import { optionsOf } from './server-values.model.js';
import { calendarOf, simpleCalendarOf, sliderOf } from './widget-options.model.js';

/** What the inline block has said about a form, and what its markup says. */
export interface LegacyFacts {
  readonly formId: number;
  readonly layout: LayoutName;
  /** Whether the server is asked: before a submit, or before the next page. */
  readonly isServerAsked: boolean;
  /** Whether a call has said which checks the browser does; without one it is every native check, as without script. */
  readonly isChecked: boolean;
  readonly widgets: readonly LegacyWidget[];
  readonly limits: ReadonlyMap<string, number>;
  readonly conditions: readonly ConditionDefinition[];
  /** The words of fields, and those for all of them. */
  readonly fieldTexts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly texts: ReadonlyMap<string, string>;
  readonly botCheck: BotCheckDefinition | undefined;
  /** The first day of the week, from 0 for Sunday; undefined where the page does not say. */
  readonly weekStart: number | undefined;
}

/** A widget that the inline block starts, and the field that it belongs to. */
export interface LegacyWidget {
  readonly kind: 'date-time' | 'date' | 'slider';
  readonly name: string;
  readonly options: unknown;
}

/** Of the words for all forms those about files are ours too; the others are of calendars, which bring their own. */
const fileWords = /^COM_RSFORM_(?:FILE_EX|M..FILES_)/;

type WrittenBehaviour = Omit<AuthoredBehaviour, 'calculations'>;

/** The JSON of a form, from what the scripts of its page have said. Totals stay with the page's own function. */
export function legacyBehaviour(facts: LegacyFacts): WrittenBehaviour {
  return {
    version: 1,
    formId: facts.formId,
    layout: facts.layout,
    conditions: facts.conditions,
    validation: facts.isServerAsked ? ['browser', 'server'] : ['browser'],
    checks: facts.isChecked || facts.isServerAsked ? 'types' : 'native',
    pages: [{ fields: fieldsOf(facts) }],
    texts: Object.fromEntries([...facts.texts].filter(([key]) => fileWords.test(key))),
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
  for (const [name, most] of limits) add({ name, type: 'checkbox-group', maxSelections: most });
  for (const [name, texts] of fieldTexts) add({ name, type: 'file', texts: Object.fromEntries(texts) });
  return [...fields.values()];
}

/** The first day of the week as the settings of a page's pickers say it, under whatever name ends so. */
export function weekStartIn(settings: readonly object[]): number | undefined {
  const days = settings
    .flatMap((one) => Object.entries(one))
    .filter(([key]) => /START_?WEEKDAY$/i.test(key))
    .map(([, day]) => Number(day));
  return days.find((day) => Number.isInteger(day) && day >= 0 && day <= 6);
}

/** What a page says of a form's check by score, with the address of the script that it has for it: its host, its language. */
export function scoreCheckOf(
  said: Pick<BotCheckDefinition, 'siteKey' | 'action'> | undefined,
  scripts: readonly string[],
): BotCheckDefinition | undefined {
  if (!said) return undefined;
  const addresses = scripts.filter((src) => /\/recaptcha\/(?:api|enterprise)\.js/.test(src));
  const scriptUrl = addresses.find((src) => src.includes(`render=${said.siteKey}`)) ?? addresses[0];
  return { provider: 'recaptcha-v3', ...said, ...(scriptUrl && { scriptUrl }) };
}

/** Whether the text of a button's handler asks for a check before the next page. */
export function asksForCheck(handler: string): boolean {
  return /(?:changePage|Pages\.change)\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*,\s*(?:1|true)\b/.test(handler);
}

import { compileConditions } from '../../../../elements/rs-form/conditions/compile.model.js';
import { compileSuiteRule } from '../../../../elements/rs-form/conditions/suite-operators.model.js';
import { nothingHidden } from '../../../../elements/rs-form/conditions/step-visibility.model.js';
import { updateVisibility } from '../../../../elements/rs-form/conditions/update-visibility.model.js';
import { isFieldHidden } from '../../../../elements/rs-form/conditions/visibility.model.js';
import type { CalendarDay } from '../../../../shared/dates/calendar-date.model.js';
import { isInvalid } from './field-check.model.js';
import { measureBy } from './measure.model.js';
import { conditionValues, type Post, postedValues } from './post.model.js';
import { readDateBy } from './read-date.model.js';
import type { FieldRules, FormRules } from './rules.model.js';
import { workOutTotals } from './work-out-totals.model.js';

/** Facts beside a post. */
export interface CheckOptions {
  readonly today: CalendarDay;
  /** Number of the only page that is checked, from 1; 0 for all. */
  readonly page?: number;
  readonly captchaCode?: string;
}

/** Result of the checks of a post. */
export interface CheckedPost {
  /** Invalid fields in the order of the form. */
  readonly invalid: readonly FieldRules[];
  /** Names of the fields that conditions hide. They are neither checked nor stored. */
  readonly hidden: ReadonlySet<string>;
  /** Names and texts that a server stores. Lists are joined by line ends, dates in parts by slashes. */
  readonly values: readonly (readonly [name: string, text: string])[];
}

/** Checks a post by all rules but the bot check, whose token a server verifies at its provider. */
export function checkPost(rules: FormRules, post: Post, options: CheckOptions): CheckedPost {
  const { page = 0, today, captchaCode = '' } = options;
  const posted = new Map(rules.fields.map((field) => [field.name, postedValues(post, field)]));
  const valuesOf = ({ name }: FieldRules) => posted.get(name) ?? [];
  const hidden = findHidden(rules, posted);
  const shown = rules.fields.filter(({ name }) => !hidden.has(name));
  const totals = workOutTotals(rules, shown, posted);
  const dates = new Map(
    shown.map((field) => [field.name, field.date ? readDateBy(field.date, valuesOf(field)[0] ?? '') : null]),
  );
  const context = { post, today, captchaCode, dateOf: (name: string) => dates.get(name) ?? null };

  return {
    hidden,
    invalid: shown.filter(
      (field) =>
        (page === 0 || field.page === page) &&
        !totals.has(field.name) &&
        isInvalid(field, valuesOf(field), context),
    ),
    values: shown
      .filter(({ format }) => format !== 'captcha')
      .map((field) => [field.name, totals.get(field.name) ?? storedText(field, valuesOf(field))] as const),
  };
}

/** Returns the text that is stored. A password is not kept: a server stores its hash. */
function storedText({ posts, isSecret }: FieldRules, values: readonly string[]): string {
  if (isSecret) return '';
  if (posts === 'parts') return values.every((value) => value === '') ? '' : values.join('/');
  return values.join('\n');
}

/** Returns the fields that conditions hide with these values. A hidden field counts with its value in the blank form. */
function findHidden(
  { fields, conditions }: FormRules,
  posted: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const graph = compileConditions(conditions, (rule) => compileSuiteRule(rule, measureBy(fields)));
  const read = fields.map(
    (field) => [field.name, conditionValues(field, posted.get(field.name) ?? [])] as const,
  );
  const blank = new Map(fields.map((field) => [field.name, field.blank]));
  const nothing = nothingHidden();
  const before = { ...nothing, values: nothing.values.withAll(read) };
  const { hidden } = updateVisibility(graph, before, blank, graph.dependents);
  return new Set(fields.map(({ name }) => name).filter((name) => isFieldHidden({ hidden }, name)));
}

import type { GroupDefinition, RuleDefinition } from '../definition/definition.model.js';
import { isGroup } from '../definition/rules.model.js';
import type { JsonPath } from '../../../shared/json/read-json.model.js';
import { FieldRules, type FieldFacts } from './field-rules.model.js';

/** A rule with the place where the author has written it. */
interface PlacedRule {
  readonly rule: RuleDefinition;
  readonly place: JsonPath;
}

/** Parts of a group: its rules and the groups in it, with their places. */
interface Parts {
  readonly rules: readonly PlacedRule[];
  readonly groups: readonly { readonly group: GroupDefinition; readonly place: JsonPath }[];
}

/** A rule that can never hold where it counts: another one that must hold with it rules it out. */
export interface Contradiction extends PlacedRule {
  readonly against: RuleDefinition;
}

/** Rules that must hold together, by field. */
type Together = Map<string, FieldRules>;

/**
 * Returns the rules of a condition that can never hold, because of rules that must hold with them.
 *
 * @param place - Place of the condition.
 */
export function findContradictions(
  condition: GroupDefinition,
  facts: FieldFacts,
  place: JsonPath = [],
): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const check = (placed: PlacedRule, outer: readonly Together[], own?: Together) => {
    const { rule } = placed;
    const against = [...outer, ...(own ? [own] : [])].reduce<RuleDefinition | undefined>(
      (first, one) => first ?? one.get(rule.field)?.excludes(rule),
      undefined,
    );
    if (against) found.push({ ...placed, against });
    else if (own) {
      const known = own.get(rule.field) ?? new FieldRules(facts);
      own.set(rule.field, known);
      known.add(rule);
    }
  };
  const visit = (group: GroupDefinition, at: JsonPath, outer: readonly Together[]): void => {
    const isEither = group.match === 'any' && group.when.length > 1;
    const { rules, groups } = isEither ? partsOf(group, at) : mergedPartsOf(group, at);
    const own: Together | undefined = isEither ? undefined : new Map();
    rules.forEach((rule) => check(rule, outer, own));
    groups.forEach((inner) => visit(inner.group, inner.place, own ? [...outer, own] : outer));
  };
  visit(condition, place, []);
  return found;
}

function partsOf({ when }: GroupDefinition, at: JsonPath): Parts {
  const placed = when.map((entry, index) => ({ entry, place: [...at, 'when', index] }));
  return {
    rules: placed.flatMap(({ entry, place }) => (isGroup(entry) ? [] : { rule: entry, place })),
    groups: placed.flatMap(({ entry, place }) => (isGroup(entry) ? { group: entry, place } : [])),
  };
}

/** Returns the parts of a group of which all must hold, with those of the groups inside of which all must hold too. */
function mergedPartsOf(group: GroupDefinition, at: JsonPath): Parts {
  const { rules, groups } = partsOf(group, at);
  const inner = groups.map((one) =>
    one.group.match === 'all' ? mergedPartsOf(one.group, one.place) : { rules: [], groups: [one] },
  );
  return {
    rules: [...rules, ...inner.flatMap((one) => one.rules)],
    groups: inner.flatMap((one) => one.groups),
  };
}

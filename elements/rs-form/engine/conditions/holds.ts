import type { ConditionDefinition, RuleDefinition } from '../../contract/form-definition.js';
import type { Values } from '../../contract/visibility.js';

/** A condition compiled to one closure: whether its targets are shown with these values. */
export type Shows = (values: Values) => boolean;

const none: readonly string[] = [];

/** Whether the rule fits: a field without a value never "is" anything. */
function compileRule({ field, is, value }: RuleDefinition): Shows {
  return (values) => (values.get(field) ?? none).includes(value) === is;
}

/**
 * Compiles a condition once. Matching shows for "show" and hides for "hide"; not matching does the reverse. No
 * rules at all match "all", as on the server.
 */
export function compileShows({ when, match, action }: ConditionDefinition): Shows {
  const rules = when.map(compileRule);
  const showsOnMatch = action === 'show';

  return match === 'all'
    ? (values) => rules.every((fits) => fits(values)) === showsOnMatch
    : (values) => rules.some((fits) => fits(values)) === showsOnMatch;
}

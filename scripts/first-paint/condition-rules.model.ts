import { rule } from './css-text.model.js';
import { all, any, assume, not, questionsOf, selectorOf, type Formula, type Has } from './formula.model.js';

/** What hides together: when, and the selectors of the elements. */
export interface Hiding {
  readonly when: Formula;
  readonly selectors: readonly string[];
}

/** As the engine hides. */
const hidden = 'display:none!important';

/** With more rules than this, a browser that asks for each of them delays the page. */
const mostAskedAtOnce = 24;

/** One rule for everything that hides by the same formula. */
export function mergeHidings(hidings: readonly Hiding[]): readonly Hiding[] {
  const merged = new Map<string, Hiding>();
  for (const { when, selectors } of hidings) {
    if (when === false) continue;
    const key = when === true ? '' : selectorOf(when);
    merged.set(key, { when, selectors: [...(merged.get(key)?.selectors ?? []), ...selectors] });
  }
  return [...merged.values()];
}

/** The rules that hide what conditions hide, inside `outer`. */
export function conditionRules(outer: string, hidings: readonly Hiding[]): readonly string[] {
  const merged = mergeHidings(hidings);
  if (merged.length <= mostAskedAtOnce) return rulesFor(outer, merged);
  const size = Math.ceil(Math.sqrt(merged.length));
  const groups = Array.from({ length: Math.ceil(merged.length / size) }, (_, at) =>
    merged.slice(at * size, (at + 1) * size),
  );
  return groups.flatMap((group) => gatedRules(outer, group));
}

function rulesFor(outer: string, hidings: readonly Hiding[]): readonly string[] {
  return hidings.map(({ when, selectors }) => rule(compound(outer, when), selectors, hidden));
}

/**
 * To each question the browser looks through the whole form. So it is asked first whether anything is chosen that a
 * group of rules asks for: mostly nothing is, and that was one look for all of them.
 */
function gatedRules(outer: string, group: readonly Hiding[]): readonly string[] {
  const asked = group.flatMap(({ when }) => questionsOf(when)).filter(({ isChecked }) => isChecked);
  const gate = gateOf(asked);
  const closed = group.map(({ when, selectors }) => ({
    when: assume(when, ({ isChecked }) => (isChecked ? false : undefined)),
    selectors,
  }));
  return [
    ...rulesFor(compound(outer, not(gate)), mergeHidings(closed)),
    `${compound(outer, gate)}{${rulesFor('&', group).join('')}}`,
  ];
}

/** Whether any of the questions may be answered with yes. Some option is always chosen, a box often is not. */
function gateOf(asked: readonly Has[]): Formula {
  const ticked = asked.filter(({ before }) => before === 'input');
  const chosen = asked.filter(({ before }) => before !== 'input');
  const oneOf = (element: string, questions: readonly Has[]): Formula =>
    questions.length > 0 &&
    checked(element, `:is(${[...new Set(questions.map(({ before, after }) => before + after))].join(',')})`);
  return any([all([checked('input', ''), oneOf('input', ticked)]), oneOf('option', chosen)]);
}

function checked(element: string, after: string): Formula {
  return { op: 'has', before: element, after, isChecked: true };
}

function compound(outer: string, when: Formula): string {
  return typeof when === 'boolean' ? outer : outer + selectorOf(when);
}

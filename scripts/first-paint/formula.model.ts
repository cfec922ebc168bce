/** What is asked of a form: a selector relative to its tag, or several such questions taken together. */
export type Formula = boolean | Part;

type Part = Has | Not | Several;

/** Whether the form holds a control; `isChecked` asks for one that is ticked or selected. */
export interface Has {
  readonly op: 'has';
  /** The control's selector, up to the name of its element and after it. */
  readonly before: string;
  readonly after: string;
  readonly isChecked: boolean;
}

interface Not {
  readonly op: 'not';
  readonly of: Has | Several;
}

interface Several {
  readonly op: 'all' | 'any';
  readonly of: readonly Part[];
}

/** Negates; never twice. */
export function not(formula: Formula): Formula {
  if (typeof formula === 'boolean') return !formula;
  return formula.op === 'not' ? formula.of : { op: 'not', of: formula };
}

/** Whether all hold; nothing at all does. */
export function all(formulas: readonly Formula[]): Formula {
  return join('all', formulas);
}

/** Whether one holds at least. */
export function any(formulas: readonly Formula[]): Formula {
  return join('any', formulas);
}

function join(op: 'all' | 'any', formulas: readonly Formula[]): Formula {
  const neutral = op === 'all';
  const parts = new Map<string, Part>();
  for (const formula of formulas) {
    if (formula === neutral) continue;
    if (typeof formula === 'boolean') return formula;
    for (const part of formula.op === op ? formula.of : [formula]) parts.set(selectorOf(part), part);
  }
  const [first, ...others] = parts.values();
  if (!first) return neutral;
  return others.length === 0 ? first : { op, of: [first, ...others] };
}

/** The compound selector that the form's tag matches when the formula holds. */
export function selectorOf(formula: Part): string {
  switch (formula.op) {
    case 'has':
      return `:has(${controlOf(formula)})`;
    case 'not':
      return `:not(${listOf([formula.of])})`;
    case 'all':
      return selectorOfAll(formula.of);
    case 'any':
      return formula.of.every((part) => part.op === 'has')
        ? listOf(formula.of)
        : `:is(${listOf(formula.of)})`;
  }
}

/** What must not be stands together in one `:not()`. */
function selectorOfAll(parts: readonly Part[]): string {
  const excluded = parts.flatMap((part) => (part.op === 'not' ? [part.of] : []));
  const others = parts.filter((part) => part.op !== 'not').map(selectorOf);
  return [...others, ...(excluded.length > 0 ? [`:not(${listOf(excluded)})`] : [])].join('');
}

/** A list of selectors of which one must match; the controls among them stand together in one `:has()`. */
function listOf(parts: readonly Part[]): string {
  const flat = parts.flatMap((part) => (part.op === 'any' ? part.of : [part]));
  const controls = flat.filter((part) => part.op === 'has').map(controlOf);
  const others = flat.filter((part) => part.op !== 'has').map(selectorOf);
  return [...(controls.length > 0 ? [`:has(${controls.join(',')})`] : []), ...others].join(',');
}

function controlOf({ before, after, isChecked }: Has): string {
  return `${before}${isChecked ? ':checked' : ''}${after}`;
}

/** Every question that a formula is made of. */
export function questionsOf(formula: Formula): readonly Has[] {
  if (typeof formula === 'boolean') return [];
  if (formula.op === 'has') return [formula];
  return formula.op === 'not' ? questionsOf(formula.of) : formula.of.flatMap(questionsOf);
}

/** The formula with an answer put in place of some of its questions. */
export function assume(formula: Formula, answer: (question: Has) => boolean | undefined): Formula {
  if (typeof formula === 'boolean') return formula;
  if (formula.op === 'has') return answer(formula) ?? formula;
  if (formula.op === 'not') return not(assume(formula.of, answer));
  return join(
    formula.op,
    formula.of.map((part) => assume(part, answer)),
  );
}

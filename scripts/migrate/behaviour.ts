import { legacyBehaviour } from '../../elements/rs-form/compat/legacy-behaviour.model.js';
import { optionsOf } from '../../elements/rs-form/compat/server-values.model.js';
import type { AuthoredBehaviour, BehaviourField } from '../../elements/rs-form/definition/authored.model.js';
import type { CalculationDefinition } from '../../elements/rs-form/definition/definition.model.js';
import { compileExpression } from '../../elements/rs-form/totals/compile-expression.model.js';
import { formIdOf } from './data-calls.js';
import { readFacts } from './facts.js';
import type { InlineBlock } from './inline-calls.js';
import type { LegacyForm, LegacyPage } from './page-forms.js';
import { rightParts } from './right-parts.js';
import { readTotals } from './totals.js';

/** The JSON of a form, as an author would write it: a key that says nothing is not there. */
export type LegacyBehaviour = Omit<AuthoredBehaviour, 'conditions' | 'calculations' | 'texts'> &
  Partial<Pick<AuthoredBehaviour, 'conditions' | 'calculations' | 'texts'>>;

/** What a form does by the inline block of its page, and what of that could not be said. */
export interface ReadBehaviour {
  readonly behaviour: LegacyBehaviour;
  readonly isDisabledOnSubmit: boolean;
  readonly faults: readonly string[];
}

/**
 * Says in JSON what the inline scripts of a page say about one of its forms: what `rsform-compat.js` would say, and what
 * that leaves to the page's own functions, prices and totals.
 */
export function readBehaviour(form: LegacyForm, block: InlineBlock, page: LegacyPage): ReadBehaviour {
  const { facts, isDisabledOnSubmit, faults } = readFacts(form, block, page);
  const said = legacyBehaviour(facts);
  const totals = block.totals
    .filter(({ formId }) => formId === form.formId)
    .map((one) => readTotals(one, form.names));
  const all = totals.flatMap((one) => one.calculations);
  const calculations = all.filter((one) => mistakeIn(one).length === 0);
  const fields = [
    ...said.pages.flatMap((one) => one.fields),
    ...readPrices(form, block),
    ...form.checkedBreaks.map((name) => ({ name, type: 'page-break' as const, validate: true })),
  ];
  const right = rightParts({
    ...{ version: said.version, formId: said.formId, validation: said.validation, checks: said.checks },
    layout: said.layout,
    pages: onPages(form, merged(fields)),
    ...(said.conditions.length > 0 && { conditions: said.conditions }),
    ...(calculations.length > 0 && { calculations }),
    ...(said.botCheck && { botCheck: said.botCheck }),
    ...(Object.keys(said.texts).length > 0 && { texts: said.texts }),
  });
  return {
    ...{ behaviour: right.behaviour, isDisabledOnSubmit },
    faults: [
      ...(form.hasEnd ? [] : ['the form has no end: the page may not be whole']),
      ...silenceOn(form, block),
      ...faults,
      ...fields.flatMap(({ name }) => missingIn(form, name)),
      ...totals.flatMap((one) => one.faults),
      ...all.flatMap(mistakeIn),
      ...right.faults,
    ],
  };
}

/** The prices of a form's options: `RSFormProPrices['1_Plan'] = { "Basic": "20" }`. */
function readPrices({ formId }: LegacyForm, { settings }: InlineBlock): readonly BehaviourField[] {
  const prefix = `RSFormProPrices.${formId}_`;
  return settings.flatMap(({ path, value }) => {
    if (!path.startsWith(prefix)) return [];
    const prices = Object.entries(optionsOf(value)).flatMap(([key, price]) =>
      typeof price === 'string' || typeof price === 'number' ? [{ value: key, price: String(price) }] : [],
    );
    return prices.length > 0 ? [{ name: path.slice(prefix.length), prices }] : [];
  });
}

/** What is said of a field in several places. */
function merged(parts: readonly BehaviourField[]): readonly BehaviourField[] {
  const byName = new Map<string, BehaviourField>();
  for (const part of parts) byName.set(part.name, { ...byName.get(part.name), ...part });
  return [...byName.values()];
}

function onPages({ pages }: LegacyForm, fields: readonly BehaviourField[]): AuthoredBehaviour['pages'] {
  return pages.map((names) => ({ fields: fields.filter(({ name }) => names.includes(name)) }));
}

function missingIn({ names, checkedBreaks }: LegacyForm, name: string): readonly string[] {
  return names.includes(name) || checkedBreaks.includes(name) ? [] : [`field "${name}" is not in the form`];
}

/** An optimiser may have put the block into a file; a page that was moved may have none. */
function silenceOn({ formId, isTagged }: LegacyForm, { calls, totals }: InlineBlock): readonly string[] {
  const isSpokenOf =
    isTagged || [...calls.map(formIdOf), ...totals.map((one) => one.formId)].includes(formId);
  return isSpokenOf
    ? []
    : [
        'no inline script speaks of it: an optimiser may have put the block into a file; turn that off to read it',
      ];
}

/** What the form would not compute: an expression may be any script. */
function mistakeIn({ target, expression }: CalculationDefinition): readonly string[] {
  try {
    compileExpression(expression, () => 0);
    return [];
  } catch (error) {
    return [`total "${target}": ${error instanceof Error ? error.message : String(error)}, in ${expression}`];
  }
}

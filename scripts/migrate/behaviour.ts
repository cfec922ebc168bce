import type { AuthoredCondition, BehaviourField } from '../../elements/rs-form/definition/authored.model.js';
import type {
  BotCheckDefinition,
  CalculationDefinition,
  CheckedRules,
  LayoutName,
  ValidationSource,
} from '../../elements/rs-form/definition/definition.model.js';
import { compileExpression } from '../../elements/rs-form/totals/compile-expression.model.js';
import { readConditions } from './conditions.js';
import { readFields } from './fields.js';
import type { InlineBlock } from './inline-calls.js';
import { readLayout } from './layout.js';
import type { LegacyForm } from './page-forms.js';
import { readTotals } from './totals.js';

/** The JSON of a form, as an author would write it. */
export interface LegacyBehaviour {
  readonly version: 1;
  readonly formId: number;
  readonly validation: readonly ValidationSource[];
  readonly checks: CheckedRules;
  readonly layout: LayoutName;
  readonly pages: readonly { readonly fields: readonly BehaviourField[] }[];
  readonly conditions?: readonly AuthoredCondition[];
  readonly calculations?: readonly CalculationDefinition[];
  readonly botCheck?: BotCheckDefinition;
  readonly texts?: Readonly<Record<string, string>>;
}

/** What a form does by the inline block of its page, and what of that could not be said. */
export interface ReadBehaviour {
  readonly behaviour: LegacyBehaviour;
  readonly faults: readonly string[];
}

/** Says in JSON what the inline scripts of a page say about one of its forms. */
export function readBehaviour(form: LegacyForm, block: InlineBlock): ReadBehaviour {
  const { formId } = form;
  const totals = block.totals
    .filter((one) => one.formId === formId)
    .map((one) => readTotals(one, form.names));
  const calculations = totals.flatMap((one) => one.calculations);
  const { fields, faults } = readFields(form, block);
  const conditions = readConditions(form, block);
  const botCheck = readBotCheck(formId, block);
  const texts = readTexts(block);

  return {
    behaviour: {
      ...{ version: 1 as const, formId, validation: readValidation(formId, block) },
      checks: readChecks(formId, block),
      layout: readLayout(form, block),
      pages: form.pages.map((names) => ({ fields: fields.filter(({ name }) => names.includes(name)) })),
      ...(conditions.length > 0 && { conditions }),
      ...(calculations.length > 0 && { calculations }),
      ...(botCheck && { botCheck }),
      ...(Object.keys(texts).length > 0 && { texts }),
    },
    faults: [...faults, ...totals.flatMap((one) => one.faults), ...calculations.flatMap(mistakeIn)],
  };
}

/** As in the original where a call asks for checks; without one all that a browser checks of a form without script. */
function readChecks(formId: number, { calls }: InlineBlock): CheckedRules {
  const asksFor = ['RSFormPro.Ajax.overrideSubmit', 'RSFormPro.setHTML5Validation'];
  const isAsked = calls.some(({ path, values }) => asksFor.includes(path) && Number(values[0]) === formId);
  return isAsked ? 'types' : 'native';
}

/** AJAX validation is the browser's checks and the server's; without a word the browser's are better than none. */
function readValidation(formId: number, { calls }: InlineBlock): readonly ValidationSource[] {
  const asksServer = calls.some(
    ({ path, values }) => path === 'RSFormPro.Ajax.overrideSubmit' && Number(values[0]) === formId,
  );
  return asksServer ? ['browser', 'server'] : ['browser'];
}

function readBotCheck(formId: number, { calls }: InlineBlock): BotCheckDefinition | null {
  const call = calls.find(
    ({ path, values }) => path === 'RSFormProReCAPTCHAv3.add' && Number(values[2]) === formId,
  );
  const [siteKey, action] = call?.values ?? [];
  if (typeof siteKey !== 'string') return null;
  return { provider: 'recaptcha-v3', siteKey, ...(typeof action === 'string' && { action }) };
}

/** The server's own words about files, which hold for all forms of the page. */
function readTexts({ calls }: InlineBlock): Readonly<Record<string, string>> {
  const pairs = calls.flatMap(({ path, values }): readonly unknown[] => {
    if (path === 'RSFormPro.Translations.addCommonTranslation') return [values];
    return path === 'RSFormPro.Translations.addCommonTranslations' && Array.isArray(values[0])
      ? values[0]
      : [];
  });
  const texts = pairs.filter(
    (pair): pair is [string, string] =>
      Array.isArray(pair) &&
      typeof pair[1] === 'string' &&
      /^COM_RSFORM_(FILE|M..FILES)_/.test(String(pair[0])),
  );
  return Object.fromEntries(texts.map(([key, text]) => [key, text]));
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

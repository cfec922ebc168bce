import { readCondition } from '../../elements/rs-form/compat/condition-options.model.js';
import { layoutBy } from '../../elements/rs-form/compat/layout.model.js';
import {
  scoreCheckOf,
  weekStartIn,
  type LegacyFacts,
  type LegacyWidget,
} from '../../elements/rs-form/compat/legacy-behaviour.model.js';
import { classesIn, isOn, optionsOf } from '../../elements/rs-form/compat/server-values.model.js';
import { faultIn, formIdOf } from './data-calls.js';
import type { InlineBlock, InlineCall } from './inline-calls.js';
import type { LegacyForm, LegacyPage } from './page-forms.js';

/** What a page says of one of its forms. */
export interface SaidOfForm {
  readonly facts: LegacyFacts;
  readonly isDisabledOnSubmit: boolean;
  readonly faults: readonly string[];
}

const widgetCalls: ReadonlyMap<string, readonly [kind: LegacyWidget['kind'], inputId: string]> = new Map([
  ['RSFormPro.jQueryCalendar.setCalendar', ['date-time', 'txtjQcal']],
  ['RSFormPro.YUICalendar.setCalendar', ['date', 'txtcal']],
  ['RSFormPro.ionSlider.setSlider', ['slider', 'rs-range-slider']],
]);

/** Reads the calls of a page's inline scripts that are about a form, as they would be taken down if they ran. */
export function readFacts(form: LegacyForm, block: InlineBlock, { scripts }: LegacyPage): SaidOfForm {
  const { formId, classes } = form;
  const calls = block.calls.filter((call) => formIdOf(call) === formId);
  const of = (path: string) => calls.filter((call) => call.path === path);
  const [asked, checked] = [of('RSFormPro.Ajax.overrideSubmit'), of('RSFormPro.setHTML5Validation')];
  const said = [...asked.map(({ values }) => values[1]), ...checked.map(({ values }) => values[2])].at(-1);
  const { widgets, faults } = readWidgets(calls, form);
  const botCheck = readBotCheck(of('RSFormProReCAPTCHAv3.add'), scripts) ?? readBoxCheck(form, block);
  return {
    facts: {
      ...{ formId, widgets },
      layout: layoutBy(said === undefined ? undefined : classesIn(said), (name) => classes.has(name)),
      isServerAsked: asked.length > 0 || form.checkedBreaks.length > 0,
      isChecked: checked.length > 0,
      limits: new Map(of('RSFormPro.limitSelections').flatMap(limitOf)),
      conditions: of('RSFormPro.Conditions.run')
        .filter((call) => faultIn(call) === null)
        .flatMap(({ values }) => readCondition(optionsOf(values[0]))),
      fieldTexts: readFieldTexts(of('RSFormPro.Translations.add')),
      texts: readTexts(block),
      botCheck,
      weekStart: readWeekStart(block),
    },
    isDisabledOnSubmit:
      of('RSFormPro.setDisabledSubmit').length > 0 ||
      asked.some(({ values }) => isOn(values[2])) ||
      checked.some(({ values }) => isOn(values[1])),
    faults: [
      ...calls.flatMap((call) => faultIn(call) ?? []),
      ...faults,
      ...(botCheck ? [] : boxesIn(form).map((id) => `#${id}: the key of its check is not written out`)),
    ],
  };
}

function readWidgets(calls: readonly InlineCall[], { widgets: inputs }: LegacyForm) {
  const widgets: LegacyWidget[] = [];
  const faults: string[] = [];
  for (const { path, values } of calls) {
    const [kind, inputId] = widgetCalls.get(path) ?? [];
    if (kind === undefined) continue;
    const id = `${inputId}${String(values[1])}`;
    const name = inputs.get(id);
    if (name === undefined) faults.push(`${path}: the form has no input ${id}`);
    else widgets.push({ kind, name, options: values[2] });
  }
  return { widgets, faults };
}

function limitOf({ values: [, name, most] }: InlineCall): readonly (readonly [string, number])[] {
  const number = Number(most);
  return typeof name === 'string' && Number.isInteger(number) ? [[name, number]] : [];
}

/** The words of fields that fail, which the server writes for files alone. */
function readFieldTexts(calls: readonly InlineCall[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const texts = new Map<string, Map<string, string>>();
  for (const {
    values: [, name, key, text],
  } of calls)
    if (typeof name === 'string' && typeof key === 'string' && typeof text === 'string')
      texts.set(name, (texts.get(name) ?? new Map<string, string>()).set(key, text));
  return texts;
}

/** The words that hold for all forms of the page. */
function readTexts({ calls }: InlineBlock): ReadonlyMap<string, string> {
  const pairs = calls.flatMap(({ path, values }): readonly unknown[] => {
    if (path === 'RSFormPro.Translations.addCommonTranslation') return [values];
    const isList = path === 'RSFormPro.Translations.addCommonTranslations' && Array.isArray(values[0]);
    return isList ? (values[0] as readonly unknown[]) : [];
  });
  return new Map(
    pairs.filter(
      (pair): pair is [string, string] => Array.isArray(pair) && pair.every((one) => typeof one === 'string'),
    ),
  );
}

function readBotCheck(calls: readonly InlineCall[], scripts: LegacyPage['scripts']): LegacyFacts['botCheck'] {
  const [siteKey, action] = calls.at(-1)?.values ?? [];
  if (typeof siteKey !== 'string') return undefined;
  return scoreCheckOf(
    { siteKey, ...(typeof action === 'string' && { action }) },
    // A page may leave the scheme to the browser.
    scripts.map(({ src }) => src.replace(/^\/\//, 'https://')),
  );
}

const providers: ReadonlyMap<string, 'recaptcha-v2' | 'hcaptcha'> = new Map([
  ['grecaptcha.render', 'recaptcha-v2'],
  ['hcaptcha.render', 'hcaptcha'],
]);

/** A check with a box: its plugin draws it into an element of the form. */
function readBoxCheck({ ids }: LegacyForm, { calls }: InlineBlock): LegacyFacts['botCheck'] {
  for (const { path, values } of calls) {
    const provider = providers.get(path);
    const { sitekey, size } = optionsOf(values[1]);
    if (provider === undefined || typeof sitekey !== 'string' || !ids.has(String(values[0]))) continue;
    const box = size === 'compact' || size === 'invisible' ? { size } : {};
    return { provider, siteKey: sitekey, ...(box as { size?: 'compact' | 'invisible' }) };
  }
  return undefined;
}

/** The places of checks with a box. */
function boxesIn({ ids }: LegacyForm): readonly string[] {
  return [...ids].filter((id) => /^(g-recaptcha|h-captcha)-\d+$/.test(id));
}

function readWeekStart({ settings }: InlineBlock): number | undefined {
  const ofPickers = settings.flatMap(({ path, value }) => {
    const key = /^RSFormPro\.(?:jQuery|YUI)Calendar\.settings\.(\w+)$/.exec(path)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return weekStartIn([Object.fromEntries(ofPickers)]);
}

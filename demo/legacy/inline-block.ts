import { behaviourOf, type Condition } from '../forms/form-behaviour.js';
import type { FieldView } from '../forms/field-view.js';
import type { LayoutClasses } from '../forms/layout-classes.js';
import { fieldsOf, type ServerField, type ServerForm } from '../forms/server-form.js';
import { boxLines } from './box-lines.js';
import { progressText } from './progress.js';
import { totalsBlock } from './totals-block.js';

/** What the inline script of a page says about its form. */
export interface BlockParts {
  readonly form: ServerForm;
  readonly css: LayoutClasses;
  readonly pages: readonly (readonly FieldView[])[];
  /** The form is in the page; else its thank-you is. */
  readonly thanks: 'page' | 'popup' | 'text' | 'message' | null;
  readonly validateUrl: string;
}

/**
 * The one inline script that the server writes into the head: what it knows of the form, as calls of its own script,
 * which must be there before.
 */
export function inlineBlock(parts: BlockParts): string {
  const lines = parts.thanks ? thanksLines(parts) : formLines(parts);
  return ['', ...lines, ''].join('\n');
}

/** JSON that can stand in a script. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const whenParsed = (...lines: readonly string[]): readonly string[] => [
  "document.addEventListener('DOMContentLoaded', function() {",
  ...lines.map((line) => `\t${line}`),
  '});',
];

function thanksLines({ form: { formId }, thanks }: BlockParts): readonly string[] {
  if (thanks === 'popup')
    return [
      "RSFormProUtils.addEvent(window, 'load', function() {",
      `\tRSFormPro.showThankYouPopup(document.getElementById('rsfp-thankyou-popup-container${formId}'));`,
      '});',
    ];
  if (thanks !== 'page') return [];
  return whenParsed(`RSFormPro.scrollToElement(document.getElementById('rsfp-thankyou-scroll${formId}'));`);
}

function formLines(parts: BlockParts): readonly string[] {
  const { form, css, pages, validateUrl } = parts;
  const { formId, behaviour } = form;
  const classes = json({ parent: '', field: css.fieldError || 'rsform-error' });
  const asksServer = behaviour.validation.includes('server');
  return [
    `RSFormPro.Ajax.URL = ${json(validateUrl)};`,
    ...fileLines(form),
    ...widgetLines(parts),
    ...limitLines(form),
    ...conditionLines(form),
    ...priceLines(form),
    ...totalsBlock(form),
    ...(pages.length > 1 ? pageLines(parts) : []),
    ...whenParsed(
      asksServer
        ? `RSFormPro.Ajax.overrideSubmit(${formId}, ${classes}, false);`
        : `RSFormPro.setHTML5Validation('${formId}', false, ${classes}, ${pages.length - 1});`,
    ),
    ...(asksServer ? answerLines(form) : []),
    ...botLines(form),
  ];
}

/** What marks the fields of a failed answer: the server's only map from components to names. */
function answerLines(form: ServerForm): readonly string[] {
  const isMarked = ({ type }: ServerField) => !unmarked.has(type);
  return [
    `ajaxExtraValidationScript[${form.formId}] = function(task, formId, data) {`,
    '\tvar formComponents = {};',
    ...fieldsOf(form)
      .filter(isMarked)
      .map(({ componentId, name }) => `\tformComponents[${componentId}] = ${json(name)};`),
    '\tRSFormPro.Ajax.displayValidationErrors(formComponents, task, formId, data);',
    '};',
  ];
}

const unmarked: ReadonlySet<ServerField['type']> = new Set([
  ...(['button', 'file', 'free-text', 'hidden', 'submit', 'ticket', 'page-break'] as const),
]);

function fileLines(form: ServerForm): readonly string[] {
  const files = fieldsOf(form).filter(({ type }) => type === 'file');
  if (files.length === 0) return [];
  const common = {
    COM_RSFORM_FILE_EXCEEDS_LIMIT: 'El archivo %1$s ocupa más de %2$s kB.',
    COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'El archivo %s no es de un tipo permitido.',
    COM_RSFORM_MINFILES_REQUIRED: 'Adjunta al menos %d archivos.',
    COM_RSFORM_MAXFILES_REQUIRED: 'Hay demasiados archivos: adjunta %d como mucho.',
  };
  return [
    ...files.map(
      ({ name, message }) =>
        `RSFormPro.Translations.add(${form.formId}, ${json(name)}, 'VALIDATIONMESSAGE', ${json(message)});`,
    ),
    ...Object.entries(common).map(
      ([key, text]) => `RSFormPro.Translations.addCommonTranslation('${key}', ${json(text)});`,
    ),
  ];
}

function widgetLines({ form, pages }: BlockParts): readonly string[] {
  const { formId, behaviour } = form;
  const views = pages.flat();
  const calendars = views.flatMap(({ name, value, calendar }) => {
    if (!calendar) return [];
    const { format = '', step, rule } = behaviourOf(behaviour, name);
    const hasTime = /[Hh]/.test(format);
    const options = { inline: true, format, value, timepicker: hasTime, theme: 'default' };
    const times = hasTime ? { timepickerformat: 'HH:mm' } : {};
    const extra = json({ ...(step && { step: String(step) }), ...(rule && { rule }) });
    const plain = json({ ...options, ...times }).slice(0, -1);
    return [
      `RSFormPro.jQueryCalendar.setCalendar(${formId}, '${calendar.key}', ${plain}, extra: ${extra}});`,
    ];
  });
  const sliders = views
    .filter(({ type }) => type === 'range-slider')
    .map(({ controlId, name }) => {
      const { double, min = 0, max = 100, step = 1 } = behaviourOf(behaviour, name);
      const options = { type: double ? 'double' : 'single', min: `${min}`, max: `${max}`, step: `${step}` };
      const key = controlId.replace('rs-range-slider', '');
      return `RSFormPro.ionSlider.setSlider(${formId}, '${key}', ${json({ ...options, skin: 'flat', input_values_separator: '-' })});`;
    });
  if (calendars.length === 0) return sliders;
  return [
    `RSFormPro.jQueryCalendar.settings.WEEKDAYS_1CHAR = ${json(['D', 'L', 'M', 'X', 'J', 'V', 'S'])};`,
    'RSFormPro.jQueryCalendar.settings.START_WEEKDAY = 1;',
    ...calendars,
    'jQuery(document).ready(function() {',
    '\tRSFormPro.jQueryCalendar.renderCalendars();',
    '});',
    `RSFormPro.callbacks.addCallback(${formId}, 'changePage', [RSFormPro.jQueryCalendar.hideAllPopupCalendars, ${formId}]);`,
    ...sliders,
  ];
}

function limitLines({ formId, behaviour }: ServerForm): readonly string[] {
  return behaviour.pages
    .flatMap(({ fields }) => fields)
    .filter(({ maxSelections }) => maxSelections !== undefined)
    .map(
      ({ name, maxSelections }) => `RSFormPro.limitSelections(${formId}, ${json(name)}, ${maxSelections});`,
    );
}

function conditionLines({ formId, behaviour: { conditions } }: ServerForm): readonly string[] {
  if (conditions.length === 0) return [];
  const idOf = (index: number) => formId * 100 + index;
  const functions = conditions.map(
    (condition, index) =>
      `function rsfp_runCondition${idOf(index)}() { RSFormPro.Conditions.run(${json(conditionOptions(formId, condition))}); }`,
  );
  const adds = conditions.flatMap(({ when }, index) =>
    [...new Set(when.map(({ field }) => field))].map(
      (field) => `RSFormPro.Conditions.add(${formId}, ${json(field)}, rsfp_runCondition${idOf(index)});`,
    ),
  );
  return [
    ...functions,
    `function rsfp_runAllConditions${formId}() {`,
    ...conditions.map((_condition, index) => `\trsfp_runCondition${idOf(index)}();`),
    '}',
    ...whenParsed(
      ...adds,
      `RSFormPro.Conditions.delayRun(${formId});`,
      `RSFormPro.Conditions.addReset(${formId});`,
    ),
  ];
}

function conditionOptions(formId: number, { action, match, scope, targets, when }: Condition): object {
  return {
    ...{
      form_id: formId,
      action,
      block: scope === 'field' ? '0' : '1',
      condition: match,
      ComponentNames: targets,
    },
    details: when.map(({ operator, value, field }) => ({ operator, value, ComponentName: field })),
  };
}

function priceLines({ formId, behaviour }: ServerForm): readonly string[] {
  return behaviour.pages
    .flatMap(({ fields }) => fields)
    .filter(({ prices = [] }) => prices.length > 0)
    .map(({ name, prices = [] }) => {
      const table = Object.fromEntries(prices.map(({ value, price }) => [value, price]));
      return `RSFormProPrices[${json(`${formId}_${name}`)}] = ${json(table)};`;
    });
}

/** All pages come out of sight; the first one, or that of the first error, is shown when the page is parsed. */
function pageLines({ form: { formId }, pages }: BlockParts): readonly string[] {
  const last = pages.length - 1;
  const start = Math.max(
    0,
    pages.findIndex((fields) => fields.some(({ isInvalid }) => isInvalid)),
  );
  return [
    `function rsfp_showProgress_${formId}(page) {`,
    `\tvar texts = ${json(pages.map((_fields, page) => progressText(page, last)))};`,
    `\tdocument.getElementById('rsform_progress_${formId}').innerHTML = texts[page];`,
    '}',
    ...whenParsed(`rsfp_changePage(${formId}, ${start}, ${last});`),
  ];
}

function botLines(form: ServerForm): readonly string[] {
  const { formId, behaviour } = form;
  const { botCheck } = behaviour;
  if (!botCheck) return [];
  if (botCheck.provider !== 'recaptcha-v3') return boxLines(form);
  return [`RSFormProReCAPTCHAv3.add(${json(botCheck.siteKey)}, ${json(botCheck.action)}, ${formId});`];
}

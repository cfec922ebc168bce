import type { FieldView } from '../forms/field-view.js';
import type { LayoutClasses } from '../forms/layout-classes.js';
import { fieldsOf, type ServerField, type ServerForm } from '../forms/server-form.js';
import { boxLines } from './box-lines.js';
import { conditionBlock } from './condition-block.js';
import { progressText } from './progress.js';
import { json, quoted, whenLoaded, whenParsed, type ServerVersion } from './statements.js';
import { totalsBlock } from './totals-block.js';
import { widgetBlock } from './widget-block.js';

/** Input of a page's inline script. */
export interface BlockParts {
  readonly form: ServerForm;
  readonly css: LayoutClasses;
  readonly version: ServerVersion;
  readonly pages: readonly (readonly FieldView[])[];
  /** Null if the page shows the form; otherwise the place of its thank-you. */
  readonly thanks: 'page' | 'popup' | 'text' | 'message' | null;
  readonly validateUrl: string;
  /** Options for all forms: "disable on submit", "scroll to the error". */
  readonly isDisabledOnSubmit: boolean;
  readonly scrollsToError: boolean;
}

/**
 * Returns the inline scripts that the server writes into the head: calls of its own script, which must precede them.
 * The newer version writes one; the older one writes some statements separately.
 */
export function inlineBlocks(parts: BlockParts): readonly string[] {
  const { version } = parts;
  const blocks = parts.thanks ? [thanksLines(parts)] : formBlocks(parts);
  const filled = blocks.filter((lines) => lines.length > 0);
  const scripts = version === '3.1.8' ? [filled.flat()] : filled;
  return scripts.map((lines) => ['', ...lines, ''].join('\n'));
}

function thanksLines({ form: { formId }, thanks }: BlockParts): readonly string[] {
  if (thanks === 'popup')
    return whenLoaded(
      `RSFormPro.showThankYouPopup(document.getElementById('rsfp-thankyou-popup-container${formId}'));`,
    );
  if (thanks !== 'page') return [];
  return whenParsed(`RSFormPro.scrollToElement(document.getElementById('rsfp-thankyou-scroll${formId}'));`);
}

/** Returns the blocks in the order of the server. */
function formBlocks(parts: BlockParts): readonly (readonly string[])[] {
  const { form, css, pages, validateUrl, version } = parts;
  const { formId, behaviour } = form;
  const asksServer = behaviour.validation.includes('server');
  const { calculations = [], conditions } = behaviour;
  return [
    [
      ...(parts.isDisabledOnSubmit ? whenLoaded(`RSFormPro.setDisabledSubmit('${formId}', true);`) : []),
      ...(parts.scrollsToError ? ['RSFormPro.scrollToError = true;'] : []),
      ...(css.name === 'bootstrap5' ? tooltipLines : []),
      ...fileLines(form),
      ...(pages.length > 1 ? progressLines(parts) : []),
      ...priceLines(form),
      ...widgetBlock(form, pages.flat()),
      ...limitLines(form),
      ...(pages.length > 1 ? pageLines(parts) : []),
    ],
    [`RSFormPro.Ajax.URL = ${json(validateUrl)};`],
    checkLines(parts, asksServer),
    asksServer ? answerLines(form) : [],
    [
      ...conditionBlock({ formId, conditions, version }),
      ...totalsBlock({ formId, calculations, names: fieldsOf(form).map(({ name }) => name) }),
      ...botLines(form),
    ],
  ];
}

/** Statements that start the layout's tooltips. */
const tooltipLines: readonly string[] = whenParsed(
  'document.querySelectorAll(\'[data-bs-toggle="tooltip"]\').forEach(function(element) {',
  '\tnew bootstrap.Tooltip(element);',
  '});',
);

/** Returns the statements that validate a form before it is sent: on the server, or only in the browser. */
function checkLines({ form, css, pages }: BlockParts, asksServer: boolean): readonly string[] {
  const classes = json({ parent: '', field: css.fieldError || 'rsform-error' });
  return whenLoaded(
    asksServer
      ? `RSFormPro.Ajax.overrideSubmit(${form.formId}, ${classes}, false);`
      : `RSFormPro.setHTML5Validation('${form.formId}', false, ${classes}, ${pages.length - 1});`,
  );
}

/** Returns the marks of invalid fields, which are the server's only map from components to names. */
function answerLines(form: ServerForm): readonly string[] {
  const isMarked = ({ type }: ServerField) => !unmarked.has(type);
  return [
    `ajaxExtraValidationScript[${form.formId}] = function(task, formId, data) {`,
    '\tvar formComponents = {};',
    ...fieldsOf(form)
      .filter(isMarked)
      .map(({ componentId, name }) => `\tformComponents[${componentId}] = ${quoted(name)};`),
    '\tRSFormPro.Ajax.displayValidationErrors(formComponents, task, formId, data);',
    '};',
  ];
}

const unmarked: ReadonlySet<ServerField['type']> = new Set([
  ...(['button', 'file', 'free-text', 'hidden', 'submit', 'ticket', 'page-break'] as const),
]);

const fileTexts = {
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'El archivo %1$s ocupa más de %2$s kB.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'El archivo %s no es de un tipo permitido.',
  COM_RSFORM_MINFILES_REQUIRED: 'Adjunta al menos %d archivos.',
  COM_RSFORM_MAXFILES_REQUIRED: 'Hay demasiados archivos: adjunta %d como mucho.',
};

function fileLines(form: ServerForm): readonly string[] {
  const files = fieldsOf(form).filter(({ type }) => type === 'file');
  if (files.length === 0) return [];
  return [
    ...files.map(
      ({ name, message }) =>
        `RSFormPro.Translations.add(${form.formId}, ${quoted(name)}, 'VALIDATIONMESSAGE', ${json(message)});`,
    ),
    ...Object.entries(fileTexts).map(
      ([key, text]) => `RSFormPro.Translations.addCommonTranslation('${key}', ${json(text)});`,
    ),
  ];
}

function limitLines({ formId, behaviour }: ServerForm): readonly string[] {
  return behaviour.pages
    .flatMap(({ fields }) => fields)
    .filter(({ maxSelections }) => maxSelections !== undefined)
    .map(
      ({ name, maxSelections }) => `RSFormPro.limitSelections(${formId}, ${quoted(name)}, ${maxSelections});`,
    );
}

function priceLines({ formId, behaviour }: ServerForm): readonly string[] {
  return behaviour.pages
    .flatMap(({ fields }) => fields)
    .filter(({ prices = [] }) => prices.length > 0)
    .map(({ name, prices = [] }) => {
      const table = Object.fromEntries(prices.map(({ value, price }) => [value, price]));
      return `RSFormProPrices[${quoted(`${formId}_${name}`)}] = ${json(table)};`;
    });
}

function progressLines({ form: { formId }, pages }: BlockParts): readonly string[] {
  const last = pages.length - 1;
  return [
    `function rsfp_showProgress_${formId}(page) {`,
    `\tvar texts = ${json(pages.map((_fields, page) => progressText(page, last)))};`,
    `\tdocument.getElementById('rsform_progress_${formId}').innerHTML = texts[page];`,
    '}',
  ];
}

/**
 * Returns the statements that hide all pages and, when the page is parsed, show the first one, or that of the first
 * error.
 */
function pageLines({ form: { formId }, pages }: BlockParts): readonly string[] {
  const start = pages.findIndex((fields) => fields.some(({ isInvalid }) => isInvalid));
  return whenParsed(`rsfp_changePage(${formId}, ${Math.max(0, start)}, ${pages.length - 1});`);
}

function botLines(form: ServerForm): readonly string[] {
  const { formId, behaviour } = form;
  const { botCheck } = behaviour;
  if (!botCheck) return [];
  if (botCheck.provider !== 'recaptcha-v3') return boxLines(form);
  return [`RSFormProReCAPTCHAv3.add(${json(botCheck.siteKey)}, ${json(botCheck.action)}, ${formId});`];
}

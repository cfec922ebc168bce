import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { submitButtonsOf } from '../markup/field-parts.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import type { JsonPage } from './json-pages.model.js';

/** Number of the next page that gets buttons. */
let made = 1;

/**
 * Adds the buttons that lead to the page before and after each page, where the page has none of its own: a button of the type
 * `button` whose id ends with `Prev` or `Next`.
 *
 * @returns A function that removes them.
 */
export function addPageButtons(
  form: ServerForm,
  containers: readonly HTMLElement[],
  pages: readonly JsonPage[],
  translate: Translate,
): () => void {
  const classes = buttonClassesOf(form);
  const rows = containers.map((container, index) => {
    const pageBreak = pages[index]?.fields.find(({ type }) => type === 'page-break');
    const start = pageBreak?.name ?? `rs-form-page-${made++}`;
    const create = (end: 'Prev' | 'Next', key: string, caption: string | undefined) => {
      if (container.querySelector(`[type="button"][id$="${end}"]`)) return [];
      const button = documentOf(container).createElement('button');
      button.type = 'button';
      button.id = start + end;
      button.className = classes;
      button.style.setProperty('margin-block', '1rem');
      if (caption === undefined) writeOwnText(button, translate(key));
      else button.textContent = caption;
      return [button];
    };
    const buttons = [
      ...(index > 0 ? create('Prev', 'rs-form.previous', pageBreak?.previousCaption) : []),
      ...(index < containers.length - 1 ? create('Next', 'rs-form.next', pageBreak?.nextCaption) : []),
    ];
    const row = createRow(documentOf(container), buttons);
    if (buttons.length > 0) container.append(row);
    return row;
  });
  return () => rows.forEach((row) => row.remove());
}

/** Creates the row of the buttons of a page. */
function createRow(document: SafeDocument, buttons: readonly HTMLElement[]): HTMLElement {
  const row = document.createElement('div');
  row.className = 'rs-form-page-buttons';
  row.append(...buttons);
  // A sheet would need a place in the page's policy. In a row of columns the buttons have a line to themselves.
  for (const [property, value] of [
    ['display', 'flex'],
    ['flex-wrap', 'wrap'],
    ['gap', '0.5rem'],
    ['inline-size', '100%'],
  ] as const)
    row.style.setProperty(property, value);
  return row;
}

/** Returns the classes of the button that sends: the others look like it. Classes for scripts are left out. */
function buttonClassesOf(form: ServerForm): string {
  const classes = [...(submitButtonsOf(form).at(-1)?.classList ?? [])];
  return classes.filter((one) => !/^js-|submit/.test(one)).join(' ');
}

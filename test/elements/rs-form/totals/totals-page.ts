import type { FormPage } from '../page-driver.js';

/** Number format of Spanish. */
export const spanish = { decimals: 2, decimal: ',', thousands: '.' };

export interface TotalsPage {
  readonly controls: string;
  readonly calculations: readonly object[];
  readonly fields?: readonly object[];
  readonly conditions?: readonly object[];
}

/** Returns a page whose form has totals, as an author writes it. */
export function totalsPage({ controls, calculations, fields = [], conditions = [] }: TotalsPage): string {
  const json = { version: 1, formId: 3, pages: [{ fields }], conditions, calculations };
  // The JSON is in markup: no text in it may end the script.
  const text = JSON.stringify(json).replaceAll('<', '\\u003c');
  return `<rs-form without-draft><script type="application/json">${text}</script>
    <form method="post" action="/pedido"><fieldset id="rsform_3_page_0">${controls}</fieldset>
    <input type="hidden" name="form[formId]" value="3"><button type="submit" name="form[Enviar]">Enviar</button></form></rs-form>`;
}

export const input = (name: string, attributes = '') =>
  `<div class="rsform-block rsform-block-${name.toLowerCase()}"><input id="${name}" name="form[${name}]" ${attributes || 'type="text"'}></div>`;
export const box = (name: string, value: string, attributes = '') =>
  `<input type="checkbox" name="form[${name}][]" value="${value}" ${attributes}>`;

/** Returns the control of a field. */
export function field(page: FormPage, name: string): HTMLInputElement {
  return page.form.querySelector(`[name="form[${name}]"]`) as HTMLInputElement;
}

/** Settles when the field holds the text. A property has no observer: an event reports its change. */
export function holds(page: FormPage, name: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (field(page, name).value !== text) return;
      page.form.removeEventListener('change', check);
      resolve();
    };
    page.form.addEventListener('change', check);
    check();
  });
}

/** Records the events of a field from now on. */
export function eventsOf(page: FormPage, name: string): string[] {
  const events: string[] = [];
  for (const type of ['input', 'change']) {
    field(page, name).addEventListener(type, () => events.push(`${type} ${field(page, name).value}`));
  }
  return events;
}

export function choose(page: FormPage, value: string): void {
  (page.form.querySelector(`[value="${value}"]`) as HTMLInputElement).click();
}

export const product = [{ target: 'Total', expression: '{Precio:value} * {Cantidad:value}', ...spanish }];
export const order =
  input('Precio') + input('Cantidad', 'type="number" step="any"') + input('Total', 'type="text" readonly');

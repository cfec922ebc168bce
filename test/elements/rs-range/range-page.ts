import { appears } from '../../shared/appears.js';
import '../../../elements/rs-range/define.js';

export const rangeId = 'precio';

/** Text input of a slider, as a server writes it. */
export function inputMarkup(value = '', attributes = ''): string {
  return `<input type="text" id="${rangeId}" name="form[Presupuesto]" value="${value}" class="price" ${attributes}>`;
}

/** Page with one slider. */
export interface RangePage {
  readonly form: HTMLFormElement;
  readonly element: HTMLElementTagNameMap['rs-range'];
  readonly text: HTMLInputElement;
  readonly root: ShadowRoot;
  readonly handles: readonly HTMLElement[];
  shown(): string;
  /** Presses a key on a handle that has the focus. */
  key(handle: number, key: string): void;
  /** Writes a text into the input, as a script of the page does. */
  type(text: string): void;
  /** Presses the form's reset button, and waits until the slider has been reset. */
  reset(): Promise<void>;
}

/** Opens a form with a label, a text and its slider. Removes the fixture of the previous test. */
export async function openRange(attributes: string, input = inputMarkup()): Promise<RangePage> {
  const form = openForm(`${input}<rs-range for="${rangeId}" ${attributes}></rs-range>`);
  return pageOf(form, form.querySelector('rs-range') as HTMLElementTagNameMap['rs-range']);
}

/** Opens a form around some markup. */
export function openForm(markup: string): HTMLFormElement {
  document.querySelector('form')?.remove();
  const template = document.createElement('template');
  template.innerHTML = `<form lang="es">
    <label for="${rangeId}">Presupuesto<strong class="formRequired">(*)</strong></label>
    ${markup}<button type="reset">Borrar</button></form>`;
  document.body.append(template.content);
  return document.querySelector('form') as HTMLFormElement;
}

/** Returns the page of a slider, once its handles are rendered. */
export async function pageOf(
  form: HTMLFormElement,
  element: HTMLElementTagNameMap['rs-range'],
): Promise<RangePage> {
  const root = element.shadowRoot as ShadowRoot;
  await appears(root, 'input, .noUi-handle');
  const handles = [...root.querySelectorAll<HTMLElement>('input, .noUi-handle')];
  const text = form.querySelector('input[name]') as HTMLInputElement;
  return {
    ...{ form, element, text, root, handles },
    shown: () => root.querySelector('[part="value"]')?.textContent ?? '',
    key(handle, key) {
      const one = handles[handle] as HTMLElement;
      one.focus();
      one.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    },
    type(value) {
      text.value = value;
      text.dispatchEvent(new Event('input', { bubbles: true }));
    },
    async reset() {
      form.querySelector<HTMLButtonElement>('[type="reset"]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

/** Moves the browser's own range, as a visitor's drag does. */
export function slideTo({ handles }: Pick<RangePage, 'handles'>, value: number): void {
  const [handle] = handles as readonly HTMLInputElement[];
  if (!handle) return;
  handle.value = String(value);
  handle.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  handle.dispatchEvent(new Event('change', { bubbles: true }));
}

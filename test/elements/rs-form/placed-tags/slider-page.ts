import { appears } from '../../../shared/appears.js';
import { find, openHelpers, type FieldMarkup } from '../field-helpers/field-helpers-page.js';
import type { FormPage } from '../page-driver.js';

export const rangeId = 'rs-range-slider1_0';

/** Text input of a range slider, as the server writes it. */
export function rangeMarkup(value = '', attributes = ''): FieldMarkup {
  return {
    alias: 'presupuesto',
    componentId: 40,
    caption: `<label for="${rangeId}">Presupuesto<strong class="formRequired">(*)</strong></label>`,
    controls: `<input type="text" id="${rangeId}" name="form[Presupuesto]" value="${value}" class="rsform-range-slider" ${attributes}>`,
  };
}

/** Page with one slider. */
export interface RangePage extends FormPage {
  readonly text: HTMLInputElement;
  readonly root: ShadowRoot;
  readonly handles: readonly HTMLElement[];
  shown(): string;
  /** Presses a key on a handle that has the focus. */
  key(handle: number, key: string): void;
}

export async function openRange(
  settings: object,
  field = rangeMarkup(),
  others: readonly FieldMarkup[] = [],
  json: object = {},
): Promise<RangePage> {
  const definition = { name: 'Presupuesto', type: 'range-slider', ...settings };
  const page = await openHelpers(
    [...others, field],
    { pages: [{ fields: [definition] }], ...json },
    { selector: 'rs-range' },
  );
  const root = await sliderRoot(page);
  const handles = [...root.querySelectorAll<HTMLElement>('input, .noUi-handle')];
  return {
    ...page,
    text: find<HTMLInputElement>(page, `[id="${rangeId}"]`),
    root,
    handles,
    shown: () => root.querySelector('[part="value"]')?.textContent ?? '',
    key(handle, key) {
      const element = handles[handle] as HTMLElement;
      element.focus();
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    },
  };
}

/** Returns the shadow root of the slider, once its handles are rendered. */
export async function sliderRoot(page: FormPage): Promise<ShadowRoot> {
  await customElements.whenDefined('rs-range');
  const root = find(page, 'rs-range').shadowRoot as ShadowRoot;
  await appears(root, 'input, .noUi-handle');
  return root;
}

/** Moves the browser's own range, as a visitor's drag does. */
export function slideTo({ handles }: RangePage, value: number): void {
  const [handle] = handles as readonly HTMLInputElement[];
  if (!handle) return;
  handle.value = String(value);
  handle.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  handle.dispatchEvent(new Event('change', { bubbles: true }));
}

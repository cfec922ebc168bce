import { dispatchInputEvents } from '../markup/control.dom.js';
import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { fallBack, lastDayOf } from '../field-helpers/split-date.model.js';
import { controlsOf, findBlock, findNear } from './fields.dom.js';
import { csvOf } from './extra-validation.model.js';

/** Adds a file input beside the others: the field's own button does it, as soon as the field is there. */
export function addFiles(button: unknown): void {
  if (!(button instanceof HTMLElement)) return;
  const isPress = window.event?.type === 'click' && button.contains(window.event.target as Node);
  // The field takes the handler from the button when it hears it by itself.
  if (!button.hasAttribute('onclick')) {
    if (!isPress) button.click();
    return;
  }
  const observer = new MutationObserver(() => {
    if (button.hasAttribute('onclick')) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(button, { attributeFilter: ['onclick'] });
}

/** Takes the days out of a split date that its month does not have. */
export function refreshSplitDate(name: unknown): void {
  const changed = window.event?.target instanceof Element ? window.event.target : null;
  const [day, month, year] = ['d', 'm', 'y'].map((part) =>
    findNear<HTMLSelectElement>(changed, `${String(name)}${part}`),
  );
  if (!day) return;
  const numberIn = (select: HTMLSelectElement | null | undefined) => Number(select?.value) || null;
  const date = { day: numberIn(day), month: numberIn(month), year: numberIn(year) };
  const last = lastDayOf(date.month, date.year);
  for (const option of day.options)
    if (Number(option.value) > 28) option.disabled = Number(option.value) > last;
  const valid = fallBack(date);
  if (valid === null) return;
  day.value = String(valid);
  dispatchInputEvents(day);
}

/** Shows a picture of the page in its viewer, or in a window of its own where there is none. */
export function showPicture(image: unknown): void {
  if (!(image instanceof HTMLImageElement)) return;
  const items = [{ src: image.src, title: image.title, caption: image.title, alt: image.alt, type: 'image' }];
  const options = { bubbles: true, composed: true, cancelable: true, detail: { items, index: 0 } };
  if (!image.dispatchEvent(new CustomEvent('media-box-open-request', options))) return;
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  const picture = new Image();
  picture.alt = image.alt;
  picture.src = image.src;
  picture.style.maxInlineSize = '100%';
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute(
    'aria-label',
    image.ownerDocument.documentElement.lang.startsWith('es') ? 'Cerrar' : 'Close',
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(close, picture);
  document.body.append(dialog);
  dialog.showModal();
}

type ErrorData = Readonly<Record<string, unknown>>;

/**
 * Marks what a script of the site found wrong, from `{componentId: name}` and an answer of the server: error texts,
 * classes, `aria-invalid`, and the focus on the first.
 */
export function markErrors(form: HTMLFormElement | undefined, names: unknown, data: unknown): void {
  if (!form) return;
  const {
    response,
    json,
    fieldErrorClass = 'rsform-error',
    parentErrorClass = '',
  } = Object(data) as ErrorData;
  const lists = Array.isArray(response) ? (response as unknown[]).map(String) : csvOf(json);
  const [all = '', invalid = ''] = lists;
  const failing = new Set(invalid.split(',').filter(Boolean));
  const classes = ['rsform-error', ...String(fieldErrorClass).split(' ')].filter(Boolean);
  let first: HTMLElement | undefined;
  for (const id of all.split(',').filter((one) => /^\d{1,9}$/.test(one))) {
    const isWrong = failing.has(id);
    const [text] = findInForm<HTMLElement>(form, `[id="component${id}"]`);
    if (text) text.className = isWrong ? 'formError' : 'formNoError';
    const name: unknown = Reflect.get(Object(names), id);
    if (typeof name !== 'string') continue;
    const block = findBlock(form, name);
    for (const one of String(parentErrorClass).split(' ').filter(Boolean))
      block?.classList.toggle(one, isWrong);
    for (const control of controlsOf(form, name)) {
      for (const one of classes) control.classList.toggle(one, isWrong);
      if (isWrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
      if (isWrong) first ??= control;
    }
  }
  first?.focus();
}

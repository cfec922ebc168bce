import { listen } from './listen.js';
import { documentOf, unclobbered } from './unclobbered.js';

/** Attributes of an input that affect a control beside it. */
const attributes = ['value', 'disabled', 'readonly', 'aria-invalid'];

/**
 * Calls back when the value or the disabled state of an input may have changed: by typing, a reset, the browser's
 * restoration, or a script. Text in composition (IME) does not count.
 *
 * @returns A function that stops.
 */
export function followInput(input: HTMLInputElement, onChange: () => void): () => void {
  const document = documentOf(input);
  const changed = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) onChange();
  };
  const wasReset = (event: Event) => {
    if (event.target !== input.form) return;
    // The event is dispatched before the controls change.
    setTimeout(() => {
      if (!event.defaultPrevented) onChange();
    }, 0);
  };
  const observer = new MutationObserver(onChange);
  observer.observe(input, { attributes: true, attributeFilter: attributes });
  for (const fieldset of fieldsetsAround(input))
    observer.observe(fieldset, { attributes: true, attributeFilter: ['disabled'] });

  const stops = [
    listen(input, ['input', 'change', 'compositionend'], changed),
    ...rootsOf(input).map((root) => listen(root, ['reset'], wasReset, { capture: true })),
    document.defaultView ? listen(document.defaultView, ['pageshow'], onChange) : () => {},
    () => observer.disconnect(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Writes a value into an input and dispatches `input` and `change` as typing would. An unchanged value
 * dispatches `change` only.
 *
 * @param isDone - False during a movement such as a drag: `change` is not dispatched. True by default.
 */
export function writeInput(input: HTMLInputElement, text: string, isDone = true): void {
  const isNew = input.value !== text;
  if (isNew) {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  if (isDone) input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Returns the roots in which to listen for `reset`, which does not leave a shadow root. The document is always one of
 * them, because an input may be inserted later.
 */
function rootsOf(input: HTMLInputElement): readonly EventTarget[] {
  const root = input.getRootNode();
  return root instanceof ShadowRoot ? [documentOf(input), root] : [documentOf(input)];
}

function fieldsetsAround(input: HTMLInputElement): readonly Element[] {
  const around: Element[] = [];
  for (
    let at = input.closest('fieldset');
    at;
    at = unclobbered(at.parentElement)?.closest('fieldset') ?? null
  )
    around.push(at);
  return around;
}

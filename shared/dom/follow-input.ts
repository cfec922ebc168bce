import { listen } from './listen.js';

/** The attributes of an input that a control beside it follows. */
const attributes = ['value', 'disabled', 'readonly', 'aria-invalid'];

/**
 * Calls back whenever an input may hold another text or may have been disabled: it was typed into, reset, restored by
 * the browser, or changed by the server's scripts. What is still being composed is no text yet. Returns the way to stop.
 */
export function followInput(input: HTMLInputElement, onChange: () => void): () => void {
  const document = input.ownerDocument;
  const changed = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) onChange();
  };
  const wasReset = (event: Event) => {
    if (event.target !== input.form) return;
    // The event comes before the controls change.
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
 * Writes a text into an input and tells the page as a visitor's own typing would; `isDone` is false while the visitor
 * is still at it. A text that is there already is told of only at the end of such a movement.
 */
export function writeInput(input: HTMLInputElement, text: string, isDone = true): void {
  const isNew = input.value !== text;
  if (isNew) {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  if (isDone) input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A `reset` does not leave its shadow root. An input that is not in the page yet will be in the document. */
function rootsOf(input: HTMLInputElement): readonly Node[] {
  const root = input.getRootNode();
  return root instanceof ShadowRoot ? [input.ownerDocument, root] : [input.ownerDocument];
}

function fieldsetsAround(input: HTMLInputElement): readonly Element[] {
  const around: Element[] = [];
  for (let at = input.closest('fieldset'); at; at = at.parentElement?.closest('fieldset') ?? null)
    around.push(at);
  return around;
}

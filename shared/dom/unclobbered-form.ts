/**
 * A form's children hide its own members when they are named like them (`<input name="submit">`). These read
 * and drive a form through the prototypes, where no name in the markup reaches.
 */
const { getAttribute, setAttribute, removeAttribute, querySelectorAll } = Element.prototype;
const { contains, getRootNode } = Node.prototype;
const { addEventListener } = EventTarget.prototype;
const readElements = /* @__PURE__ */ getterOf('elements');
const readAction = /* @__PURE__ */ getterOf('action');

/** The form's controls in document order, those outside that name it by `form` included. */
export function formElements(form: HTMLFormElement): Element[] {
  return Array.from(readElements(form));
}

/** The elements inside the form that match a selector. */
export function findInForm<Found extends Element = Element>(
  form: HTMLFormElement,
  selector: string,
): Found[] {
  return [...(querySelectorAll.call(form, selector) as NodeListOf<Found>)];
}

/** The text of the form's own attribute; null where it is missing. */
export function formAttribute(form: HTMLFormElement, name: string): string | null {
  return getAttribute.call(form, name);
}

/** Sets the form's own attribute. */
export function setFormAttribute(form: HTMLFormElement, name: string, text: string): void {
  setAttribute.call(form, name, text);
}

/** Removes the form's own attribute. */
export function removeFormAttribute(form: HTMLFormElement, name: string): void {
  removeAttribute.call(form, name);
}

/** The full address that the form posts to. */
export function formAction(form: HTMLFormElement): string {
  return readAction(form);
}

/** Submits as if the button had been clicked, so that its name and value are posted too. */
export function submitFormBy(form: HTMLFormElement, submitter: HTMLElement | null): void {
  // The browser refuses a button that has left the form meanwhile: the post matters more than its name.
  const isOurs = submitter !== null && formElements(form).includes(submitter);
  HTMLFormElement.prototype.requestSubmit.call(form, isOurs ? submitter : null);
}

/** Puts the form back to its defaults, with its `reset` event. */
export function resetForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.reset.call(form);
}

/** Listens to the form and to its controls, those outside that name it by `form` included, until the signal. */
export function listenToForm<Type extends keyof HTMLElementEventMap>(
  form: HTMLFormElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options: AddEventListenerOptions & { readonly signal: AbortSignal },
): void {
  addEventListener.call(form, type, listener as EventListener, options);
  const outside = (event: Event) => {
    if (isTied(event.target, form)) (listener as EventListener)(event);
  };
  getRootNode.call(form).addEventListener(type, outside, options);
}

/** Returns true for a control that stands outside of the form and belongs to it. */
export function isTied(target: EventTarget | null, form: HTMLFormElement): boolean {
  return target instanceof Element && Reflect.get(target, 'form') === form && !contains.call(form, target);
}

function getterOf<Name extends 'elements' | 'action'>(
  name: Name,
): (form: HTMLFormElement) => HTMLFormElement[Name] {
  // Looked up at each call, so that importing this module costs nothing while the page is parsed.
  return (form) =>
    Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, name)?.get?.call(
      form,
    ) as HTMLFormElement[Name];
}

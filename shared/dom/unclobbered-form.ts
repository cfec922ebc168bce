import { documentOf, unclobbered } from './unclobbered.js';

/**
 * Accessors of a form through the prototypes. Controls named like a member (`<input name="submit">`) shadow the
 * form's own members.
 */
const { getAttribute, setAttribute, removeAttribute, querySelectorAll } = Element.prototype;
const { contains, getRootNode } = Node.prototype;
const { addEventListener } = EventTarget.prototype;
const readElements = /* @__PURE__ */ getterOf('elements');
const readAction = /* @__PURE__ */ getterOf('action');

/** Returns the controls of a form in document order, including those outside that reference it by `form`. */
export function formElements(form: HTMLFormElement): Element[] {
  return Array.from(readElements(form));
}

/** Returns the elements inside a form that match a selector. */
export function findInForm<Found extends Element = Element>(
  form: HTMLFormElement,
  selector: string,
): Found[] {
  return [...(querySelectorAll.call(form, selector) as NodeListOf<Found>)];
}

/** Returns the value of a form's attribute; null if it is missing. */
export function formAttribute(form: HTMLFormElement, name: string): string | null {
  return getAttribute.call(form, name);
}

/** Sets an attribute of a form. */
export function setFormAttribute(form: HTMLFormElement, name: string, text: string): void {
  setAttribute.call(form, name, text);
}

/** Removes an attribute of a form. */
export function removeFormAttribute(form: HTMLFormElement, name: string): void {
  removeAttribute.call(form, name);
}

/** Returns the absolute URL that the form posts to. */
export function formAction(form: HTMLFormElement): string {
  return readAction(form);
}

/**
 * Submits as if the button had been clicked, so that its name and value are posted. A button that is no longer in the
 * form is ignored.
 */
export function submitFormBy(form: HTMLFormElement, submitter: HTMLElement | null): void {
  // `requestSubmit` throws for a button that is no longer in the form. The form's list of elements lacks images.
  const isOurs = submitter !== null && 'form' in submitter && submitter.form === form;
  HTMLFormElement.prototype.requestSubmit.call(form, isOurs ? submitter : null);
}

/** Resets a form, with its `reset` event. */
export function resetForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.reset.call(form);
}

/** Listens to a form and its controls, including those outside that reference it by `form`, until the signal aborts. */
export function listenToForm<Type extends keyof HTMLElementEventMap>(
  form: HTMLFormElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options: AddEventListenerOptions & { readonly signal: AbortSignal },
): void {
  addEventListener.call(form, type, listener as EventListener, options);
  // These are dispatched at the form itself.
  if (['submit', 'reset', 'formdata'].includes(type)) return;
  const outside = (event: Event) => {
    if (isTied(event.target, form)) (listener as EventListener)(event);
  };
  unclobbered(getRootNode.call(form)).addEventListener(type, outside, options);
}

/** Returns the outermost target that the form's submit events pass: the window, or the form's shadow root. */
export function submitPath(form: HTMLFormElement): EventTarget {
  const root = getRootNode.call(form);
  return (root instanceof ShadowRoot ? root : documentOf(form).defaultView) ?? root;
}

/** Returns true for a control outside the form that belongs to it. */
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

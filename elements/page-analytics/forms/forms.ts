import { formAttribute } from '../../../shared/dom/unclobbered-form.js';
import { whenOver } from '../links/when-over.dom.js';
import { listenToEvents } from '../listen-events.dom.js';
import type { Tracking } from '../page-analytics.host.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { firstFieldParams, formParams, submitParams } from './form-params.dom.js';

/**
 * Tracks started and sent forms. `<rs-form>` dispatches events of its own, because its submit events are stopped and
 * dispatched again.
 */
export function watchForms(tracking: Tracking): void {
  const forms = new Forms(tracking);
  listenToEvents(tracking, types, 'form, rs-form, [form]', (event, target) => forms.handle(event, target));
}

const types = ['focusin', 'input', 'submit', 'rs-form-started', 'rs-form-submitted'];

class Forms {
  readonly #tracking: Tracking;
  readonly #begun = new Set<unknown>();
  readonly #buttons = new WeakMap<HTMLFormElement, Element | null>();
  #field: Element | undefined;

  constructor(tracking: Tracking) {
    this.#tracking = tracking;
  }

  handle(event: Event, target: Element): void {
    const form = formOf(target);
    if (!form) return;
    if (event.type === 'rs-form-started') this.#begin(form);
    else if (event.type === 'rs-form-submitted') this.#send(form);
    else if (event instanceof SubmitEvent) this.#submit(event, form);
    else this.#touch(event, form, target);
  }

  #touch({ type }: Event, form: HTMLFormElement, field: Element): void {
    this.#field = field;
    if (type !== 'focusin' && !emitsFormEvents(form)) this.#begin(form);
  }

  #submit(event: SubmitEvent, form: HTMLFormElement): void {
    this.#buttons.set(form, event.submitter);
    if (emitsFormEvents(form) || /^dialog$/i.test(formAttribute(form, 'method') ?? '')) return;
    whenOver(this.#tracking, () => {
      if (!event.defaultPrevented) this.#send(form);
    });
  }

  #begin(form: HTMLFormElement): void {
    const key = formAttribute(form, 'id') ?? form;
    if (this.#begun.has(key)) return;
    this.#begun.add(key);
    this.#tracking.track('form_start', { ...formParams(form), ...firstFieldParams(form, this.#field) });
  }

  #send(form: HTMLFormElement): void {
    this.#begin(form);
    const button = this.#buttons.get(form) ?? null;
    this.#tracking.track('form_submit', { ...formParams(form), ...submitParams(form, button) });
  }
}

/** Returns true for a form inside an `<rs-form>`, which dispatches events of its own. */
function emitsFormEvents(form: HTMLFormElement): boolean {
  return [...document.querySelectorAll('rs-form')].some((element) => formOf(element) === form);
}

/** Returns the form of a node: itself, or that of a control or of an `<rs-form>`. */
function formOf(node: Element): HTMLFormElement | null {
  const form: unknown = node instanceof HTMLFormElement ? node : Reflect.get(node, 'form');
  return form instanceof HTMLFormElement ? form : null;
}

import { numberOf } from './fields.dom.js';
import type { FormCalls, RecordedCalls } from './recorded-calls.js';

type AddEvent = (target: EventTarget, type: string, listener: EventListener) => void;

/**
 * How page scripts listen. To the submit of a form they hear presses alone, as before: what was found wrong never came
 * so far, and a submit by script had no event. A plugin's listener that asks for another submit would else never end.
 */
export function listenToPresses(calls: RecordedCalls, addEvent: AddEvent): AddEvent {
  return (target, type, listener) => {
    const formId = type === 'submit' && target instanceof HTMLFormElement ? numberOf(target) : null;
    if (formId === null) return addEvent(target, type, listener);
    addEvent(target, type, (event) => {
      if (!event.defaultPrevented && !calls.of(formId).isOwnSubmit) listener.call(target, event);
    });
  };
}

/** Notes of each submit, before anyone hears of it, whose it is. */
export function watchSubmits(form: HTMLFormElement, calls: FormCalls, isBusy: () => boolean): void {
  const note = () => (calls.isOwnSubmit = calls.isAskedByPage || isBusy());
  EventTarget.prototype.addEventListener.call(form, 'submit', note, { capture: true });
}

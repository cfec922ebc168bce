import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { reportError } from '../../../shared/element/report.js';
import type { FieldControl, ServerForm } from './server-form.dom.js';
import { dispatchInputEvents } from './control.dom.js';

/** A control that a page script gave a value of its own. */
type CustomControl = FieldControl & { rsfpGetValue(): unknown };

/**
 * Dispatches the events of custom controls that a reset has changed, which a browser leaves out. Controls that did not
 * change have none, so a page that resets in response comes to rest. Returns a function that stops.
 */
export function completeReset(server: ServerForm): () => void {
  const life = new AbortController();
  const completed = (event: Event) => {
    const before = customControlsOf(server).map((control) => ({ control, value: valueOf(control) }));
    // The event comes before the controls change.
    setTimeout(() => {
      if (life.signal.aborted || event.defaultPrevented) return;
      for (const { control, value } of before) if (valueOf(control) !== value) dispatchInputEvents(control);
    }, 0);
  };

  listenToForm(server.element, 'reset', completed, { signal: life.signal });
  return () => life.abort();
}

function customControlsOf({ names, controls }: ServerForm): readonly CustomControl[] {
  return names.flatMap((name) => controls(name)).filter(isCustom);
}

function isCustom(control: FieldControl): control is CustomControl {
  return Object.hasOwn(control, 'rsfpGetValue') && typeof Reflect.get(control, 'rsfpGetValue') === 'function';
}

/** As a text: a list that is made anew each time is no other value. */
function valueOf(control: CustomControl): string {
  try {
    return String(control.rsfpGetValue());
  } catch (error) {
    reportError(error);
    return '';
  }
}

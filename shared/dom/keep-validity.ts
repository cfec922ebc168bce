import { listen } from './listen.js';

/**
 * Keeps the custom validity of an input current, so that the browser blocks its form and `<rs-form>` finds the error.
 * A hidden or disabled input is valid. Messages that the page has set stay.
 *
 * @param findProblem - Returns the message; '' for a valid input.
 */
export function keepValidity(input: HTMLInputElement, findProblem: () => string): ValidityKeeper {
  let written = '';

  function refresh(): void {
    const canMend = input.checkVisibility({ visibilityProperty: true }) && !input.matches(':disabled');
    const problem = canMend ? findProblem() : '';
    // What a script of the page has said stays.
    if (problem === written || (written === '' && input.validity.customError)) return;
    input.setCustomValidity(problem);
    written = problem;
  }

  // The browser looks at the input right after the press on a button, also where Enter presses it.
  const stopListening = listen(input.ownerDocument, ['click'], refresh, { capture: true });
  // Of a script that checks the form nobody hears; what goes out of sight loses its size.
  const sizes = new ResizeObserver(refresh);
  sizes.observe(input);
  return {
    refresh,
    stop() {
      stopListening();
      sizes.disconnect();
      if (written !== '') input.setCustomValidity('');
    },
  };
}

export interface ValidityKeeper {
  refresh(): void;
  stop(): void;
}

import { listen } from './listen.js';
import { documentOf } from './unclobbered.js';

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
    // A message that a script of the page has set stays.
    if (problem === written || (written === '' && input.validity.customError)) return;
    input.setCustomValidity(problem);
    written = problem;
  }

  // The browser validates right after the click on a button, which Enter dispatches too.
  const stopListening = listen(documentOf(input), ['click'], refresh, { capture: true });
  // A script's check dispatches no click. A hidden input loses its size.
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

import { listen } from './listen.js';

/**
 * Tells the browser what is wrong with an input, so that a page's own form is held back as well, and `<rs-form>` finds
 * it. An input that is out of sight holds nobody up. Returns the way to stop.
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

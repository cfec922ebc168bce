import { listen } from '../../shared/dom/listen.js';

/**
 * Tells the browser what is wrong with an input, so that a page's own form is held back as well, and `<rs-form>` finds
 * it. An input that is out of sight holds nobody up. Returns the way to stop.
 */
export function keepValidity(input: HTMLInputElement, findProblem: () => string): ValidityKeeper {
  let written = '';

  function refresh(): void {
    const problem = input.checkVisibility() && !input.matches(':disabled') ? findProblem() : '';
    // What a script of the page has said stays.
    if (problem === written || (written === '' && input.validity.customError)) return;
    input.setCustomValidity(problem);
    written = problem;
  }

  // The browser looks at the input right after the press on a button, also where Enter presses it.
  const stop = listen(input.ownerDocument, ['click'], refresh, { capture: true });
  return {
    refresh,
    stop() {
      stop();
      if (written !== '') input.setCustomValidity('');
    },
  };
}

export interface ValidityKeeper {
  refresh(): void;
  stop(): void;
}

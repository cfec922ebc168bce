/** Custom states of one element, which page styles match with `:state(name)`. */
export interface CustomStates {
  set(name: string, isOn: boolean): void;
}

/** Creates the custom states of an element. In browsers without them `set` is a no-op. */
export function createStates(element: HTMLElement): CustomStates {
  const states = attachInternals(element)?.states;

  return {
    set(name, isOn) {
      try {
        if (isOn) states?.add(name);
        else states?.delete(name);
      } catch {
        // Browsers before `:state()` accept only names with dashes and throw.
      }
    },
  };
}

function attachInternals(element: HTMLElement): ElementInternals | undefined {
  try {
    return element.attachInternals();
  } catch {
    return undefined;
  }
}

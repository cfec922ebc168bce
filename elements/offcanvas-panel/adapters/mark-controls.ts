import { controlsOf, isButton } from './find-controls.js';

export interface ControlMarker {
  /** Says on every control whether the panel is out. Without anything to open they are hidden. */
  mark(isOut: boolean, isUseful: boolean): void;
  /** Gives every control back as the server wrote it. */
  stop(): void;
}

/** The class with which the theme hides a toggle until there is something to open. */
const hidingClass = 'g-offcanvas-hide';
const borrowed = ['aria-expanded', 'aria-controls', 'hidden', 'role', 'tabindex'];

/** Keeps the state of a panel on all of its controls; those that are no buttons become some. */
export function createControlMarker(host: HTMLElement): ControlMarker {
  const known = new Map<HTMLElement, () => void>();

  function release(isStill: (control: HTMLElement) => boolean): void {
    for (const [control, giveBack] of known) {
      if (isStill(control)) continue;
      giveBack();
      known.delete(control);
    }
  }

  return {
    mark(isOut, isUseful) {
      const controls = controlsOf(host);
      release((control) => controls.includes(control));
      for (const control of controls) {
        if (!known.has(control)) known.set(control, takeOver(control));
        control.setAttribute('aria-expanded', String(isOut));
        control.setAttribute('aria-controls', host.id);
        // The page's sheets may show what has `hidden`; through the CSSOM, for a strict `style-src`.
        control.style.setProperty('display', isUseful ? '' : 'none', 'important');
      }
    },
    stop: () => release(() => false),
  };
}

function takeOver(control: HTMLElement): () => void {
  const { classList, style } = control;
  const before = borrowed.map((name) => [name, control.getAttribute(name)] as const);
  const hadClass = classList.contains(hidingClass);
  const { display } = style;
  // A server that hides what does nothing without scripts writes one of these.
  classList.remove(hidingClass);
  control.removeAttribute('hidden');
  if (!isButton(control)) {
    control.setAttribute('role', 'button');
    control.tabIndex = Math.max(0, control.tabIndex);
  }
  return () => {
    for (const [name, value] of before) {
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
    }
    style.setProperty('display', display);
    if (hadClass) classList.add(hidingClass);
  };
}

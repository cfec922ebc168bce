const places = '[autofocus], a[href], button, input, select, textarea, summary, [tabindex]';

/** Where the page hides the close button, the focus goes to the first place in the content that takes it. */
export function focusInto(host: HTMLElement, dialog: HTMLElement): void {
  const root = host.shadowRoot;
  if (root?.activeElement && root.activeElement !== dialog) return;
  [...host.querySelectorAll<HTMLElement>(places)].some((place) => {
    place.focus({ preventScroll: true });
    return place.matches(':focus');
  });
}

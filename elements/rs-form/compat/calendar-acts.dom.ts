import { findNear } from './fields.dom.js';

/** How the ids of a calendar's input and box begin, for both pickers of the server. */
const pickers = [
  ['txtjQcal', 'caljQ'],
  ['txtcal', 'cal'],
] as const;

const tagName = 'rs-calendar';

type CalendarTag = HTMLElement & { show(): void; hide(): void; toggle: HTMLElement | null };

/** Opens the calendar with that id ("1_0"). A press on its own button has come to the calendar already. */
export function openCalendar(id: unknown): void {
  const { event } = window;
  const pressed = event?.type === 'click' && event.target instanceof Element ? event.target : null;
  for (const [inputId, boxId] of pickers) {
    const box = findNear(pressed, `${boxId}${String(id)}Container`);
    if (!box || !findNear(box, `${inputId}${String(id)}`)) continue;
    whenThere(box, (calendar, isLate) => {
      const isPress = pressed && calendar.toggle?.contains(pressed);
      if (isLate || !isPress) calendar.show();
    });
  }
}

/** Closes every calendar that is open in a window of its own. */
export function hideCalendars(): void {
  for (const calendar of document.querySelectorAll<CalendarTag>(`${tagName}:defined`)) calendar.hide();
}

/** Calls the task with the calendar in a box, now or when it comes. */
function whenThere(box: HTMLElement, task: (calendar: CalendarTag, isLate: boolean) => void): void {
  const find = () => box.querySelector<CalendarTag>(`${tagName}:defined`);
  const known = find();
  if (known) return task(known, false);
  const look = () => {
    const calendar = find();
    if (!calendar) return;
    observer.disconnect();
    task(calendar, true);
  };
  const observer = new MutationObserver(look);
  observer.observe(box, { childList: true });
  void customElements.whenDefined(tagName).then(look);
}

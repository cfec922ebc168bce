import { appears, disappears } from '../../shared/appears.js';
import '../../../elements/rs-calendar/define.js';
import { liveRegion } from '../../shared/announced.js';

/** Small form with a date field and its calendar. */
export interface CalendarPage {
  readonly input: HTMLInputElement;
  readonly hidden: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly element: HTMLElementTagNameMap['rs-calendar'];
  readonly root: ShadowRoot;
  /** Announcements of the live region. */
  readonly announced: string[];
  /** The visible and the hidden text after every `change`. */
  readonly picked: (readonly [string, string])[];
  /** Types a text into the visible input. */
  write(text: string): Promise<void>;
  find(part: string): HTMLElement;
  day(label: string): HTMLElement;
  time(label: string): HTMLElement;
  /** Clicks an element. Settles when the page has rendered the result. */
  click(target: HTMLElement): Promise<void>;
  focused(): Element | null;
  stop(): Promise<void>;
}

/** Creates the fields with DOM methods: the page is also opened under Trusted Types. */
function createFields(): readonly [HTMLElement, HTMLInputElement, HTMLInputElement] {
  const [input, hidden] = [document.createElement('input'), document.createElement('input')];
  const label = document.createElement('label');
  Object.assign(label, { htmlFor: 'txtjQcal1_0', textContent: 'Día y hora' });
  Object.assign(input, { type: 'text', id: 'txtjQcal1_0', name: 'form[Dia_y_hora]' });
  Object.assign(hidden, { type: 'hidden', name: 'hidden[1_Dia_y_hora]' });
  return [label, input, hidden];
}

/** Opens the page in the month of a day. No date is chosen. */
export async function openPage(
  attributes: Readonly<Record<string, string>> = {},
  month = '12-03-2027',
): Promise<CalendarPage> {
  const form = document.createElement('form');
  form.lang = 'es';
  const fields = createFields();
  const element = document.createElement('rs-calendar');
  const settings = { inline: '', format: 'DD-MM-YYYY HH:mm', step: '30', for: 'txtjQcal1_0', ...attributes };
  for (const [name, text] of Object.entries(settings)) element.setAttribute(name, text);
  element.hiddenInput = fields[2];
  form.append(...fields, element);
  document.body.append(form);

  const page = pageOf(form, element);
  await appears(page.root, '[part~="day"]');
  const chosen = '[part~="day"][aria-selected="true"]';
  await page.write(month);
  await appears(page.root, chosen);
  await page.write('');
  await disappears(page.root, chosen);
  return page;
}

function pageOf(form: HTMLFormElement, element: HTMLElementTagNameMap['rs-calendar']): CalendarPage {
  const root = element.shadowRoot as ShadowRoot;
  const [input, hidden] = [...form.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const picked: (readonly [string, string])[] = [];
  input.addEventListener('change', () => picked.push([input.value, hidden.value]));

  function find(selector: string): HTMLElement {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing on the page is ${selector}`);
    return found;
  }

  return {
    ...{ input, hidden, form, element, root, picked, find: (part) => find(`[part~="${part}"]`) },
    announced: listenTo(liveRegion('polite')),
    day: (name) => find(`[part~="day"][aria-label^="${name}"]`),
    time: (name) => timeIn(root, name),
    async write(text) {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await rendered();
    },
    async click(target) {
      target.click();
      await rendered();
    },
    focused: () => root.activeElement,
    async stop() {
      form.remove();
      await rendered();
    },
  };
}

/** Settles after React has rendered. */
export function rendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function timeIn(root: ShadowRoot, name: string): HTMLElement {
  const slots = [...root.querySelectorAll<HTMLElement>('[part~="time"]')];
  const slot = slots.find((option) => option.textContent === name);
  if (!slot) throw new Error(`no time is ${name}`);
  return slot;
}

function listenTo(region: HTMLElement): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '');
  });
  observer.observe(region, { childList: true });
  return said;
}

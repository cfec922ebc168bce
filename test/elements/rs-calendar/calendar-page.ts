import { createElement } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../../shared/element/adopt-styles.js';
import { CalendarWidget, calendarStyles } from '../../../elements/rs-calendar/CalendarWidget.js';
import { calendarDefaults, type CalendarOptions } from '../../../elements/rs-calendar/options.model.js';
import { translateTo } from './translate.js';

/** A small form with a date field and its calendar, wired as `<rs-form>` does it. */
export interface CalendarPage {
  readonly input: HTMLInputElement;
  readonly hidden: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly root: ShadowRoot;
  readonly announced: string[];
  readonly picked: (readonly [string, string])[];
  /** Puts a text into the visible input, as typing, a reset or a restored draft does. */
  write(text: string): void;
  find(part: string): HTMLElement;
  day(label: string): HTMLElement;
  time(label: string): HTMLElement;
  /** Clicks, and lets the page follow what was picked. */
  click(target: HTMLElement): Promise<void>;
  focused(): Element | null;
  stop(): void;
}

/** Opens the page in the month of a day; nothing is chosen. */
export function openPage(options: Partial<CalendarOptions> = {}, month = '12-03-2027'): CalendarPage {
  const form = document.createElement('form');
  const input = Object.assign(document.createElement('input'), {
    type: 'text',
    id: 'txtjQcal1_0',
    name: 'form[Dia_y_hora]',
  });
  const hidden = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'hidden[1_Dia_y_hora]',
  });
  const label = Object.assign(document.createElement('label'), {
    htmlFor: input.id,
    textContent: 'Día y hora',
  });
  const host = document.createElement('rs-calendar');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [calendarStyles]);
  form.append(label, input, hidden, host);
  document.body.append(form);

  const react = createRoot(document.createElement('div'));
  const announced: string[] = [];
  const picked: (readonly [string, string])[] = [];
  const translate = translateTo('es');
  const wanted = { ...calendarDefaults, stepMinutes: 30, ...options };

  function paint(): void {
    const widget = createElement(CalendarWidget, {
      options: wanted,
      text: input.value,
      label: 'Día y hora',
      translate,
      onAnnounce: (text) => announced.push(text),
      onPick(visibleText, hiddenText) {
        picked.push([visibleText, hiddenText]);
        input.value = visibleText;
        hidden.value = hiddenText;
        queueMicrotask(paint);
      },
    });
    flushSync(() => react.render(createPortal(widget, root)));
  }

  function write(text: string): void {
    input.value = text;
    paint();
  }

  function find(selector: string): HTMLElement {
    const element = root.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`nothing on the page is ${selector}`);
    return element;
  }

  write(month);
  write('');
  return {
    ...{ input, hidden, form, root, announced, picked, write },
    find: (part) => find(`[part="${part}"]`),
    day: (name) => find(`[part="day"][aria-label="${name}"]`),
    time(name) {
      const slot = [...root.querySelectorAll<HTMLElement>('[part="time"]')].find(
        (option) => option.textContent === name,
      );
      if (!slot) throw new Error(`no time is ${name}`);
      return slot;
    },
    async click(target) {
      target.click();
      await Promise.resolve();
    },
    focused: () => root.activeElement,
    stop() {
      flushSync(() => react.unmount());
      form.remove();
    },
  };
}

/** Members of `RSFormPro` that describe a form. Each call is recorded and becomes a part of the element's definition. */
import { secondsInDay } from '../shared/dates/date-seconds.model.js';
import { isSameList } from '../shared/store/same-list.model.js';
import { document } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import { classesIn, isOn, operandsIn, optionsOf, readPreview } from './call-values.model.js';
import type { EarlyConditions } from './early-view.dom.js';
import type { Callback, CallQueue, RecordedCalls, WidgetCall } from './page-calls.js';

/** Calendars of a page by form id and field name, as its scripts read them. */
export type CalendarRegistry = Record<string, Record<string, object>>;

/** Creates the members that describe a form, without those for pages and for Ajax. */
export function createRecordingApi(calls: RecordedCalls, queue: CallQueue, early: EarlyConditions) {
  return {
    Translations: createTranslations(calls),
    callbacks: createCallbacks(calls),
    ...createPickers(calls, queue),
    ...createSetters(calls),
    previewFields: createPreviews(calls),
    Conditions: createConditions(calls, queue, early),
    Calculations: createCalculations(calls),
  };
}

/** Creates `RSFormPro.Translations`, the texts that the server writes into the page. A missing text is its key. */
function createTranslations(calls: RecordedCalls) {
  const addCommon = (key: unknown, text: unknown) => {
    calls.texts.set(String(key), String(text));
    calls.onChange();
  };
  return {
    add(formId: unknown, name: unknown, key: unknown, text: unknown): void {
      calls.record(formId, ({ texts }) => {
        const known = texts.get(String(name)) ?? new Map<string, string>();
        texts.set(String(name), known.set(String(key), String(text)));
      });
    },
    translate: (formId: unknown, name: unknown, key: unknown): string =>
      calls.of(formId).texts.get(String(name))?.get(String(key)) ?? String(key),
    addCommonTranslation: addCommon,
    addCommonTranslations(pairs: readonly (readonly [unknown, unknown])[]): void {
      for (const [key, text] of pairs) addCommon(key, text);
    },
    commonTranslate: (key: unknown): string => calls.texts.get(String(key)) ?? String(key),
  };
}

/** Creates `RSFormPro.callbacks`. A callback that is added twice runs once. */
function createCallbacks(calls: RecordedCalls) {
  return {
    addCallback(formId: unknown, name: unknown, callback: Callback): void {
      calls.record(formId, ({ callbacks }) => {
        const known = callbacks.get(String(name)) ?? [];
        if (!known.some((one) => isSameList(one, callback)))
          callbacks.set(String(name), [...known, callback]);
      });
    },
    runCallback: (formId: unknown, name: unknown): void => calls.runCallbacks(formId, String(name)),
  };
}

/** Creates `RSFormPro.jQueryCalendar`, `.YUICalendar` and `.ionSlider`. */
function createPickers(calls: RecordedCalls, queue: CallQueue) {
  const start = (kind: WidgetCall['kind']) => (formId: unknown, id: unknown, options: unknown) =>
    calls.record(formId, ({ widgets }) =>
      widgets.set(`${kind} ${String(id)}`, { kind, id: String(id), options }),
    );
  const showCalendar = queue.defer('showCalendar');
  const hide = queue.defer('hideCalendars');
  const nothing = () => undefined;
  const jQueryCalendar = {
    settings: {},
    calendars: Object.create(null) as CalendarRegistry,
    setCalendar: start('date-time'),
    renderCalendars: nothing,
    showCalendar,
    hideAllPopupCalendars: hide,
  };
  const YUICalendar = {
    settings: {},
    calendars: Object.create(null) as CalendarRegistry,
    setCalendar: start('date'),
    renderCalendars: nothing,
    showHideCalendar: showCalendar,
    hideAllPopupCalendars: hide,
    // A popup closes at a press outside of it.
    hideOnClick: nothing,
  };
  const ionSlider = { settings: {}, sliders: {}, setSlider: start('slider'), renderSliders: nothing };
  calls.pickers.push(jQueryCalendar.settings, YUICalendar.settings);
  return { jQueryCalendar, YUICalendar, ionSlider };
}

/** Creates the setters that the inline block calls once for a form. */
function createSetters(calls: RecordedCalls) {
  return {
    setHTML5Validation(formId: unknown, isDisabling: unknown, classes: unknown): void {
      calls.record(formId, (form) => {
        form.isChecked = true;
        form.isDisabledOnSubmit ||= isOn(isDisabling);
        form.classes = classesIn(classes);
      });
    },
    setDisabledSubmit: (formId: unknown) => calls.record(formId, (form) => (form.isDisabledOnSubmit = true)),
    limitSelections: (formId: unknown, name: unknown, most: unknown) =>
      calls.record(formId, ({ limits }) => limits.set(String(name), Number(most))),
    addFormEvent: (formId: unknown, run: () => void) =>
      calls.record(formId, ({ events }) => events.push(run)),
  };
}

/** Creates `RSFormPro.previewFields`. The server's block pushes a form's previews, and attaches them when the page is loaded. */
function createPreviews(calls: RecordedCalls) {
  const elements: unknown[] = [];
  elements.push = (...added) => {
    for (const one of added)
      for (const preview of readPreview(one))
        calls.record(optionsOf(one)['formId'], ({ previews }) => previews.set(preview.id, preview));
    return Array.prototype.push.apply(elements, added);
  };
  return { elements, attachEvents: () => undefined };
}

/** Creates `RSFormPro.Conditions`. */
function createConditions(calls: RecordedCalls, queue: CallQueue, early: EarlyConditions) {
  const runLater = queue.defer('runConditions');
  const runAll = (formId: unknown) => runLater(Number(formId));
  return {
    add(formId: unknown, name: unknown, run: () => unknown): void {
      calls.record(formId, ({ conditions }) => {
        conditions.set(run, (conditions.get(run) ?? new Set()).add(String(name)));
      });
    },
    run(options: unknown): void {
      early.run(options);
      runLater(options);
    },
    runAll,
    // The element runs its conditions at the start and after a reset.
    addReset: () => undefined,
    delayRun(formId: unknown): void {
      calls.record(formId, () => undefined);
      // True for a block that is inserted after the page was parsed.
      if (document.readyState !== 'loading') early.runAll();
    },
  };
}

/** Creates `RSFormPro.Calculations`. */
function createCalculations(calls: RecordedCalls) {
  const times = (perDay: number) => (seconds: unknown) =>
    Math.round((Number(seconds) / secondsInDay) * perDay);
  return {
    // Without a list of fields, the prices of the options of all forms name them.
    addEvents: (formId: unknown, fields = optionalGlobal('RSFormProPrices')) =>
      calls.record(formId, ({ formId: id, operands }) => {
        for (const name of operandsIn(fields, `${id}_`)) operands.add(name);
      }),
    toDays: times(1),
    toHours: times(24),
    toMinutes: times(1440),
  };
}

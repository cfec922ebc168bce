/**
 * What the suite does not use of flatpickr, which makes the day cells of a month and nothing else (`design` of
 * `elements/rs-calendar/days/`): a minifier cannot see it, because every instance keeps all of it. The body of each
 * function becomes the text beside its name; each is there once, or the build stops.
 */

const emptied = [
  'setCalendarWidth updateTime setHoursFromInputs setHoursFromDate setHours onYearInput triggerChange bindEvents',
  'timeIncrement incrementNumInput focusOnDayElem getFirstAvailableDay getNextAvailableDay focusOnDay buildMonthSwitch',
  'buildMonth buildMonths buildTime updateWeekdays buildWeeks changeMonth clear close destroy documentClick changeYear',
  'isInView onBlur onKeyDown onMouseOver onResize open positionCalendar getDocumentStyleSheet createStyleSheet',
  'focusAndClose selectDate set setSelectedDate setDate setupMobile toggle isDateInRange updateNavigationCurrentMonth',
  'getDateStr updateValue onMonthNavClick timeWrapper setupInputs triggerEvent ampm2military military2ampm createEvent',
  'getClosestActiveElement isCalendarElem isDateSelected updatePositionElement redraw buildMonthNav',
  'buildWeekdays minMaxDateSetter parseDateRules getInputElem',
]
  .join(' ')
  .split(' ');

const replaced = {
  isEnabled: 'return true;',
  // We mark today, and name the weekdays, ourselves.
  setupLocale:
    'self.l10n = __assign(__assign({}, English), self.config.locale); self.formatDate = createDateFormatter(self);',
  setupDates:
    'self.selectedDates = []; self.now = new Date(); self.currentYear = 2000; self.currentMonth = 0;',
  parseConfig: 'Object.assign(self.config, instanceConfig);',
  // Of a calendar only the days are built, and nothing is put into the page.
  init: 'parseConfig(); setupLocale(); setupDates(); setupHelperFunctions(); build();',
  build: 'self.daysContainer = createElement("div", "flatpickr-days"); buildDays();',
  jumpToDate:
    'self.currentYear = jumpDate.getFullYear(); self.currentMonth = jumpDate.getMonth(); buildDays();',
  bind: '',
};

/** File → function → the body that takes the place of its own. */
export const unusedBodies = new Map([
  [
    'flatpickr/dist/esm/index.js',
    new Map([...emptied.map((name) => [name, '']), ...Object.entries(replaced)]),
  ],
  [
    'flatpickr/dist/esm/utils/dates.js',
    new Map([
      ['createDateFormatter', "return function () { return ''; };"],
      ['createDateParser', 'return function (date) { return date; };'],
    ]),
  ],
]);

/** File → how statements begin that give the page's own prototypes and its window names of the vendor's. */
export const unusedStatements = new Map([
  [
    'flatpickr/dist/esm/index.js',
    [
      'import "./utils/polyfills"',
      'if (typeof HTMLElement !== "undefined"',
      'if (typeof jQuery !== "undefined"',
      'Date.prototype.fp_incr =',
      ...['l10ns', 'localize', 'setDefaults', 'parseDate', 'formatDate', 'compareDates'].map(
        (name) => `flatpickr.${name} =`,
      ),
      'if (typeof window !== "undefined")',
    ],
  ],
]);

/** File → variable → the value that takes the place of its own: what the days of a month are built with. */
export const unusedValues = new Map([
  ['flatpickr/dist/esm/types/options.js', new Map([['defaults', "{ showMonths: 1, mode: 'single' }"]])],
  [
    'flatpickr/dist/esm/l10n/default.js',
    new Map([
      ['english', '{ firstDayOfWeek: 0, daysInMonth: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] }'],
    ]),
  ],
]);

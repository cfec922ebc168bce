/**
 * Unused code of vendors that a minifier cannot detect.
 *
 * - flatpickr: everything but the day cells of a month (`elements/rs-calendar/days/`) is emptied, because each
 *   instance keeps all of it; a page with a calendar saves 12 kB gzip.
 * - Leaflet: every class but those of a map with tiles and one marker (`elements/rs-location/map/`) is emptied,
 *   because each is created when the file is read; a page with a map saves 16 kB gzip.
 *
 * Each named function, value or statement occurs once, or the build fails.
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
  // The suite marks today and labels the weekdays itself.
  setupLocale:
    'self.l10n = __assign(__assign({}, English), self.config.locale); self.formatDate = createDateFormatter(self);',
  setupDates:
    'self.selectedDates = []; self.now = new Date(); self.currentYear = 2000; self.currentMonth = 0;',
  parseConfig: 'Object.assign(self.config, instanceConfig);',
  // Only the days are built, and nothing is inserted into the page.
  init: 'parseConfig(); setupLocale(); setupDates(); setupHelperFunctions(); build();',
  build: 'self.daysContainer = createElement("div", "flatpickr-days"); buildDays();',
  jumpToDate:
    'self.currentYear = jumpDate.getFullYear(); self.currentMonth = jumpDate.getMonth(); buildDays();',
  bind: '',
};

/** File to function to its replacement body. */
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

const leaflet = 'leaflet/dist/leaflet-src.esm.js';

/** Controls, which write markup; key handlers, which the suite has; shapes, pictures, popups and their renderers. */
const unusedClasses = [
  'Layers Zoom Scale Attribution Keyboard BoxZoom LayerGroup FeatureGroup TileLayerWMS',
  'Path CircleMarker Circle Polyline Polygon Rectangle GeoJSON Renderer Canvas SVG vmlMixin vmlCreate',
  'ImageOverlay VideoOverlay SVGOverlay DivOverlay Popup Tooltip',
]
  .join(' ')
  .split(' ');

/** Beginnings of statements that extend other classes of Leaflet by those, or export them. */
const unusedLeaflet = [
  ...['Layers', 'Zoom', 'Scale', 'Attribution'].map((name) => `Control.${name} =`),
  ...['layers', 'zoom', 'scale', 'attribution'].map((name) => `control.${name} =`),
  ...['Circle', 'CircleMarker', 'Polyline', 'Polygon', 'LayerGroup'].map((name) => `${name}.include(`),
  ...['geometryToLayer', 'getFeature', 'asFeature'].map((name) => `GeoJSON.${name} =`),
  ...['coordsToLatLng', 'coordsToLatLngs', 'latLngToCoords', 'latLngsToCoords'].map(
    (name) => `GeoJSON.${name} =`,
  ),
  ...['Polyline._flat =', 'Marker.include(PointToGeoJSON', 'SVG.create =', 'SVG.pointsToPath ='],
  ...['TileLayer.WMS =', 'tileLayer.wms =', 'Map.BoxZoom =', 'Map.Keyboard ='],
  ...['boxZoom', 'keyboard'].map((name) => `Map.addInitHook('addHandler', '${name}'`),
  ...['Map', 'Layer'].map((name) => `${name}.include({\n\t_initOverlay:`),
  ...['Map.include({\n\t// @method openPopup', 'Layer.include({\n\n\t// @method bindPopup'],
  ...['Map.include({\n\n\t// @method openTooltip', 'Layer.include({\n\n\t// @method bindTooltip'],
  'Map.include({\n\t// @namespace Map; @method getRenderer',
];

/** File to beginnings of statements that change the page's prototypes or define globals of the vendor. */
export const unusedStatements = new Map([
  [leaflet, unusedLeaflet],
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

/** File to variable to its replacement value, which the days of a month are built with. */
export const unusedValues = new Map([
  [leaflet, new Map(unusedClasses.map((name) => [name, 'null']))],
  ['flatpickr/dist/esm/types/options.js', new Map([['defaults', "{ showMonths: 1, mode: 'single' }"]])],
  [
    'flatpickr/dist/esm/l10n/default.js',
    new Map([
      ['english', '{ firstDayOfWeek: 0, daysInMonth: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] }'],
    ]),
  ],
]);

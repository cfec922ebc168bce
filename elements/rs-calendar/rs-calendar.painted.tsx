/** The edge of the chunk that comes when a calendar is needed: what it decides by and what it is painted with. */
export { Calendar } from './calendar/calendar.js';
export { createView } from './rs-calendar.view.js';

/** Entry of the chunk that is loaded when a calendar is needed: the controller, and the view. */
export { Calendar } from './calendar/calendar.js';
export { createView } from './rs-calendar.view.js';

export { RsCalendarElement } from './rs-calendar.shell.js';

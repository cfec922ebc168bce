export { BackToTopElement } from './back-to-top.shell.js';
export { BackToTopReachedEvent } from './back-to-top.events.js';

export { __Name__Element } from './__tag__.shell.js';
export { __Name__ToggledEvent } from './__tag__.events.js';

export { RsLocationElement } from './rs-location.shell.js';

export { RsUploadsElement } from './rs-uploads.shell.js';

export { LazyImagesElement } from './lazy-images.shell.js';
export { LazyImagesLoadedEvent } from './lazy-images.events.js';

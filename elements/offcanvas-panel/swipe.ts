/** Chunk of a panel with the attribute `swipe`. */
export { startSwipe } from './swipe.dom.js';
export { edgeStyles } from './swipe.styles.js';

/** What a panel that can be swiped loads. */
export { startSwipe } from './swipe.dom.js';
export { edgeStyles } from './swipe.styles.js';

/**
 * Exports for `rsform-compat.js`. They are apart from `for-compat.dom.ts`, because the chunks of `rsform-drop-in.js`
 * contain whatever that bundle can reach.
 */
export { freshAddress } from './captcha/captcha-parts.dom.js';
export { secondsInDay } from './totals/calculation.model.js';
export { formatNumber, parsePlainNumber, toNumber } from './totals/numbers.model.js';

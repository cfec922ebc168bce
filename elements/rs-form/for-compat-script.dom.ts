/**
 * Export for `rsform-compat.js`. It is apart from `for-compat.dom.ts`, because the chunks of `rsform-drop-in.js`
 * contain whatever that bundle can reach.
 */
export { freshAddress } from './captcha/captcha-parts.dom.js';

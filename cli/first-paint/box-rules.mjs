import { normalWidth, widgetProviders } from '#cli-models';
/** @import { FirstPaint } from './read-definition.mjs' */
/** @import { WidgetSize, WidgetTraits } from '#cli-models' */

/**
 * The box of a provider comes when the form is touched, and takes its place from what follows: its room is kept from the
 * first paint, in the place that the server has drawn, or above the last button that sends.
 * @param {FirstPaint} form
 * @param {string} tag
 * @returns {readonly string[]}
 */
export function boxRules({ botBox }, tag) {
  if (!botBox || botBox.size === 'invisible') return [];
  const { placeSelector, heights } = widgetProviders[botBox.provider];
  const drawn = `:is(${placeSelector.replaceAll(', ', ',')})`;
  const last = '.rsform-block:has([type="submit"]):not(:has(~.rsform-block [type="submit"]))';
  const room = ':not(:has(.rs-form-bot-check))::before';
  const selectors = `${tag} ${drawn}${room},${tag} form:not(:has(${drawn})) ${last}${room}`;
  const box = `content:"";display:block;inline-size:100%;padding-block-start:${heightOf(heights, botBox.size)}`;
  return [`${selectors}{${box}}`];
}

/**
 * Where nobody says a size, a place that is too narrow for the normal box gets the compact one.
 * @param {WidgetTraits['heights']} heights
 * @param {WidgetSize | undefined} size
 * @returns {string}
 */
function heightOf(heights, size) {
  if (size) return `${heights[size]}px`;
  const { normal, compact } = heights;
  return `clamp(${normal}px,(${normalWidth}px - 100%)*9999,${compact}px)`;
}

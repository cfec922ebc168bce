import { normalWidth, widgetProviders } from '#cli-models';
/** @import { FirstPaint } from './read-definition.mjs' */
/** @import { WidgetSize, WidgetTraits } from '#cli-models' */

/**
 * Returns the rule that reserves the space of a bot check's box, so that nothing moves when the provider draws it.
 * The space is in the server's placeholder, or else above the last submit button.
 * @param {FirstPaint} form
 * @param {string} tag
 * @returns {readonly string[]}
 */
export function boxRules({ botBox, other }, tag) {
  if (!botBox || botBox.size === 'invisible') return [];
  const { placeSelector, heights } = widgetProviders[botBox.provider];
  const drawn = `:is(${placeSelector.replaceAll(', ', ',')})`;
  const last = '.rsform-block:has([type="submit"]):not(:has(~.rsform-block [type="submit"]))';
  const reserved = ':not(:has(.rs-form-bot-check))::before';
  // The row of another system's button is unknown.
  const above = other ? '' : `,${tag} form:not(:has(${drawn})) ${last}${reserved}`;
  const selectors = `${tag} ${drawn}${reserved}${above}`;
  const box = `content:"";display:block;inline-size:100%;padding-block-start:${heightOf(heights, botBox.size)}`;
  return [`${selectors}{${box}}`];
}

/**
 * Returns the height of the box. Without a configured size the box is compact where the normal one does not fit.
 * @param {WidgetTraits['heights']} heights
 * @param {WidgetSize | undefined} size
 * @returns {string}
 */
function heightOf(heights, size) {
  if (size) return `${heights[size]}px`;
  const { normal, compact } = heights;
  return `clamp(${normal}px,(${normalWidth}px - 100%)*9999,${compact}px)`;
}

import { documentOf } from '../../../shared/dom/unclobbered.js';
import { baseStyles } from '../../../shared/styles/base.styles.js';
import type { ConsentLayer, CookieConsentHost } from '../cookie-consent.host.js';
import { createView } from '../cookie-consent.view.js';
import { layerStyles } from '../layer.styles.js';
import { writeDescription } from './description.dom.js';
import type { Describe } from './CategoryBox.js';
import { settingsStyles } from './settings.styles.js';

/**
 * Mounts the view of the settings.
 *
 * @returns A function that removes it.
 */
export function mountSettings(host: CookieConsentHost, layer: ConsentLayer): () => void {
  const describe: Describe = (category, place) => writeDescription(host, category, place);
  const view = createView(documentOf(host), { host, layer, describe });
  host.adoptMore([baseStyles, layerStyles, settingsStyles]);
  host.shadowRoot?.append(view);
  return () => view.remove();
}

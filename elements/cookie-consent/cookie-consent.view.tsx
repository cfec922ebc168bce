import { createTexts } from '../../shared/i18n/create-texts.js';
import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import type { ConsentLayer, CookieConsentHost } from './cookie-consent.host.js';
import type { Describe } from './settings/CategoryBox.js';
import { Settings } from './settings/Settings.js';
import { es } from './texts/es.js';

interface CookieConsentProps {
  readonly host: CookieConsentHost;
  readonly layer: ConsentLayer;
  readonly describe: Describe;
}

/** The settings of a `<cookie-consent>`. */
function CookieConsentView({ host, layer, describe }: CookieConsentProps) {
  const { settings } = useStore(layer.store);
  const t = createTexts({ host, texts: es, locale: host.locale });
  return settings === 'open' ? <Settings host={host} layer={layer} describe={describe} t={t} /> : null;
}

/** Creates the internal tag of the view. */
export const createView = defineView('cookie-consent-view', CookieConsentView, {
  host: true,
  layer: true,
  describe: true,
});

import { createTexts } from '../../shared/i18n/create-texts.js';
import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { ConsentLayer, CookieConsentHost } from './cookie-consent.host.js';
import { layerStyles } from './layer.styles.js';
import { Settings } from './settings/Settings.js';
import { settingsStyles } from './settings/settings.styles.js';
import { es } from './texts/es.js';

interface CookieConsentProps {
  readonly host: CookieConsentHost;
  readonly layer: ConsentLayer;
}

/** The settings of a `<cookie-consent>`. */
function CookieConsentView({ host, layer }: CookieConsentProps) {
  const { settings } = useStore(layer.store);
  const t = createTexts({ host, texts: es, locale: host.locale });
  return settings === 'open' ? <Settings host={host} layer={layer} t={t} /> : null;
}

const createView = defineView('cookie-consent-view', CookieConsentView, { host: true, layer: true });

/**
 * Mounts the view.
 *
 * @returns A function that removes it.
 */
export function mountLayers(host: CookieConsentHost, layer: ConsentLayer): () => void {
  const view = createView(documentOf(host), { host, layer });
  host.adoptMore([baseStyles, layerStyles, settingsStyles]);
  host.shadowRoot?.append(view);
  return () => view.remove();
}

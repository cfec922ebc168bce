import { useCallback, useDeferredValue, useMemo, useState } from 'react';
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

/**
 * The settings of a `<cookie-consent>`. They are rendered before they open, in slices, so that the press only shows them.
 * Once they are closed, the next opening has new ones.
 */
function CookieConsentView({ host, layer, describe }: CookieConsentProps) {
  const isOpen = useStore(layer.store).settings === 'open';
  const isPrepared = useDeferredValue(true, false);
  const [closings, setClosings] = useState(0);
  const closed = useCallback(() => setClosings((before) => before + 1), []);
  const { locale } = host;
  const t = useMemo(() => createTexts({ host, texts: es, locale }), [host, locale]);
  if (!isPrepared && !isOpen) return null;
  return <Settings key={closings} {...{ host, layer, json: layer.json(), describe, closed, t }} />;
}

/** Creates the internal tag of the view. */
export const createView = defineView('cookie-consent-view', CookieConsentView, {
  host: true,
  layer: true,
  describe: true,
});

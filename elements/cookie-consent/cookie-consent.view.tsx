import { useDeferredValue, useState } from 'react';
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
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [openings, setOpenings] = useState(0);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (wasOpen) setOpenings(openings + 1);
  }
  if (!isPrepared && !isOpen) return null;
  const t = createTexts({ host, texts: es, locale: host.locale });
  return <Settings key={openings} {...{ host, layer, describe, isOpen, t }} />;
}

/** Creates the internal tag of the view. */
export const createView = defineView('cookie-consent-view', CookieConsentView, {
  host: true,
  layer: true,
  describe: true,
});

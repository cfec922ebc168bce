import { hasConsentLayer } from '../../../shared/consent/consent-layer.js';
import { ConfigError } from '../../../shared/element/config-error.js';

/** Where a page asks for consent, a frame of somebody else needs a category: without one it is a ConfigError. */
export function refuseForeignFrame(frame: HTMLIFrameElement, address: string): void {
  const page = frame.ownerDocument;
  if (!hasConsentLayer(page) || new URL(address, page.baseURI).origin === page.defaultView?.origin) return;
  const problem = 'found none on a frame of somebody else, expected a category of consent';
  throw new ConfigError(frame, 'attribute data-category', problem);
}

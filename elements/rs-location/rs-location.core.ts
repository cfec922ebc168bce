import { createConsentGate } from '../../shared/consent/consent-gate.js';
import { InputBinding } from '../../shared/element/bind-input.js';
import { LocationField } from './location-field.js';
import type { LoadLocationView } from './location-view.js';
import type { LocationCore, LocationHost } from './rs-location.host.js';

/**
 * Starts the core of an `<rs-location>`.
 *
 * @param loadView Loads the view.
 * @default loadView Imports `rs-location.view.js`.
 */
export function startCore(
  host: LocationHost,
  loadView: LoadLocationView = () => import('./rs-location.view.js'),
): LocationCore {
  const openGate = () =>
    createConsentGate(host, {
      category: host.consentCategory,
      isStrict: host.privacy === 'strict',
      // The places of `{s}` and the others are no part of a host's end, by which its service is found.
      addresses: () =>
        [host.tiles.replaceAll(/[{}]/g, ''), host.geocoder].filter((address) => address.trim() !== ''),
    });
  // "Allow once" is valid as long as the element is in the page, also after a change of an option.
  let gate = openGate();
  const source = { load: loadView, isUsed: false };
  const binding = new InputBinding(host, (input) => {
    const field = new LocationField(host, input, gate, source);
    return () => field.stop();
  });
  return {
    optionChanged(name) {
      if (name === 'consentCategory' || name === 'privacy') gate = openGate();
      if (name === 'for' || name === 'input') binding.refresh();
      else binding.restart();
    },
    stop: () => binding.stop(),
  };
}

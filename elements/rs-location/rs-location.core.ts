import { createConsentGate } from '../../shared/consent/consent-gate.js';
import { InputBinding } from '../../shared/element/bind-input.js';
import { LocationField } from './location-field.js';
import type { LocationCore, LocationHost } from './rs-location.host.js';

/** Starts what a location field has beside its text. */
export function startCore(host: LocationHost): LocationCore {
  const openGate = () =>
    createConsentGate(host, { category: host.consentCategory, isStrict: host.privacy === 'strict' });
  // "Allow once" lives as long as the element: another zoom or text is no new question.
  let gate = openGate();
  const binding = new InputBinding(host, (input) => {
    const field = new LocationField(host, input, gate);
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

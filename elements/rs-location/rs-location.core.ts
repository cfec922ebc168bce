import { InputBinding } from '../../shared/element/bind-input.js';
import { LocationField } from './location-field.js';
import type { LocationCore, LocationHost } from './rs-location.host.js';

/** Starts what a location field has beside its text. */
export function startCore(host: LocationHost): LocationCore {
  const binding = new InputBinding(host, (input) => {
    const field = new LocationField(host, input);
    return () => field.stop();
  });
  return {
    optionChanged: (name) => (name === 'for' || name === 'input' ? binding.refresh() : binding.restart()),
    stop: () => binding.stop(),
  };
}

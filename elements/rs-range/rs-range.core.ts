import { InputBinding } from '../../shared/element/bind-input.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { lazily } from '../../shared/element/lazily.js';
import { oneHandle } from './one-handle.dom.js';
import { cleanOptions } from './options.model.js';
import { startField } from './range-field.js';
import type { RangeCore, RangeHost } from './rs-range.host.js';

/** Starts the slider in place of an input's text. */
export function startCore(host: RangeHost): RangeCore {
  const binding = new InputBinding(host, (input) => startSlider(host, input));
  return {
    optionChanged: (name) => (name === 'for' || name === 'input' ? binding.refresh() : binding.restart()),
    stop: () => binding.stop(),
  };
}

/** A text whose slider cannot be made, or whose chunk does not come, stays a text. */
function startSlider(host: RangeHost, input: HTMLInputElement): () => void {
  const options = cleanOptions(host);
  if (!options) {
    host.report(settingsError(host));
    return () => {};
  }
  if (!options.isDouble) return startField({ host, input, options, kind: oneHandle });
  return lazily(host, 'handles', async () => {
    const { createTwoHandles } = await import('./two-handles.js');
    return startField({ host, input, options, kind: createTwoHandles(host) });
  });
}

function settingsError(host: RangeHost): ConfigError {
  const { min, max, step, values } = host;
  const found =
    values.length > 0 ? `values ${JSON.stringify(values)}` : `min ${min}, max ${max}, step ${step}`;
  return new ConfigError(host, 'its attributes', `found ${found}, expected a range with min below max`);
}

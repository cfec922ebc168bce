import { ConfigError } from '../../shared/element/config-error.js';
import type { RangeHost } from './rs-range.host.js';

/** Returns the error of settings that make no slider. */
export function settingsError(host: RangeHost): ConfigError {
  const { min, max, step, values } = host;
  const found =
    values.length > 0 ? `values ${JSON.stringify(values)}` : `min ${min}, max ${max}, step ${step}`;
  return new ConfigError(
    host,
    'its attributes',
    `found ${found}, expected a range with min below max`,
    'range-settings',
  );
}

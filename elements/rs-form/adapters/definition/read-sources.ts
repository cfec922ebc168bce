import { ConfigError } from '../../../../shared/element/config-error.js';
import type { ValidationSource } from '../../contract/form-definition.js';

/** Who checks before a submit, by the attribute: `browser`, `server`, both, or `none`. */
export function readSources(host: Element, text: string): readonly ValidationSource[] {
  const words = text.trim().split(/[\s,]+/);
  const sources = words.filter((word) => word === 'browser' || word === 'server');
  if (words.length > sources.length && text.trim() !== 'none') {
    throw new ConfigError(
      host,
      'attribute validation',
      `found "${text}", expected browser, server, both or none`,
    );
  }
  return sources;
}

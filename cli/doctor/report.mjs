import { models } from '../page-models.mjs';

/**
 * Reports a diagnostic at a tag.
 * @param {any} host
 * @param {import('../../shared/element/diagnostic.model.js').Diagnostic} diagnostic
 */
export function report(host, { place, problem, code }) {
  host.report(new models.ConfigError(host, place, problem, code));
}

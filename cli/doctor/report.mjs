import { models } from '../page-models.mjs';

/**
 * Reports a diagnostic at a tag.
 * @param {any} host
 * @param {{ readonly place: string, readonly problem: string }} diagnostic
 */
export function report(host, { place, problem }) {
  host.report(new models.ConfigError(host, place, problem));
}

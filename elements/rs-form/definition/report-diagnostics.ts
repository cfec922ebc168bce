import { ConfigError } from '../../../shared/element/config-error.js';
import type { Diagnostic } from './diagnostic.model.js';

/** The most diagnostics that are reported together: further ones mostly follow from the first. */
const mostReported = 20;

/** Returns the error of a diagnostic, with the tag that it is about. */
export function configErrorOf(host: Element, { place, problem, code }: Diagnostic): ConfigError {
  return new ConfigError(host, place, problem, code);
}

/** Reports the first 20 diagnostics of a tag in the console, each as a ConfigError. */
export function reportDiagnostics(
  host: Element & { report(error: unknown): void },
  diagnostics: readonly Diagnostic[],
): void {
  for (const diagnostic of diagnostics.slice(0, mostReported)) host.report(configErrorOf(host, diagnostic));
}

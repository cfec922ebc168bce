import type { AttributeCodec } from '../../../shared/element/attributes.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { labelsOf, readJsonSettings } from './read-settings.model.js';

/** Options that an element's JSON has set, which the JSON may set again. */
const known = new WeakMap<Element, ReadonlyMap<string, unknown>>();

/**
 * Applies the settings of `<script type="application/json">`. Attributes, and properties that a script has set, win.
 * Each invalid value is reported and left out.
 */
export function readSettings(host: MediaBoxHost, json: Element): void {
  const { settings, labels, diagnostics } = readJsonSettings(json.textContent, namesOf(host));
  for (const { place, problem, code } of diagnostics)
    host.report(new ConfigError(host, place, problem, code));
  host.labels = labelsOf(labels);
  const before = known.get(host);
  const applied = new Map<string, unknown>();
  known.set(host, applied);
  for (const [name, codec] of optionsOf(host)) {
    const value = settings.get(name);
    const now: unknown = Reflect.get(host, name);
    const isFree = Object.is(now, codec.fallback) || (before?.has(name) && Object.is(now, before.get(name)));
    if (value === undefined || !isFree || host.hasAttribute(codec.attribute)) continue;
    const read = readValue(host, name, codec, value);
    applied.set(name, read);
    Reflect.set(host, name, read);
  }
}

/** Parses a value by the codec of its attribute. */
function readValue(
  host: MediaBoxHost,
  name: string,
  codec: AttributeCodec<unknown>,
  value: unknown,
): unknown {
  const isSwitch = typeof codec.fallback === 'boolean';
  if (typeof value !== typeof codec.fallback) {
    const wanted = isSwitch ? 'true or false' : `a ${typeof codec.fallback}`;
    host.report(
      new ConfigError(
        host,
        `JSON at ${name}`,
        `found ${JSON.stringify(value)}, expected ${wanted}`,
        'viewer-json',
      ),
    );
    return codec.fallback;
  }
  if (isSwitch) return value;
  try {
    return codec.parse(String(value), host);
  } catch (error) {
    host.report(error);
    return codec.fallback;
  }
}

function optionsOf(host: MediaBoxHost): [string, AttributeCodec<unknown>][] {
  const { options } = host.constructor as unknown as {
    options: Readonly<Record<string, AttributeCodec<unknown>>>;
  };
  return Object.entries(options);
}

function namesOf(host: MediaBoxHost): readonly string[] {
  return optionsOf(host).map(([name]) => name);
}

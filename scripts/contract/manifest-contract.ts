import { readFileSync } from 'node:fs';
import type { Contract } from './contract.js';

interface Named {
  readonly name?: string;
  readonly fieldName?: string;
  readonly type?: { readonly text: string };
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly events?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly slots?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

/** The contracts that `custom-elements.json` publishes. */
export function readManifestContracts(file: string): readonly Contract[] {
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return modules.flatMap(({ declarations = [] }) => declarations.flatMap(contractOf));
}

function contractOf({ tagName, ...declaration }: Declaration): readonly Contract[] {
  if (!tagName) return [];
  const { attributes = [], events = [] } = declaration;
  return [
    {
      tag: tagName,
      parts: namesOf(declaration.cssParts),
      attributes: new Set(attributes.map(({ name, fieldName }) => `${name} = ${fieldName}`)),
      events: new Set(events.map(({ name, type }) => `${name}: ${type?.text}`)),
      states: namesOf(declaration.cssStates),
      slots: namesOf(declaration.slots),
      cssProperties: namesOf(declaration.cssProperties),
    },
  ];
}

/** The default slot has no name, and nothing to compare. */
function namesOf(named: readonly Named[] = []): ReadonlySet<string> {
  return new Set(named.flatMap(({ name }) => (name ? [name] : [])));
}

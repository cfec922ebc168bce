import { readFileSync } from 'node:fs';

const kinds = ['parts', 'attributes', 'events', 'states', 'slots', 'cssProperties'] as const;

/** Names of an element's public API: attributes as "attribute = property", events as "event-name: EventClass". */
export type Contract = Readonly<Record<(typeof kinds)[number], ReadonlySet<string>>> & {
  readonly tag: string;
};

interface Named {
  readonly name: string;
  readonly fieldName?: string;
  readonly type?: { readonly text: string };
}

type Lists = 'attributes' | 'events' | 'cssParts' | 'cssStates' | 'cssProperties' | 'slots';
type Declaration = Partial<Record<Lists, readonly Named[]>> & { readonly tagName?: string };

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

/** Reads the contracts that `custom-elements.json` publishes. */
export function readManifestContracts(file: string): readonly Contract[] {
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return modules.flatMap(({ declarations = [] }) => declarations.flatMap(contractOf));
}

function contractOf({ tagName: tag, attributes, events, ...other }: Declaration): readonly Contract[] {
  // The default slot has no name.
  const names = (list: readonly Named[] = [], write = ({ name }: Named) => name) =>
    new Set(list.map(write).filter(Boolean));
  if (!tag) return [];
  return [
    {
      tag,
      attributes: names(attributes, ({ name, fieldName }) => `${name} = ${fieldName}`),
      events: names(events, ({ name, type }) => `${name}: ${type?.text}`),
      parts: names(other.cssParts),
      states: names(other.cssStates),
      slots: names(other.slots),
      cssProperties: names(other.cssProperties),
    },
  ];
}

/** Compares sources and manifest in both directions; returns one sentence for each difference. */
export function differences(sources: readonly Contract[], manifest: readonly Contract[]): readonly string[] {
  const byTag = new Map(manifest.map((contract) => [contract.tag, contract]));
  const unknown = manifest.filter(({ tag }) => !sources.some((source) => source.tag === tag));
  return [
    ...unknown.map(({ tag }) => `<${tag}> is in the manifest but has no source`),
    ...sources.flatMap((source) => {
      const documented = byTag.get(source.tag);
      if (!documented) return [`<${source.tag}> is not in the manifest`];
      return [
        ...missing(source, documented, 'is in the source but not in the manifest'),
        ...missing(documented, source, 'is in the manifest but not in the source'),
      ];
    }),
  ];
}

function missing(one: Contract, other: Contract, problem: string): readonly string[] {
  return kinds.flatMap((kind) =>
    [...one[kind]]
      .filter((name) => !other[kind].has(name))
      .map((name) => `<${one.tag}> ${kind}: "${name}" ${problem}`),
  );
}

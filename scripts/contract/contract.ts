/** What pages may rely on: the names of one element's public surface. */
export interface Contract {
  readonly tag: string;
  readonly parts: ReadonlySet<string>;
  /** As "attribute = property". */
  readonly attributes: ReadonlySet<string>;
  /** As "event-name: EventClass". */
  readonly events: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  readonly cssProperties: ReadonlySet<string>;
}

const kinds = ['parts', 'attributes', 'events', 'states', 'slots', 'cssProperties'] as const;

/** What the sources and the manifest do not both say, a sentence each. */
export function differences(sources: readonly Contract[], manifest: readonly Contract[]): readonly string[] {
  const byTag = new Map(manifest.map((contract) => [contract.tag, contract]));
  const unknown = manifest.filter(({ tag }) => !sources.some((source) => source.tag === tag));
  return [
    ...unknown.map(({ tag }) => `<${tag}> is in the manifest but has no source`),
    ...sources.flatMap((source) => {
      const documented = byTag.get(source.tag);
      return documented ? differ(source, documented) : [`<${source.tag}> is not in the manifest`];
    }),
  ];
}

function differ(source: Contract, documented: Contract): readonly string[] {
  return kinds.flatMap((kind) => [
    ...missing(source[kind], documented[kind]).map(
      (name) => `<${source.tag}> ${kind}: "${name}" is in the source but not in the manifest`,
    ),
    ...missing(documented[kind], source[kind]).map(
      (name) => `<${source.tag}> ${kind}: "${name}" is in the manifest but not in the source`,
    ),
  ]);
}

function missing(names: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => !others.has(name)).sort();
}

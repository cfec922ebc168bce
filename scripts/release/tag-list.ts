/** The tags and their attributes as the kits of content management systems read them: `tags.json`. */

type AttributeType = 'string' | 'number' | 'boolean' | 'enum';

export interface TagAttribute {
  readonly name: string;
  readonly type: AttributeType;
  /** Values of an `enum`; without one, an empty list. */
  readonly values: readonly string[];
  /** Value without the attribute; '' where the element decides. */
  readonly default: string;
  readonly description: string;
}

export interface TagEntry {
  readonly tag: string;
  readonly description: string;
  readonly attributes: readonly TagAttribute[];
}

/** Custom elements manifest, as far as the list is made from it. */
export interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

interface Declaration {
  readonly tagName?: string;
  readonly summary?: string;
  readonly attributes?: readonly ManifestAttribute[];
}

interface ManifestAttribute {
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly description?: string;
}

/** Returns the tags of a manifest, sorted by name. */
export function listTags({ modules }: Manifest): readonly TagEntry[] {
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ tagName, summary = '', attributes = [] }) =>
      tagName === undefined
        ? []
        : [{ tag: tagName, description: oneLine(summary), attributes: attributes.map(toAttribute) }],
    )
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
}

function toAttribute(attribute: ManifestAttribute): TagAttribute {
  const { name, type, default: standard = '', description = '' } = attribute;
  return { name, ...readType(type?.text ?? 'string'), default: standard, description: oneLine(description) };
}

/** Reads a type as TypeScript writes it: a name, or a union of literals. */
function readType(text: string): Pick<TagAttribute, 'type' | 'values'> {
  if (text === 'string' || text === 'number' || text === 'boolean') return { type: text, values: [] };
  const values = text.split('|').map((value) => value.trim().replace(/^["'](.*)["']$/, '$1'));
  return { type: 'enum', values };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

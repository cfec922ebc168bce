/** Picture inside a link. */
export interface LinkPicture {
  readonly alt: string;
  readonly src: string;
}

/** Attributes of an `a[href]` or `area[href]`, as the page has them; '' for missing ones. */
export interface LinkFacts {
  readonly tag: 'a' | 'area';
  readonly href: string;
  readonly title: string;
  readonly rel: string;
  readonly type: string;
  readonly target: string;
  /** Alternative text of an area. */
  readonly alt: string;
  readonly classes: readonly string[];
  /**
   * Attribute name without `data-`, in lower case, to value: `mediabox`, `mediabox-title`, `json`, `glightbox`,
   * `thumb`, …
   */
  readonly data: ReadonlyMap<string, string>;
  readonly picture: LinkPicture | null;
  /** Text of the `figcaption` beside the link. */
  readonly figcaption: string;
  /** Group by the link's place in the page; null for none. */
  readonly placeGroup: string | null;
  /** Returns the text of the element that `#id` or `.class` references; '' without one. */
  readonly wordsOf: (reference: string) => string;
  /** Text of a legacy `onclick`. The legacy convert rule parses it; it never runs. */
  readonly onclick: string;
  /** Base URL of the link's document. */
  readonly base: string;
  /** URL of the document, whose origin is the page's own. */
  readonly documentUrl: string;
}

const nothing: LinkFacts = Object.freeze({
  tag: 'a',
  href: '',
  title: '',
  rel: '',
  type: '',
  target: '',
  alt: '',
  classes: [],
  data: new Map(),
  picture: null,
  figcaption: '',
  placeGroup: null,
  wordsOf: () => '',
  onclick: '',
  base: '',
  documentUrl: '',
});

/** Creates the facts of an item without a link, such as one that a script requests. */
export function linkFacts(
  known: Partial<LinkFacts> & Pick<LinkFacts, 'base' | 'documentUrl' | 'href'>,
): LinkFacts {
  return { ...nothing, ...known };
}

/** Returns true if a link follows the conventions of glightbox. */
export function isGlightboxLink({ classes, data }: LinkFacts): boolean {
  return classes.includes('glightbox') || data.has('glightbox');
}

/** The picture inside a link. */
export interface LinkPicture {
  readonly alt: string;
  readonly src: string;
}

/** What is known of one `a[href]` or `area[href]`; everything as the page wrote it, '' for what is not there. */
export interface LinkFacts {
  readonly tag: 'a' | 'area';
  readonly href: string;
  readonly title: string;
  readonly rel: string;
  readonly type: string;
  readonly target: string;
  /** What an area says instead of its piece of the picture. */
  readonly alt: string;
  readonly classes: readonly string[];
  /** Name without `data-`, in lower case → value: `mediabox`, `mediabox-title`, `json`, `glightbox`, `thumb`, … */
  readonly data: ReadonlyMap<string, string>;
  readonly picture: LinkPicture | null;
  /** The text of the `figcaption` beside the link. */
  readonly figcaption: string;
  /** The group that the link's place in the page gives it; null for none. */
  readonly placeGroup: string | null;
  /** Returns the text of the element that `#id` or `.class` names; '' where there is none. */
  readonly wordsOf: (reference: string) => string;
  /** The text of an old handler. It is read by the legacy convert rule and never run. */
  readonly onclick: string;
  /** What addresses are resolved against. */
  readonly base: string;
  /** The address of the document itself, whose origin is the page's own. */
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

/** The facts of something that is no link in the page, such as an item that a script asks for. */
export function linkFacts(
  known: Partial<LinkFacts> & Pick<LinkFacts, 'base' | 'documentUrl' | 'href'>,
): LinkFacts {
  return { ...nothing, ...known };
}

/** Whether a link follows the conventions of glightbox. */
export function isGlightboxLink({ classes, data }: LinkFacts): boolean {
  return classes.includes('glightbox') || data.has('glightbox');
}

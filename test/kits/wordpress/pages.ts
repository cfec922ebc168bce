/** Pages of an editor who may not write any HTML: each tag by its block, and by its shortcode. */

const form = {
  version: 1,
  formId: 7,
  render: true,
  action: '/',
  pages: [{ fields: [{ name: 'Full', type: 'text', caption: 'Full name', required: true }] }],
};

interface Use {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** Content: a list of `[block, HTML]`. */
  readonly inside?: readonly (readonly [string, string])[];
}

const list = [['list', '<ul><li><a href="/">Start</a></li></ul>']] as const;

/** Each tag but the banner, which is a setting. */
const uses: readonly Use[] = [
  {
    tag: 'tab-set',
    attributes: { breakpoint: 'none', label: 'Practice' },
    inside: [
      ['heading', '<h2 class="wp-block-heading">Hours</h2>'],
      ['paragraph', '<p>9 to 18</p>'],
      ['heading', '<h2 class="wp-block-heading">Way</h2>'],
      ['paragraph', '<p>Second floor</p>'],
    ],
  },
  {
    tag: 'media-box',
    inside: [['paragraph', '<p><a href="/wp-includes/images/media/text.png">Picture</a></p>']],
  },
  { tag: 'offcanvas-panel', attributes: { label: 'More' }, inside: list },
  { tag: 'nav-menu', inside: list },
  { tag: 'sticky-header', inside: [['paragraph', '<p>A header</p>']] },
  {
    tag: 'lazy-images',
    inside: [
      ['html', '<img class="jspeed-img-lazyload" data-src="/wp-includes/images/media/text.png" alt="Text">'],
    ],
  },
  { tag: 'whatsapp-link', attributes: { phone: '600112233', label: 'Chat' } },
  { tag: 'rs-calendar', attributes: { label: 'Day', name: 'day', format: 'DD/MM/YYYY' } },
  { tag: 'rs-range', attributes: { label: 'Size', name: 'size', max: 50 } },
  { tag: 'rs-location', attributes: { label: 'Where', name: 'where', geolocation: true } },
  { tag: 'rs-uploads', attributes: { label: 'Photos', name: 'photos', 'max-files': 2 } },
  { tag: 'rs-form', attributes: { json: JSON.stringify(form) }, inside: [] },
  { tag: 'page-analytics' },
  { tag: 'back-to-top', attributes: { label: 'Up' } },
];

/** The tags of the pages. */
export const tags = uses.map(({ tag }) => tag);

/** Returns the page of blocks as the editor stores it. */
export function blockPage(): string {
  const escape = (json: string) => json.replaceAll('\\"', String.raw`\u0022`);
  return uses
    .map(({ tag, attributes, inside }) => {
      const start = `<!-- wp:rs-suite/${tag} ${attributes ? `${escape(JSON.stringify(attributes))} ` : ''}`;
      if (!inside) return `${start}/-->`;
      const blocks = inside.map(([name, html]) => `<!-- wp:${name} -->${html}<!-- /wp:${name} -->`);
      return `${start}-->${blocks.join('')}<!-- /wp:rs-suite/${tag} -->`;
    })
    .join('\n');
}

/** Returns the page of shortcodes, on lines of their own, as the classic editor stores it. */
export function shortcodePage(): string {
  const entity = new Map([
    ['[', '&#91;'],
    [']', '&#93;'],
  ]);
  const written = (value: string) => value.replace(/[[\]]/g, (bracket) => entity.get(bracket) ?? '');
  return uses
    .map(({ tag, attributes = {}, inside }) => {
      const name = tag.startsWith('rs-') ? tag : `rs-${tag}`;
      const pairs = Object.entries(attributes).map(([key, value]) =>
        value === true ? ` ${key}` : ` ${key}='${written(String(value))}'`,
      );
      const content = inside && `\n${inside.map(([, html]) => html).join('\n')}\n[/${name}]`;
      return `[${name}${pairs.join('')}]${content ?? ''}`;
    })
    .join('\n\n');
}

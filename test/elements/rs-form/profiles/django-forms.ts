/** Forms as Django 5.2 writes them: `{{ form.as_p }}`, `as_div` and `as_table`, with a control of each kind. */

export const djangoLayouts = ['as_p', 'as_div', 'as_table'] as const;

export type DjangoLayout = (typeof djangoLayouts)[number];

interface DjangoField {
  readonly label: string;
  /** HTML of the widget. */
  readonly widget: string;
  readonly help?: string;
  /** Flag: the widget is a group of boxes. */
  readonly isGroup?: boolean;
}

/** Returns a row as a layout writes it; the parser moves a group out of its `<p>`. */
function row(layout: DjangoLayout, name: string, { label, widget, help, isGroup }: DjangoField): string {
  const tag = isGroup && layout === 'as_div' ? 'legend' : 'label';
  const caption = `<${tag}${isGroup ? '' : ` for="id_${name}"`}>${label}:</${tag}>`;
  const note = (element: string) =>
    help ? `<${element} class="helptext" id="id_${name}_helptext">${help}</${element}>` : '';
  if (layout === 'as_p') return `<p>\n    ${caption}\n    ${widget}\n    ${note('span')}\n  </p>`;
  if (layout === 'as_table')
    return `<tr>\n    <th>${caption}</th>\n    <td>\n      ${widget}\n      ${help ? '<br>' : ''}${note('span')}\n    </td>\n  </tr>`;
  const inside = `${caption}\n${note('div')}\n${widget}`;
  return `<div>\n    ${isGroup ? `<fieldset>\n  ${inside}</fieldset>` : inside}\n</div>`;
}

/** Returns a group of boxes as Django's widgets write it. */
function boxes(type: 'checkbox' | 'radio', name: string, values: readonly string[]): string {
  const items = values.map(
    (value, index) => `<div>
    <label for="id_${name}_${index}"><input type="${type}" name="${name}" value="${value}" id="id_${name}_${index}"${type === 'radio' ? ' required' : ''}>
 ${value}</label>

</div>`,
  );
  return `<div id="id_${name}">${items.join('')}\n</div>`;
}

const fields = new Map<string, DjangoField>([
  ['name', { label: 'Name', widget: '<input type="text" name="name" maxlength="40" required id="id_name">' }],
  ['secret', { label: 'Secret', widget: '<input type="password" name="secret" id="id_secret">' }],
  [
    'about',
    {
      label: 'About',
      help: 'In a few words.',
      widget:
        '<textarea name="about" cols="40" rows="3" maxlength="20" aria-describedby="id_about_helptext" id="id_about">\n</textarea>',
    },
  ],
  ['topics', { label: 'Topics', isGroup: true, widget: boxes('checkbox', 'topics', ['a', 'b', 'c']) }],
  [
    'photo',
    { label: 'Photo', widget: '<input type="file" name="photo" accept="image/*" required id="id_photo">' },
  ],
  [
    'budget',
    {
      label: 'Budget',
      widget: '<input type="range" name="budget" value="40" min="0" max="100" id="id_budget">',
    },
  ],
  [
    'people',
    { label: 'People', widget: '<input type="number" name="people" min="1" max="8" id="id_people">' },
  ],
  ['day', { label: 'Day', widget: '<input type="text" name="day" id="id_day">' }],
  ['address', { label: 'Address', widget: '<input type="text" name="address" id="id_address">' }],
  ['reply', { label: 'Reply', isGroup: true, widget: boxes('radio', 'reply', ['email', 'phone']) }],
]);

/** Returns the fields with these names in a layout. */
function fieldsIn(layout: DjangoLayout, names: readonly string[]): string {
  const rows = [...fields].filter(([name]) => names.includes(name)).map((one) => row(layout, ...one));
  return layout === 'as_table' ? `<table>${rows.join('\n')}</table>` : rows.join('\n');
}

/** Returns a form with all fields. Given legends make fieldsets of it, each with a form of Django. */
export function djangoForm(
  layout: DjangoLayout,
  pages: Readonly<Record<string, readonly string[]>> = {},
): string {
  const sets = Object.entries(pages).map(
    ([legend, names]) => `<fieldset><legend>${legend}</legend>\n${fieldsIn(layout, names)}</fieldset>`,
  );
  const content = sets.length > 0 ? sets.join('\n') : fieldsIn(layout, [...fields.keys()]);
  return `
<form action="/visit" method="post" enctype="multipart/form-data">
  <input type="hidden" name="csrfmiddlewaretoken" value="secret-token">
  ${content}
  <button type="submit">Send</button>
</form>`;
}

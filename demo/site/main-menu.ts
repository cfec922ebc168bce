/** Entry of the site's main menu. */
export interface MenuEntry {
  readonly label: string;
  /** Target of the entry; a group has none. */
  readonly href?: string;
  readonly entries?: readonly MenuEntry[];
}

const groups: readonly (readonly [string, readonly string[]])[] = [
  ['Navegación', ['nav-menu', 'offcanvas-panel', 'sticky-header', 'back-to-top']],
  ['Formularios', ['rs-form', 'rs-calendar', 'rs-location', 'rs-range', 'rs-uploads']],
];

/** Returns the main menu, with a page for each tag. */
export function mainMenu(tags: ReadonlySet<string>): readonly MenuEntry[] {
  return [
    { label: 'Inicio', href: '/' },
    { label: 'Contacto', href: '/contacto' },
    {
      label: 'Taller',
      href: '/formulario',
      entries: [
        { label: 'La inscripción, con JSON', href: '/formulario-json' },
        { label: 'Fallos a propósito', href: '/fallos' },
      ],
    },
    { label: 'Galería', href: '/galeria' },
    { label: 'Componentes', entries: componentEntries(tags) },
    { label: 'Privacidad', href: '/privacidad' },
  ];
}

/** Returns the entries of the tags that belong to no other group. */
function componentEntries(tags: ReadonlySet<string>): readonly MenuEntry[] {
  const grouped = new Set(groups.flatMap(([, members]) => members));
  const others = [...tags].filter((tag) => !grouped.has(tag));
  return [...groups, ['Contenido', others] as const].map(([label, members]) => ({
    label,
    entries: members
      .filter((tag) => tags.has(tag))
      .map((tag) => ({ label: `<${tag}>`, href: `/elementos/${tag}` })),
  }));
}

/** Entry of the site's main menu. */
export interface MenuEntry {
  readonly label: string;
  /** Target of the entry; a group has none. */
  readonly href?: string;
  readonly entries?: readonly MenuEntry[];
}

/** Main menu: the practice's own pages and the parts of its home page. The page `/demo` lists all others. */
export const mainMenu: readonly MenuEntry[] = [
  { label: 'Inicio', href: '/' },
  {
    label: 'Terapias',
    href: '/#servicios',
    entries: [
      { label: 'Ansiedad y estrés', href: '/#ansiedad' },
      { label: 'Ánimo bajo', href: '/#animo' },
      { label: 'Duelo y cambios', href: '/#duelo' },
      { label: 'Pareja', href: '/#pareja' },
      { label: 'Autoestima', href: '/#autoestima' },
      { label: 'Trabajo', href: '/#trabajo' },
    ],
  },
  {
    label: 'La práctica',
    entries: [
      {
        label: 'Quiénes somos',
        href: '/#equipo',
        entries: [
          { label: 'Lucía Robles', href: '/#lucia' },
          { label: 'Ana Beltrán', href: '/#ana' },
        ],
      },
      { label: 'Cómo empezamos', href: '/#proceso' },
      { label: 'Tarifas', href: '/#tarifas' },
      { label: 'Preguntas frecuentes', href: '/#preguntas' },
      { label: 'Privacidad', href: '/privacidad' },
      { label: 'Aviso legal', href: '/aviso-legal' },
    ],
  },
  { label: 'Galería', href: '/galeria' },
  { label: 'Taller', href: '/formulario' },
  { label: 'Contacto', href: '/contacto' },
];

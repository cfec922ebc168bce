/** Tags that belong together, for a list of their pages. */
export interface TagGroup {
  readonly label: string;
  readonly tags: readonly string[];
}

const groups: readonly TagGroup[] = [
  { label: 'Navegación', tags: ['nav-menu', 'offcanvas-panel', 'sticky-header', 'back-to-top'] },
  { label: 'Formularios', tags: ['rs-form', 'rs-calendar', 'rs-location', 'rs-range', 'rs-uploads'] },
];

/** Groups tags; those that belong to no other group are content. */
export function groupTags(tags: readonly string[]): readonly TagGroup[] {
  const grouped = new Set(groups.flatMap((group) => group.tags));
  const others = { label: 'Contenido', tags: tags.filter((tag) => !grouped.has(tag)) };
  return [...groups, others];
}

/** The options that a select goes back to: without a marked one, a single select shows its first that is enabled. */
export function defaultOptionsOf(select: HTMLSelectElement): ReadonlySet<HTMLOptionElement> {
  const options = [...select.options];
  const marked = options.filter(({ defaultSelected }) => defaultSelected);
  if (select.multiple) return new Set(marked);
  const fallback = select.size > 1 ? undefined : options.find(({ disabled }) => !disabled);
  const chosen = marked.at(-1) ?? fallback;
  return new Set(chosen ? [chosen] : []);
}

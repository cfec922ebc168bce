import { unclobbered } from '../../shared/dom/unclobbered.js';

/** Heading with the content that follows it. */
export interface Group {
  /** Element that names the tab. */
  readonly heading: HTMLElement;
  /** Element that the tab replaces, so that the name is not shown twice. */
  readonly replaced: HTMLElement;
  /** Elements in the tab's panel. */
  readonly content: readonly Element[];
  /** Panel of the server, if the server wrote one. */
  readonly panel: HTMLElement | null;
  readonly isDisabled: boolean;
}

const headings = 'h2, h3, h4';

/** Returns the server's tabs (`ul.uk-tab` and `.uk-switcher`), or its headings with the content that follows each. */
export function findGroups(host: Element): readonly Group[] {
  const list = host.querySelector<HTMLElement>(':scope > .uk-tab');
  const switcher = host.querySelector(':scope > .uk-switcher');
  return list && switcher ? pair(list, switcher) : split(host);
}

/** Returns true if a node belongs to the group. */
export function holds({ heading, content, panel }: Group, node: Node): boolean {
  return [heading, panel, ...content].some((part) => unclobbered(part)?.contains(node));
}

function pair(list: HTMLElement, switcher: Element): readonly Group[] {
  const panels = [...unclobbered(switcher).children] as HTMLElement[];
  return ([...unclobbered(list).children] as HTMLElement[]).flatMap((heading, index) => {
    const panel = panels[index];
    const isDisabled = heading.classList.contains('uk-disabled');
    return panel ? [{ heading, replaced: list, content: [], panel, isDisabled }] : [];
  });
}

/** Splits the content at headings. A heading of a lower level than the first belongs to the content of a tab. */
function split(host: Element): readonly Group[] {
  const groups: (Group & { readonly content: Element[] })[] = [];
  let level = '';
  for (const child of host.children) {
    const heading = headingOf(child, host);
    level ||= heading?.localName ?? '';
    if (heading && heading.localName <= level) {
      groups.push({ heading, replaced: heading, content: [child], panel: null, isDisabled: false });
    } else groups.at(-1)?.content.push(child);
  }
  return groups;
}

function headingOf(child: Element, host: Element): HTMLElement | null {
  if (unclobbered(child).matches(headings)) return child as HTMLElement;
  const found =
    unclobbered(child).localName === 'section'
      ? unclobbered(child).querySelector<HTMLElement>(headings)
      : null;
  return unclobbered(found)?.closest(host.localName) === host ? found : null;
}

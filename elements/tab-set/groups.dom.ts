/** One heading and what it is about. */
export interface Group {
  /** What names the tab. */
  readonly heading: HTMLElement;
  /** What the tab stands for, so that it is not seen twice. */
  readonly replaced: HTMLElement;
  /** What is shown in the tab's panel. */
  readonly content: readonly Element[];
  /** The server's own panel, where it wrote one. */
  readonly panel: HTMLElement | null;
  readonly isDisabled: boolean;
}

const headings = 'h2, h3, h4';

/** What the server wrote as tabs (`ul.uk-tab` and `.uk-switcher`), or its headings and what follows each. */
export function findGroups(host: Element): readonly Group[] {
  const list = host.querySelector<HTMLElement>(':scope > .uk-tab');
  const switcher = host.querySelector(':scope > .uk-switcher');
  return list && switcher ? pair(list, switcher) : split(host);
}

/** Whether a node belongs to the group. */
export function holds({ heading, content, panel }: Group, node: Node): boolean {
  return [heading, panel, ...content].some((part) => part?.contains(node));
}

function pair(list: HTMLElement, switcher: Element): readonly Group[] {
  const panels = [...switcher.children] as HTMLElement[];
  return ([...list.children] as HTMLElement[]).flatMap((heading, index) => {
    const panel = panels[index];
    const isDisabled = heading.classList.contains('uk-disabled');
    return panel ? [{ heading, replaced: list, content: [], panel, isDisabled }] : [];
  });
}

/** A lower heading than the first belongs to what a tab shows. */
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
  if (child.matches(headings)) return child as HTMLElement;
  const found = child.localName === 'section' ? child.querySelector<HTMLElement>(headings) : null;
  return found?.closest(host.localName) === host ? found : null;
}

/** Finds what a page's own script listens to: the trigger that opens a hidden panel; null where there is none. */
export function findTrigger(panel: Element): HTMLElement | null {
  const triggers = [...searchable(panel).querySelectorAll<HTMLElement>(triggerMarks)];
  const named = triggers.find((trigger) => isClosed(trigger) && leadsTo(trigger, panel));
  const trigger = named ?? switcherItem(panel);
  return trigger && isHarmless(trigger) ? trigger : null;
}

/** Tabs and disclosures by their roles, and Bootstrap's of all versions. */
const triggerMarks = '[role="tab"],[aria-expanded],[data-bs-toggle],[data-toggle]';

/** The lists of UIkit's tabs. */
const switcherLists = '[uk-tab],[data-uk-tab],[uk-switcher],[data-uk-switcher]';

function searchable(panel: Element): ParentNode {
  const root = panel.getRootNode();
  return root instanceof ShadowRoot ? root : panel.ownerDocument;
}

function isClosed({ ariaExpanded, ariaSelected }: HTMLElement): boolean {
  return ariaExpanded !== 'true' && ariaSelected !== 'true';
}

function leadsTo(trigger: HTMLElement, panel: Element): boolean {
  const { id } = panel;
  const hashes = ['data-bs-target', 'data-target', 'href'].map((name) => trigger.getAttribute(name));
  if (id !== '' && (hashes.includes(`#${id}`) || idsIn(trigger, 'aria-controls').includes(id))) return true;
  return trigger.id !== '' && trigger.role === 'tab' && idsIn(panel, 'aria-labelledby').includes(trigger.id);
}

function idsIn(element: Element, attribute: string): readonly string[] {
  return (element.getAttribute(attribute) ?? '').split(/\s+/);
}

/** UIkit goes by the place: the first item of the list shows the first child of the switcher. */
function switcherItem(panel: Element): HTMLElement | null {
  const switcher = panel.closest('.uk-switcher');
  if (!switcher || panel.parentElement !== switcher) return null;
  const lists = [...searchable(panel).querySelectorAll(switcherLists)];
  const list = lists.find((one) => connects(one, switcher)) ?? lists.find((one) => isBefore(one, switcher));
  const item = list?.children[[...switcher.children].indexOf(panel)];
  return item?.querySelector<HTMLElement>('a, button') ?? null;
}

/** The list says in its options where its panels are: `uk-tab="connect: #panels"`. */
function connects(list: Element, { id }: Element): boolean {
  const options = ['uk-tab', 'data-uk-tab', 'uk-switcher', 'data-uk-switcher'].map((name) =>
    list.getAttribute(name),
  );
  return id !== '' && options.some((text) => text?.split(/[\s,;"'}]+/).includes(`#${id}`));
}

function isBefore(list: Element, switcher: Element): boolean {
  return list.parentElement === switcher.parentElement && list.nextElementSibling === switcher;
}

/** A press on it leaves the page and the form where they are, also where no script takes it. */
function isHarmless(trigger: HTMLElement): boolean {
  if (trigger instanceof HTMLAnchorElement) return (trigger.getAttribute('href') ?? '#').startsWith('#');
  return !(trigger instanceof HTMLButtonElement && trigger.type !== 'button' && trigger.form);
}

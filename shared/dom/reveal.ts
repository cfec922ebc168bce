import { document, documentOf, type Members, type SafeDocument, unclobbered } from './unclobbered.js';

/** Longest time that a panel may take to open before the focus goes elsewhere, in milliseconds. */
const openMs = 1000;

/**
 * Opens the ancestors that hide an element, from the outside in: `<details>`, `hidden="until-found"`, tabs and panels of
 * the suite, and panels with a trigger of the page's script. Returns true if such a script may open its panel
 * asynchronously.
 */
export function reveal(element: Element): boolean {
  if (isInSight(element)) return false;
  const triggers = ancestorsOf(element)
    .reverse()
    .map((around) => open(around, element));
  return triggers.some(Boolean) && !isInSight(element);
}

/**
 * Calls back when an element is in sight, or is not after a second: a panel may open with a transition. An
 * input of the visitor ends the wait and keeps the focus.
 */
export function whenInSight(element: Element, task: () => void): void {
  const life = new AbortController();
  const { signal } = life;
  const finish = () => {
    life.abort();
    task();
  };
  const timer = setTimeout(finish, openMs);
  const observer = new ResizeObserver(() => {
    if (isInSight(element)) finish();
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  observer.observe(element);
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => life.abort(), { capture: true, signal });
}

function isInSight(element: Element): boolean {
  return unclobbered(element).checkVisibility({ visibilityProperty: true });
}

/** All that is around an element, out of shadow roots too; the nearest first. */
function ancestorsOf(element: Element): Element[] {
  const around: Element[] = [];
  for (let at = parentOf(element); at; at = parentOf(at)) around.push(at);
  return around;
}

function parentOf(element: Element): Element | null {
  const root = unclobbered(element).getRootNode();
  return unclobbered(element).parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Opens one of them. Returns true where that was asked of a script of the page. */
function open(around: Element, element: Element): boolean {
  if (unclobbered(around).localName === 'tab-set') ask(around, 'tab-set-show-request', { element });
  else if (unclobbered(around).localName === 'offcanvas-panel')
    ask(around, 'offcanvas-panel-open-request', {});
  else if (around instanceof HTMLDetailsElement) openDetails(around, element);
  else if (unclobbered(around).getAttribute('hidden')?.toLowerCase() === 'until-found') unhide(around);
  else if (isHidden(around)) return press(around);
  return false;
}

/**
 * Presses the trigger of a hidden panel; once more where the script that answers it comes with the rest of the page.
 */
function press(around: Element): boolean {
  const trigger = findTrigger(around);
  if (!trigger) return false;
  trigger.click();
  const again = () => {
    if (isHidden(around)) trigger.click();
  };
  if (document.readyState !== 'complete') window.addEventListener('load', again, { once: true });
  return true;
}

/** The elements of the suite meet by requests; one that cannot serve it leaves it. */
function ask(host: Element, type: string, detail: object): void {
  host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
}

function openDetails(details: HTMLDetailsElement, element: Element): void {
  if (!details.querySelector(':scope > summary')?.contains(element)) details.open = true;
}

/** Opens it as the browser does when its search finds something inside. */
function unhide(around: Element): void {
  unclobbered(around).dispatchEvent(new Event('beforematch', { bubbles: true }));
  unclobbered(around).removeAttribute('hidden');
}

function isHidden(around: Element): boolean {
  const { display, visibility } = getComputedStyle(around);
  return display === 'none' || visibility === 'hidden';
}

/** Finds the trigger by which a script of the page opens a hidden panel; null without one. */
function findTrigger(panel: Element): HTMLElement | null {
  const triggers = [...searchable(panel).querySelectorAll<HTMLElement>(triggerMarks)];
  const named = triggers.find((trigger) => isClosed(trigger) && leadsTo(trigger, panel));
  const trigger = named ?? switcherItem(panel);
  return trigger && isHarmless(trigger) ? trigger : null;
}

/** Tabs and disclosures by their roles, and Bootstrap's of all versions. */
const triggerMarks = '[role="tab"],[aria-expanded],[data-bs-toggle],[data-toggle]';

/** The lists of UIkit's tabs. */
const switcherLists = '[uk-tab],[data-uk-tab],[uk-switcher],[data-uk-switcher]';

function searchable(panel: Element): Members<ShadowRoot> | SafeDocument {
  const root = unclobbered(panel).getRootNode();
  return root instanceof ShadowRoot ? root : documentOf(panel);
}

function isClosed({ ariaExpanded, ariaSelected }: HTMLElement): boolean {
  return ariaExpanded !== 'true' && ariaSelected !== 'true';
}

function leadsTo(trigger: HTMLElement, panel: Element): boolean {
  const { id } = unclobbered(panel);
  const hashes = ['data-bs-target', 'data-target', 'href'].map((name) => trigger.getAttribute(name));
  if (id !== '' && (hashes.includes(`#${id}`) || idsIn(trigger, 'aria-controls').includes(id))) return true;
  return trigger.id !== '' && trigger.role === 'tab' && idsIn(panel, 'aria-labelledby').includes(trigger.id);
}

function idsIn(element: Element, attribute: string): readonly string[] {
  return (unclobbered(element).getAttribute(attribute) ?? '').split(/\s+/);
}

/** UIkit goes by the place: the first item of the list shows the first child of the switcher. */
function switcherItem(panel: Element): HTMLElement | null {
  const switcher = unclobbered(panel).closest('.uk-switcher');
  if (!switcher || unclobbered(panel).parentElement !== switcher) return null;
  const lists = [...searchable(panel).querySelectorAll(switcherLists)];
  const list = lists.find((one) => connects(one, switcher)) ?? lists.find((one) => isBefore(one, switcher));
  const item = unclobbered(list)?.children[[...unclobbered(switcher).children].indexOf(panel)];
  return item?.querySelector<HTMLElement>('a, button') ?? null;
}

/** The list says in its options where its panels are: `uk-tab="connect: #panels"`. */
function connects(list: Element, { id }: Element): boolean {
  const options = ['uk-tab', 'data-uk-tab', 'uk-switcher', 'data-uk-switcher'].map((name) =>
    unclobbered(list).getAttribute(name),
  );
  return id !== '' && options.some((text) => text?.split(/[\s,;"'}]+/).includes(`#${id}`));
}

function isBefore(list: Element, switcher: Element): boolean {
  return (
    unclobbered(list).parentElement === unclobbered(switcher).parentElement &&
    unclobbered(list).nextElementSibling === switcher
  );
}

/** Returns true if a press on the trigger neither navigates nor submits, even if no script handles it. */
function isHarmless(trigger: HTMLElement): boolean {
  if (trigger instanceof HTMLAnchorElement) return (trigger.getAttribute('href') ?? '#').startsWith('#');
  return !(trigger instanceof HTMLButtonElement && trigger.type !== 'button' && trigger.form);
}

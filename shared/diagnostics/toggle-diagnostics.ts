import { documentOf, type SafeDocument, unclobbered } from '../dom/unclobbered.js';
import { ConfigError, describe } from '../element/config-error.js';
import type { PlacedError } from '../element/placed-error.js';

const panelTag = 'offcanvas-panel';
/** Selector of the panel of the theme's own script. */
const serverPanel = '#g-offcanvas';
const requests = ['toggle', 'open', 'close'];
const requestAttributes = requests.map((request) => `data-offcanvas-${request}`);
const requestCommands = requests.map((request) => `[command="--${request}"][commandfor]`);
const toggles = [...requestAttributes.map((name) => `[${name}]`), ...requestCommands].join();

/** Returns diagnostics for toggles that refer to no panel. */
export function findToggleDiagnostics(document: SafeDocument): readonly PlacedError[] {
  return [...document.querySelectorAll(toggles)].flatMap((toggle) => {
    const attribute = leadingAttribute(toggle);
    const found = findProblem(document, toggle, attribute);
    if (!found) return [];
    const place = `toggle ${describe(toggle)} attribute ${attribute}`;
    const problem = `found ${found}, expected the id of an <${panelTag}>`;
    return [{ element: toggle, error: new ConfigError(`<${panelTag}>`, place, problem, 'panel-toggle') }];
  });
}

/** Selector of elements that may open a panel: the suite's toggles and Bootstrap's. */
const openers = [
  ...['toggle', 'open'].map((request) => `[data-offcanvas-${request}]`),
  ...['toggle', 'open'].map((request) => `[command="--${request}"][commandfor]`),
  '[data-bs-toggle=collapse]',
].join();

/**
 * Returns diagnostics for panels that nothing in the page opens. A swipe and the attribute `open` count as ways to
 * open.
 */
export function findLonePanels(document: SafeDocument): readonly PlacedError[] {
  const panels = [...document.querySelectorAll(panelTag)];
  const all = [...document.querySelectorAll(openers)];
  return panels.flatMap((panel) => {
    const isMoved = panel.matches('[swipe], [open]') || document.querySelector('[data-g-offcanvas-swipe]');
    if (isMoved || all.some((one) => mayOpen(one, panel)) || isControlled(panel)) return [];
    const wanted = panel.id ? `data-offcanvas-toggle="${panel.id}"` : 'data-offcanvas-toggle';
    const problem = `found nothing in the page that opens it, expected an element with ${wanted}`;
    return [{ element: panel, error: new ConfigError(panel, 'toggle', problem, 'panel-opener') }];
  });
}

/**
 * Returns true if an opener can open a panel. One inside the panel is out of reach; one without an id belongs to the
 * first panel.
 */
function mayOpen(opener: Element, panel: Element): boolean {
  const document = documentOf(panel);
  if (unclobbered(panel).contains(opener)) return false;
  if (opener.matches('[data-bs-toggle]')) return true;
  const id = opener.getAttribute(leadingAttribute(opener));
  const target = id ? document.getElementById(id) : null;
  const named = unclobbered(target)?.closest(panelTag) ?? unclobbered(target)?.querySelector(panelTag);
  const isUnnamed = !requestAttributes.some((name) => opener.getAttribute(name)) && !named;
  return (isUnnamed ? document.querySelector(panelTag) : named) === panel;
}

function isControlled(panel: Element): boolean {
  const document = documentOf(panel);
  return [...document.querySelectorAll('[aria-controls], a[href^="#"]')].some((one) => {
    const ids = [...(one.getAttribute('aria-controls') ?? '').split(/\s+/), hashOf(one)];
    return (
      !unclobbered(panel).contains(one) &&
      ids.some((id) => id && document.getElementById(id)?.closest(panelTag) === panel)
    );
  });
}

function hashOf(element: Element): string {
  return element.getAttribute('href')?.slice(1) ?? '';
}

/** Returns the attribute of a toggle that refers to a panel; otherwise the one that makes it a toggle. */
function leadingAttribute(toggle: Element): string {
  const names = [...requestAttributes, 'commandfor', 'aria-controls'];
  const own = requestAttributes.find((name) => toggle.hasAttribute(name));
  return names.find((name) => toggle.getAttribute(name)) ?? own ?? 'commandfor';
}

/**
 * Returns a description of the target of a toggle that is no panel; '' if it refers to one, or may belong to
 * another script.
 */
function findProblem(document: SafeDocument, toggle: Element, attribute: string): string {
  const id = toggle.getAttribute(attribute);
  const hasPanel = document.querySelector(panelTag) !== null;
  if (!id) return hasPanel || document.querySelector(serverPanel) ? '' : 'no panel in the page';

  const target = document.getElementById(id);
  if (!target) return hasPanel || requestAttributes.includes(attribute) ? `"${id}"` : '';
  if (unclobbered(target).closest(panelTag) || unclobbered(target).querySelector(panelTag)) return '';
  // The id may be for a script or a menu of the page. Only the suite's own attribute is unambiguous.
  const isOurs = requestAttributes.includes(attribute) && !toggle.hasAttribute('data-bs-target');
  return isOurs ? `"${id}", which is ${describe(target)}` : '';
}

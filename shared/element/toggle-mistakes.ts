import { ConfigError, describe } from './config-error.js';

const panelTag = 'offcanvas-panel';
/** What the theme's own script has for a panel. */
const serverPanel = '#g-offcanvas';
const requests = ['toggle', 'open', 'close'];
const ownAttributes = requests.map((request) => `data-offcanvas-${request}`);
const ownCommands = requests.map((request) => `[command="--${request}"][commandfor]`);
const toggles = [...ownAttributes.map((name) => `[${name}]`), ...ownCommands].join();

/** The toggles that lead to no panel. */
export function findToggleMistakes(document: Document): readonly ConfigError[] {
  return [...document.querySelectorAll(toggles)].flatMap((toggle) => {
    const attribute = leadingAttribute(toggle);
    const found = findProblem(document, toggle, attribute);
    if (!found) return [];
    const place = `toggle ${describe(toggle)} attribute ${attribute}`;
    return [new ConfigError(`<${panelTag}>`, place, `found ${found}, expected the id of an <${panelTag}>`)];
  });
}

/** The attribute that says where a toggle leads; the one that makes it a toggle where none does. */
function leadingAttribute(toggle: Element): string {
  const names = [...ownAttributes, 'commandfor', 'aria-controls'];
  const own = ownAttributes.find((name) => toggle.hasAttribute(name));
  return names.find((name) => toggle.getAttribute(name)) ?? own ?? 'commandfor';
}

/** What a toggle leads to in the place of a panel; '' where all is well, or where it may be another script's. */
function findProblem(document: Document, toggle: Element, attribute: string): string {
  const id = toggle.getAttribute(attribute);
  const hasPanel = document.querySelector(panelTag) !== null;
  if (!id) return hasPanel || document.querySelector(serverPanel) ? '' : 'no panel in the page';

  const target = document.getElementById(id);
  if (!target) return hasPanel || ownAttributes.includes(attribute) ? `"${id}"` : '';
  if (target.closest(panelTag) || target.querySelector(panelTag)) return '';
  // Such a name may be for a script or a menu of the page; only our own attribute can be meant for nothing else.
  const isOurs = ownAttributes.includes(attribute) && !toggle.hasAttribute('data-bs-target');
  return isOurs ? `"${id}", which is ${describe(target)}` : '';
}

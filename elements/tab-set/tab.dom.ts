import type { UndoLog } from '../../shared/dom/undo-log.js';
import { documentOf, type SafeDocument, unclobbered } from '../../shared/dom/unclobbered.js';
import type { Group } from './groups.dom.js';

const focusable = 'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]';
let count = 0;

/**
 * Tab of a group, with its panel. The server's own panels are list items, which may not have the role `tabpanel`
 * (ARIA in HTML): the element around them has it, with the name of the selected tab.
 */
export class Tab {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly #log: UndoLog;
  readonly #place: HTMLElement;
  readonly #name = `tab-${(count += 1)}`;
  #group: Group;

  /**
   * Creates the tab.
   *
   * @param shared - Element around the panels that the server wrote.
   */
  constructor(group: Group, shared: HTMLElement, log: UndoLog) {
    const document = documentOf(group.heading);
    this.#group = group;
    this.#log = log;
    this.button = document.createElement('button');
    this.panel = group.panel ?? document.createElement('div');
    this.#place = group.panel ? shared : this.panel;
    if (group.panel) dropListRoles(group.panel, log);
    else this.panel.append(createSlot(document, this.#name));
    this.#relate();
  }

  get group(): Group {
    return this.#group;
  }

  /** Puts the content of the group into the panel. */
  fill(group: Group): void {
    this.#group = group;
    this.button.textContent = group.heading.textContent.trim();
    this.button.disabled = group.isDisabled;
    for (const element of group.content) this.#log.setAttribute(element, 'slot', this.#name);
  }

  /** Shows or hides the panel. The browser's search finds a hidden one. In print its heading is visible too. */
  show(isShown: boolean, isOnPaper: boolean): void {
    const { content, replaced, panel: serverPanel } = this.#group;
    const hiding = 'onbeforematch' in this.panel && !serverPanel ? 'until-found' : '';
    this.#log.setAttribute(replaced, 'hidden', isOnPaper ? null : '');
    this.#log.setAttribute(this.panel, 'hidden', isShown ? null : hiding);
    if (serverPanel) this.#log.toggleClass(serverPanel, 'uk-active', isShown);
    if (serverPanel && !isShown) return;
    this.#place.setAttribute('aria-labelledby', this.#name);
    // A panel with `hidden="until-found"` has a box and would be focusable.
    if (isShown && !hasControls(serverPanel ? [...unclobbered(serverPanel).children] : content))
      this.#place.tabIndex = 0;
    else this.#place.removeAttribute('tabindex');
  }

  /** Restores the server's markup and removes the tab. */
  restore(): void {
    const { content, replaced, panel } = this.#group;
    for (const element of [...content, panel ?? replaced, this.panel]) this.#log.restore(element);
    this.button.remove();
    if (!panel) this.panel.remove();
  }

  #relate(): void {
    const { button } = this;
    const place = this.#place;
    unclobbered(place).part.add('panel');
    unclobbered(place).setAttribute('role', 'tabpanel');
    unclobbered(place).id ||= `${this.#name}-panel`;
    button.part.add('tab');
    button.setAttribute('role', 'tab');
    button.id = this.#name;
    button.type = 'button';
    button.setAttribute('aria-controls', unclobbered(place).id);
  }
}

function createSlot(document: SafeDocument, name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.name = name;
  return slot;
}

/** Removes the list roles of panels, because only one item is visible at a time. */
function dropListRoles(panel: HTMLElement, log: UndoLog): void {
  for (const element of [panel, unclobbered(panel).parentElement]) {
    if (element) log.setAttribute(element, 'role', 'presentation');
  }
}

function hasControls(content: readonly Element[]): boolean {
  return content.some(
    (part) => unclobbered(part).matches(focusable) || unclobbered(part).querySelector(focusable),
  );
}

import { watchQuery } from '../../shared/dom/watch-query.js';
import { fromLength } from '../../shared/element/breakpoint.model.js';
import { documentOf, nodeOf, unclobbered } from '../../shared/dom/unclobbered.js';
import { ControlMarks } from './control-marks.dom.js';
import { controlAttributes, controlSelector, controlsOf } from './controls.dom.js';
import { reportDiagnostic } from './diagnostics.dom.js';
import type { PanelHost } from './offcanvas-panel.host.js';

/** Moves the content between the page and the panel, and updates the controls. */
export class PanelPlace {
  readonly #host: PanelHost;
  readonly #root: ShadowRoot;
  readonly #slot: HTMLSlotElement;
  readonly #marks: ControlMarks;
  readonly #changes: MutationObserver;
  readonly #onChange: () => void;
  #stopQuery: (() => void) | undefined;
  #isWide = false;
  #canMove = true;

  constructor(host: PanelHost, slot: HTMLSlotElement, onChange: () => void) {
    this.#host = host;
    this.#root = host.shadowRoot as ShadowRoot;
    this.#slot = slot;
    this.#marks = new ControlMarks(host);
    this.#onChange = onChange;
    this.#changes = new MutationObserver(onChange);
  }

  get hasContent(): boolean {
    return hasContent(this.#host);
  }

  /** True while the content is in the page, not in the panel. */
  get isInPage(): boolean {
    return this.#isWide || !this.#canMove;
  }

  /** Observes the breakpoint, the content, the controls and the place of the panel in the page. */
  watch(): void {
    this.#checkToggle();
    this.readBreakpoint();
    this.#changes.observe(nodeOf(documentOf(this.#host)), {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: controlAttributes,
    });
  }

  /** Reads the breakpoint. A text that is not a width is reported and ignored. */
  readBreakpoint(): void {
    const { breakpoint } = this.#host;
    this.#stopQuery?.();
    this.#stopQuery = watchQuery(window, fromLength(breakpoint), (isWide) => this.#cross(isWide));
    if (this.#stopQuery) return;
    this.#cross(false);
    if (breakpoint !== '') reportDiagnostic(this.#host, 'breakpoint');
  }

  /** Leaves the content in the page until the element is removed. */
  stay(): void {
    this.#canMove = false;
  }

  /** Puts the content into its place and updates the controls. `isOut` is true for an open panel. */
  show(isOut: boolean): void {
    const { isInPage } = this;
    const isHome = this.#slot.parentNode === this.#root;
    if (isInPage && !isHome) this.#root.prepend(this.#slot);
    this.#slot.hidden = isHome && !isInPage;
    this.#marks.write(isOut, this.hasContent && !isInPage);
  }

  /** Restores content and controls as the server wrote them. */
  stop(): void {
    this.#changes.disconnect();
    this.#stopQuery?.();
    this.stay();
    this.show(false);
    this.#marks.restore();
  }

  /**
   * Leaves the content in the page if its only toggle, Bootstrap's, is inside it: inside a closed panel it could not be
   * seen.
   */
  #checkToggle(): void {
    const host = this.#host;
    if (!host.querySelector('.navbar-toggler') || controlsOf(host).some((one) => !host.contains(one))) return;
    this.stay();
    reportDiagnostic(host, 'toggle');
  }

  #cross(isWide: boolean): void {
    this.#isWide = isWide;
    this.#onChange();
  }
}

/** Selector of elements that are content without any text. */
const seen = 'img,svg,video,audio,canvas,iframe,object,embed,input,select,textarea';
const unseen = `script,style,template,noscript,${controlSelector}`;

/** Returns true if the panel has visible content. Its own controls do not count. */
function hasContent(host: Element): boolean {
  return [...unclobbered(host).childNodes].some((node) => {
    if (!(node instanceof Element)) return node instanceof Text && node.data.trim() !== '';
    return !unclobbered(node).matches(unseen) && (unclobbered(node).matches(seen) || hasContent(node));
  });
}

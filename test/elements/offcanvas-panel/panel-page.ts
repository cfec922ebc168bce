import { fixture, html } from '@open-wc/testing';
import type { OffcanvasPanelElement } from '../../../elements/offcanvas-panel/offcanvas-panel.shell.js';
import '../../../elements/offcanvas-panel/define.js';
import { appears } from '../../shared/appears.js';

/** The next event of a type, as soon as it comes. */
export function next<Type extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  type: Type,
): Promise<GlobalEventHandlersEventMap[Type]> {
  return new Promise((resolve) => {
    const heard = (event: Event) => resolve(event as GlobalEventHandlersEventMap[Type]);
    target.addEventListener(type, heard, { once: true });
  });
}

/** A page as the server writes it, with a panel in it. */
export async function openPage(markup: ReturnType<typeof html> = page()): Promise<PanelPage> {
  const place = await fixture<HTMLElement>(html`<div>${markup}</div>`);
  const panel = place.querySelector('offcanvas-panel') as OffcanvasPanelElement;
  await appears(place, 'offcanvas-panel[data-ready]');
  return new PanelPage(place, panel);
}

/** The markup of most tests. */
export function page() {
  return html`
    <button id="toggle" data-offcanvas-toggle>Menu</button>
    <offcanvas-panel id="panel" aria-label="Menu">
      <nav aria-label="Panel"><a href="#far" id="link">Far</a> <a href="#nowhere">Nowhere</a></nav>
    </offcanvas-panel>
    <main data-page-surround>
      <a href="#rest" id="rest">Rest</a>
      <p style="block-size: 3000px">Long</p>
      <h2 id="far">Far away</h2>
    </main>
  `;
}

/** What a visitor sees and does of one panel. */
export class PanelPage {
  constructor(
    readonly place: HTMLElement,
    readonly panel: OffcanvasPanelElement,
  ) {}

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.place.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  part(name: string): HTMLElement {
    return this.panel.shadowRoot?.querySelector(`[part="${name}"]`) as HTMLElement;
  }

  /** The overlay, as soon as the view has painted it. */
  async overlay(): Promise<HTMLElement> {
    return (await appears(this.panel.shadowRoot as ShadowRoot, '[part="overlay"]')) as HTMLElement;
  }

  get dialog(): HTMLDialogElement {
    return this.panel.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
  }

  get edge(): HTMLElement {
    return this.panel.shadowRoot?.querySelector('.edge') as HTMLElement;
  }

  /** Whether the visitor sees the server's content. */
  get isContentSeen(): boolean {
    return (this.panel.firstElementChild as HTMLElement).checkVisibility();
  }

  get isOut(): boolean {
    return this.dialog?.open === true;
  }

  /** Does something and waits until the panel stands open. */
  async opens(act: () => unknown = () => this.panel.open()): Promise<string> {
    const opened = next(this.panel, 'offcanvas-panel-opened');
    await act();
    return (await opened).detail.source;
  }

  /** Does something and waits until the panel is away. */
  async closes(act: () => unknown = () => this.panel.close()): Promise<string> {
    const closed = next(this.panel, 'offcanvas-panel-closed');
    await act();
    return (await closed).detail.source;
  }

  /** A finger that comes down and moves through the points; it leaves at the last. */
  swipe(target: Element, points: readonly (readonly [number, number])[], end = 'pointerup'): void {
    const tell = (type: string, [clientX, clientY]: readonly [number, number]) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
          bubbles: true,
          composed: true,
          clientX,
          clientY,
        }),
      );
    points.forEach((point, index) => tell(index === 0 ? 'pointerdown' : 'pointermove', point));
    if (end) tell(end, points.at(-1) ?? [0, 0]);
  }
}

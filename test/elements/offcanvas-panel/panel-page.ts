import { fixture, html } from '@open-wc/testing';
import type { OffcanvasPanelElement } from '../../../elements/offcanvas-panel/offcanvas-panel.shell.js';
import '../../../elements/offcanvas-panel/define.js';
import { appears } from '../../shared/appears.js';

/** Settles with the next event of a type. */
export function next<Type extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  type: Type,
): Promise<GlobalEventHandlersEventMap[Type]> {
  return new Promise((resolve) => {
    const heard = (event: Event) => resolve(event as GlobalEventHandlersEventMap[Type]);
    target.addEventListener(type, heard, { once: true });
  });
}

/** Opens a page with a panel, as the server writes it. */
export async function openPage(markup: ReturnType<typeof html> = page()): Promise<PanelPage> {
  const place = await fixture<HTMLElement>(html`<div>${markup}</div>`);
  const panel = place.querySelector('offcanvas-panel') as OffcanvasPanelElement;
  await appears(place, 'offcanvas-panel[data-ready]');
  return new PanelPage(place, panel);
}

/** Markup of most tests. */
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

/** Page with a panel, driven as a visitor would. */
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

  /** Settles with the overlay once the view has rendered it. */
  async overlay(): Promise<HTMLElement> {
    return (await appears(this.panel.shadowRoot as ShadowRoot, '[part="overlay"]')) as HTMLElement;
  }

  get dialog(): HTMLDialogElement {
    return this.panel.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
  }

  get edge(): HTMLElement {
    return this.panel.shadowRoot?.querySelector('.edge') as HTMLElement;
  }

  /** True if the server's content is visible. */
  get isContentSeen(): boolean {
    return (this.panel.firstElementChild as HTMLElement).checkVisibility();
  }

  get isOut(): boolean {
    return this.dialog?.open === true;
  }

  /** Runs a task and waits until the panel is open. Returns the source in the event. */
  async opens(act: () => unknown = () => this.panel.open()): Promise<string> {
    const opened = next(this.panel, 'offcanvas-panel-opened');
    await act();
    return (await opened).detail.source;
  }

  /** Runs a task and waits until the panel is closed. Returns the source in the event. */
  async closes(act: () => unknown = () => this.panel.close()): Promise<string> {
    const closed = next(this.panel, 'offcanvas-panel-closed');
    await act();
    return (await closed).detail.source;
  }

  /** Moves a finger through the points, and lifts it at the last one. */
  swipe(target: Element, points: readonly (readonly [number, number])[], end = 'pointerup'): void {
    const dispatch = (type: string, [clientX, clientY]: readonly [number, number]) =>
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
    points.forEach((point, index) => dispatch(index === 0 ? 'pointerdown' : 'pointermove', point));
    if (end) dispatch(end, points.at(-1) ?? [0, 0]);
  }
}

import { fixture, html } from '@open-wc/testing';
import type { MediaBoxElement } from '../../../elements/media-box/media-box.shell.js';
import '../../../elements/media-box/define.js';
import { appears } from '../../shared/appears.js';

/** Returns the address of a picture of the test server; each number is another address. */
export const picture = (number: number) => `/demo/assets/room.svg?${number}`;

/** Three pictures of a group, a single one, and a link that is not for the viewer. */
export const gallery = html`
  <media-box lang="es">
    <a id="one" class="jcepopup" rel="group[sala]" title="La sala::De día" href=${picture(1)}>
      <img src="/demo/assets/map.svg" alt="Un mapa" width="40" height="30" />
    </a>
    <a id="two" class="jcepopup" rel="group[sala]" title="El pasillo" href=${picture(2)}>Dos</a>
    <a id="three" data-mediabox="group[sala];caption[Escribe a ana@example.org]" href=${picture(3)}>Tres</a>
    <a id="alone" class="wfpopup" href=${picture(4)}>Sola</a>
    <a id="plain" href="#plain">Un enlace</a>
  </media-box>
`;

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

/** Opens a page as the server writes it, and waits until its viewer has started. */
export async function openPage(markup: ReturnType<typeof html> = gallery): Promise<BoxPage> {
  const place = await fixture<HTMLElement>(html`<div>${markup}</div>`);
  const box = place.querySelector('media-box') as MediaBoxElement;
  const page = new BoxPage(place, box);
  await new Promise<void>((resolve) => box.withCore(() => resolve()));
  return page;
}

/** Page with a viewer, driven as a visitor would. */
export class BoxPage {
  constructor(
    readonly place: HTMLElement,
    readonly box: MediaBoxElement,
  ) {}

  get root(): ShadowRoot {
    return this.box.shadowRoot as ShadowRoot;
  }

  get dialog(): HTMLDialogElement | null {
    return this.root.querySelector('dialog[open]');
  }

  link(id: string): HTMLElement {
    return this.place.querySelector(`#${id}`) as HTMLElement;
  }

  part(name: string): HTMLElement | null {
    return this.root.querySelector(`[part~="${name}"]`);
  }

  /** Presses a link and waits until the viewer has its controls. */
  async open(id: string): Promise<void> {
    this.link(id).click();
    await appears(this.root, '.chrome [role="status"]');
  }

  /** Settles when the viewer has an element that matches, with this text. */
  async has(selector: string, words?: string): Promise<HTMLElement> {
    return (await appears(this.root, selector, words)) as HTMLElement;
  }

  press(key: string, init: KeyboardEventInit = {}): void {
    const target = this.root.activeElement ?? this.dialog;
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...init,
    });
    target?.dispatchEvent(event);
  }
}

import { fixture, html } from '@open-wc/testing';
import type { NavMenuElement } from '../../../elements/nav-menu/nav-menu.shell.js';
import '../../../elements/nav-menu/define.js';
import { appears } from '../../shared/appears.js';

type Markup = ReturnType<typeof html>;

/** Plain list, three levels deep, as a server writes it. */
export function plainList() {
  return html`<ul id="list">
    <li id="home"><a href="#home">Inicio</a></li>
    <li id="services">
      <a href="#services">Servicios</a>
      <ul>
        <li id="adults">
          <a href="#adults">Adultos</a>
          <ul>
            <li><a href="#couples">Parejas</a></li>
          </ul>
        </li>
        <li><a href="#children">Infancia</a></li>
      </ul>
    </li>
    <li id="centre">
      <span>El centro</span>
      <ul>
        <li><a href="#team">Equipo</a></li>
      </ul>
    </li>
  </ul>`;
}

/** Menu of the theme, with its mobile container elsewhere. */
export function themePage() {
  return html`
    <nav-menu id="menu">
      <nav class="g-main-nav" data-g-hover-expand="true" aria-label="Principal">
        <ul class="g-toplevel" id="list">
          <li class="g-menu-item g-parent g-standard g-menu-item-link-parent" id="services">
            <a class="g-menu-item-container" href="#services">
              <span class="g-menu-item-title">Servicios</span>
              <span class="g-menu-parent-indicator" data-g-menuparent></span>
            </a>
            <ul class="g-dropdown g-inactive g-fade g-dropdown-right">
              <li class="g-dropdown-column">
                <div class="g-grid">
                  <div class="g-block">
                    <ul class="g-sublevel">
                      <li class="g-level-1 g-go-back">
                        <a class="g-menu-item-container" href="#" data-g-menuparent>Volver</a>
                      </li>
                      <li class="g-menu-item g-parent" id="adults">
                        <div class="g-menu-item-container" data-g-menuparent>Adultos</div>
                        <ul class="g-dropdown g-inactive">
                          <li class="g-menu-item"><a href="#couples">Parejas</a></li>
                        </ul>
                      </li>
                    </ul>
                  </div>
                </div>
              </li>
            </ul>
          </li>
          <li class="g-menu-item active"><a href="#contact" aria-current="page">Contacto</a></li>
        </ul>
      </nav>
    </nav-menu>
    <div id="g-mobilemenu-container" data-g-menu-breakpoint="48rem"></div>
  `;
}

/** Opens a page and waits until its menu opens and closes. */
export async function openMenu(
  markup: Markup = html`<nav-menu id="menu"><nav aria-label="Principal">${plainList()}</nav></nav-menu>
    <button id="beside">Al lado</button>`,
): Promise<MenuPage> {
  const opening = fixture<HTMLElement>(html`<div class="page">${markup}</div>`);
  // The markup is rendered at once; the core starts in a later task.
  const serverText = [...document.querySelectorAll('.page nav-menu')].at(-1)?.outerHTML ?? '';
  const place = await opening;
  await appears(place, '[aria-controls]');
  return new MenuPage(place, serverText);
}

/** Page with a menu, driven as a visitor would. */
export class MenuPage {
  readonly reported: string[] = [];
  readonly menu: NavMenuElement;

  constructor(
    readonly place: HTMLElement,
    /** Markup of the menu before it was enhanced. */
    readonly serverText: string,
  ) {
    this.menu = this.find<NavMenuElement>('nav-menu');
    for (const fact of ['opened', 'closed'] as const) {
      this.menu.addEventListener(`nav-menu-${fact}`, ({ detail }) => {
        this.reported.push(`${fact}: ${detail.label}`);
      });
    }
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.place.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  get list(): HTMLElement {
    return this.find('#list');
  }

  toggle(item: string): HTMLButtonElement {
    return this.find(`#${item} > button`);
  }

  link(item: string): HTMLElement {
    return this.find(`#${item} > :is(a, span, div)`);
  }

  submenu(item: string): HTMLElement {
    return this.find(`#${item} > ul`);
  }

  /** The items whose submenu is visible. Throws an error if `aria-expanded` of the toggle disagrees. */
  get open(): string[] {
    return [...this.place.querySelectorAll('li[id]:has(> ul)')].flatMap((item) => {
      const isSeen = this.submenu(item.id).checkVisibility();
      const said = this.toggle(item.id).getAttribute('aria-expanded');
      const isShut = !item.parentElement?.checkVisibility();
      if (!isShut && said !== String(isSeen)) throw new Error(`${item.id} is seen ${isSeen}, says ${said}`);
      return isSeen ? [item.id] : [];
    });
  }

  /** Settles with the label of the next opened or closed item. */
  next(fact: 'opened' | 'closed'): Promise<string> {
    return new Promise((resolve) => {
      const heard = ({ detail }: CustomEvent<{ label: string }>) => resolve(detail.label);
      this.menu.addEventListener(`nav-menu-${fact}`, heard, { once: true });
    });
  }

  point(type: string, target: Element, pointerType: string): void {
    target.dispatchEvent(
      new PointerEvent(type, { pointerType, bubbles: type !== 'pointerleave', composed: true }),
    );
  }

  /** Moves the mouse over an element. */
  over(target: Element): void {
    this.point('pointerover', target, 'mouse');
  }

  /** Presses and clicks with one kind of pointer. Returns true if the browser would follow a link. */
  click(target: Element, pointerType = 'mouse'): boolean {
    const stay = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    let isFollowed = false;
    this.point('pointerover', target, pointerType);
    this.point('pointerdown', target, pointerType);
    this.point('pointerup', target, pointerType);
    window.addEventListener('click', stay, { once: true });
    target.dispatchEvent(
      new PointerEvent('click', { pointerType, detail: 1, bubbles: true, composed: true, cancelable: true }),
    );
    return isFollowed;
  }
}

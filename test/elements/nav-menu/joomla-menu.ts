import { html } from '@open-wc/testing';

/** Menu module of Joomla 6: the server's own buttons, without a type and without a relation to their lists. */
export function joomlaMenu() {
  return html`<nav-menu id="menu">
    <ul id="list" class="mod-menu mod-list nav">
      <li class="nav-item item-101"><a href="#home">Inicio</a></li>
      <li class="nav-item item-102 deeper parent" id="services">
        <a href="#services">Servicios</a>
        <button class="mod-menu__toggle-sub" aria-expanded="false">
          <span class="icon-chevron-down" aria-hidden="true"></span>
          <span class="visually-hidden">Más sobre: Servicios</span>
        </button>
        <ul class="mod-menu__sub list-unstyled small">
          <li class="nav-item item-103"><a href="#adults">Adultos</a></li>
        </ul>
      </li>
      <li class="nav-item item-104 deeper parent" id="centre">
        <button class="mod-menu__toggle-sub" aria-expanded="false">
          <span class="mod-menu__heading nav-header">El centro</span>
          <span class="icon-chevron-down" aria-hidden="true"></span>
        </button>
        <ul class="mod-menu__sub list-unstyled small">
          <li class="nav-item item-105"><a href="#team">Equipo</a></li>
        </ul>
      </li>
    </ul>
  </nav-menu>`;
}

/** Acts on a list as the script of the menu module does: it hides the submenus, and its presses toggle them. */
export function startModuleScript(list: HTMLElement): void {
  for (const submenu of list.querySelectorAll('ul')) submenu.setAttribute('aria-hidden', 'true');
  list.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('button[aria-expanded]')) return;
    toggleSubmenu(list, event);
  });
  list.addEventListener('keydown', (event) => {
    if (event.key === ' ') toggleSubmenu(list, event);
  });
}

function toggleSubmenu(list: HTMLElement, event: Event): void {
  const item = event.target instanceof Element ? event.target.closest('li') : null;
  const submenu = item?.querySelector('ul');
  if (!item || !submenu) return;
  event.preventDefault();
  const opens = submenu.getAttribute('aria-hidden') === 'true';
  if (opens) for (const other of list.querySelectorAll(':scope > li')) write(other, false);
  write(item, opens);
}

function write(item: Element, isOpen: boolean): void {
  const submenu = item.querySelector('ul');
  submenu?.setAttribute('aria-hidden', String(!isOpen));
  submenu?.classList.toggle('show-menu', isOpen);
  item.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
}

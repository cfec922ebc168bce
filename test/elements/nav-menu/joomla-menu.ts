import { html } from '@open-wc/testing';

/** Menu module of Joomla 6: the server's own buttons, without a type and without a relation to their lists. */
export function joomlaMenu({ hasButtons = true } = {}) {
  const chevron = html`<span class="icon-chevron-down" aria-hidden="true"></span>`;
  const heading = html`<span class="mod-menu__heading nav-header">El centro</span>`;
  const toggle = html`<button class="mod-menu__toggle-sub" aria-expanded="false">
    ${chevron}<span class="visually-hidden">Más sobre: Servicios</span>
  </button>`;
  return html`<nav-menu id="menu">
    <ul id="list" class="mod-menu mod-list nav">
      <li class="nav-item item-101"><a href="#home">Inicio</a></li>
      <li class="nav-item item-102 deeper parent" id="services">
        <a href="#services">Servicios</a>
        ${hasButtons ? toggle : ''}
        <ul class="mod-menu__sub list-unstyled small">
          <li class="nav-item item-103 deeper parent" id="adults">
            <a href="#adults">Adultos</a>
            <ul class="mod-menu__sub list-unstyled small">
              <li class="nav-item item-106"><a href="#couples">Parejas</a></li>
            </ul>
          </li>
        </ul>
      </li>
      <li class="nav-item item-104 deeper parent" id="centre">
        ${
          hasButtons
            ? html`<button class="mod-menu__toggle-sub" aria-expanded="false">${heading}${chevron}</button>`
            : heading
        }
        <ul class="mod-menu__sub list-unstyled small">
          <li class="nav-item item-105"><a href="#team">Equipo</a></li>
        </ul>
      </li>
    </ul>
  </nav-menu>`;
}

/** Number of the next id that the script of the module gives. */
let count = 0;

/**
 * Acts on a list as the script of the menu module does: it hides the submenus, gives them ids of its own, and its presses toggle
 * them. Where the module says so, the branch of the current page is open from the start.
 */
export function startModuleScript(list: HTMLElement): void {
  for (const item of list.querySelectorAll(':scope > li')) {
    const submenus = [...item.querySelectorAll('ul')];
    for (const submenu of submenus) {
      submenu.setAttribute('aria-hidden', 'true');
      submenu.id = `mod-menu1-submenu${count}`;
      count += 1;
    }
    const ids = submenus.map(({ id }) => id).join(' ');
    if (ids) item.querySelector('[aria-expanded]')?.setAttribute('aria-controls', ids);
  }
  const active = list.matches('.nav-active-open') && list.querySelector('.current.active');
  const branch = active && [...list.children].find((item) => item.contains(active));
  if (branch) write(branch, true);
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
  for (const submenu of item.querySelectorAll('ul')) {
    submenu.setAttribute('aria-hidden', String(!isOpen));
    submenu.classList.toggle('show-menu', isOpen);
  }
  item.querySelector(':scope > [aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
}

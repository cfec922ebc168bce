/** Opens a submenu to its other side, or moves it, where the window's edge would cut it off. */
export function placeSubmenu(submenu: HTMLElement, isNested: boolean): void {
  takeBackPlace(submenu);
  const { clientWidth, clientHeight } = submenu.ownerDocument.documentElement;
  const isCut = () => {
    const { left, right } = submenu.getBoundingClientRect();
    return left < 0 || right > clientWidth;
  };
  submenu.toggleAttribute('data-flip', isCut());
  // Where neither side has the room, the nearer one serves as well.
  if (isCut()) submenu.removeAttribute('data-flip');
  const { left, right, top, bottom } = submenu.getBoundingClientRect();
  const across = Math.max(-left, Math.min(0, clientWidth - right));
  // A first level moved up would lie over its own item; the page scrolls to the rest of it.
  const down = isNested ? Math.max(-top, Math.min(0, clientHeight - bottom)) : 0;
  if (across || down) submenu.style.setProperty('translate', `${across}px ${down}px`, 'important');
}

/** Puts a submenu back to where the page's sheets have it. */
export function takeBackPlace(submenu: HTMLElement): void {
  submenu.removeAttribute('data-flip');
  submenu.style.removeProperty('translate');
  if (!submenu.style.length) submenu.removeAttribute('style');
}

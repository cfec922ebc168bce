/** Below this width the menu is a mobile one, unless the page says otherwise. */
export const defaultBreakpoint = '48rem';

/** The container of the theme's mobile menu. */
export const serverTarget = 'g-mobilemenu-container';

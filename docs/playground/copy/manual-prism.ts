/** Keeps Prism from colouring the page by itself. It reads this when it is imported. */
Reflect.set(globalThis, 'Prism', { manual: true });

/**
 * Runs before the page is painted: sets the colours that the visitor has chosen (without a choice they follow the system),
 * answers their switch, and shows the message of a page whose own script does not load.
 */
(() => {
  const page = document.documentElement;
  page.dataset.scripts = 'on';
  // The menu of a narrow window is closed from the first paint on, so that nothing moves when `site.js` closes it.
  page.dataset.nav = 'closed';
  try {
    const chosen = localStorage.getItem('docs-theme');
    if (chosen === 'light' || chosen === 'dark') page.dataset.theme = chosen;
  } catch {
    // Storage is blocked: the colours follow the system.
  }

  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (page.dataset.theme ? page.dataset.theme === 'dark' : systemIsDark.matches);

  function nameSwitch() {
    const button = document.querySelector('[data-theme-switch]');
    button.setAttribute('aria-label', isDark() ? button.dataset.light : button.dataset.dark);
  }

  function switchColours() {
    page.dataset.theme = isDark() ? 'light' : 'dark';
    nameSwitch();
    try {
      localStorage.setItem('docs-theme', page.dataset.theme);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  }

  /** Shows the message of the page if its own script is missing, or stops before it has shown the page. */
  function showLoss({ target, filename }) {
    const place = document.querySelector('[data-starting]');
    const source = target === globalThis ? filename : target.src;
    if (place === null || !place.dataset.script || !source?.endsWith(place.dataset.script)) return;
    place.querySelector('[data-late]').hidden = true;
    place.querySelector('[data-lost]').hidden = false;
  }

  document.addEventListener('DOMContentLoaded', nameSwitch);
  systemIsDark.addEventListener('change', nameSwitch);
  document.addEventListener('click', ({ target }) => {
    if (target.closest('[data-theme-switch]')) switchColours();
    if (target.closest('[data-reload]')) location.reload();
  });
  addEventListener('error', showLoss, true);
})();

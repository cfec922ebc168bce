/** Sets the colours that the visitor has chosen before the page is painted. Without a choice they follow the system. */
(() => {
  // The menu of a narrow window is closed from the first paint on, so that nothing moves when `site.js` closes it.
  document.documentElement.dataset.nav = 'closed';
  try {
    const chosen = localStorage.getItem('docs-theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage is blocked: the colours follow the system.
  }
})();

/** Sets the colours that the visitor has chosen before the page is painted. Without a choice they follow the system. */
(() => {
  try {
    const chosen = localStorage.getItem('docs-theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage is blocked: the colours follow the system.
  }
})();

/** The provider's script interface, version 3. It answers as its own address asks: `render` is the key. */
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const renderedKey = searchParams.get('render');
  const mode = searchParams.get('mode');

  async function askToken(siteKey, action) {
    const body = new window.URLSearchParams({ key: siteKey, action });
    const response = await fetch(`${origin}/recaptcha/api/token`, { method: 'POST', body });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${answer.error}: ${siteKey}`);
    return answer.token;
  }

  window.grecaptcha = {
    ready(callback) {
      if (mode !== 'silent') setTimeout(callback, 0);
    },
    async execute(siteKey, { action } = {}) {
      if (mode === 'silent') return new Promise(() => {});
      if (mode === 'reject') throw new Error('The check has failed');
      if (siteKey !== renderedKey) throw new Error(`Invalid site key or not loaded in api.js: ${siteKey}`);
      return askToken(siteKey, mode === 'wrong-action' ? 'otra-accion' : action);
    },
  };
})();

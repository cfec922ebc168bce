// Fake tag manager before the suite. It follows Google's consent mode only.
(() => {
  const state = { analytics_storage: 'granted' };
  const { tagCollector } = document.currentScript.dataset;

  function measure() {
    if (state.analytics_storage !== 'granted') return;
    document.cookie = '_ga=GA1.1.visitante; path=/; max-age=3600; SameSite=Lax';
    fetch(tagCollector, { method: 'POST', mode: 'no-cors', body: 'page_view' });
  }

  function hear([command, kind, modes]) {
    if (command !== 'consent') return;
    const before = state.analytics_storage;
    Object.assign(state, modes);
    if (kind === 'update' && before !== state.analytics_storage) measure();
  }

  const layer = (window.dataLayer ??= []);
  const push = layer.push.bind(layer);
  for (const entry of layer) hear(entry);
  layer.push = (...entries) => {
    for (const entry of entries) hear(entry);
    return push(...entries);
  };
  measure();
})();

// A statistics script that waits for consent: it counts the visits of this browser.
(() => {
  const [, count = '0'] = /(?:^|; )visitas_demo=(\d+)/.exec(document.cookie) ?? [];
  document.cookie = `visitas_demo=${Number(count) + 1}; path=/; max-age=86400; SameSite=Lax`;
  const place = document.getElementById('visitas');
  if (place) place.textContent = `Estadísticas en marcha: visita ${Number(count) + 1}.`;
})();

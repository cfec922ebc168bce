// Fake optimiser that delays scripts until the first interaction, by changing their type.
(() => {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'wheel'];

  function start() {
    for (const sign of signs) document.removeEventListener(sign, start, true);
    for (const script of document.querySelectorAll('script[type="delayed"]')) {
      script.type = 'module';
      // A node that is inserted again runs, with its nonce.
      const mark = document.createComment('');
      script.replaceWith(mark);
      mark.replaceWith(script);
    }
  }

  for (const sign of signs) document.addEventListener(sign, start, { capture: true, passive: true });
})();

// A stand-in for an optimiser that delays scripts until the visitor does something: it has given them another type.
(() => {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'wheel'];

  function start() {
    for (const sign of signs) document.removeEventListener(sign, start, true);
    for (const script of document.querySelectorAll('script[type="delayed"]')) {
      script.type = 'module';
      // A node that comes back runs, with its nonce.
      const mark = document.createComment('');
      script.replaceWith(mark);
      mark.replaceWith(script);
    }
  }

  for (const sign of signs) document.addEventListener(sign, start, { capture: true, passive: true });
})();

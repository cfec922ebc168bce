/** Runs in the page before its own scripts: what all drivers use. Times are in milliseconds. */
performance.setResourceTimingBufferSize(5000);

const bench = {
  /** Resolves when a test is true: it is repeated after a few microtasks, then after each task. */
  async until(test, limit = 60_000) {
    const end = performance.now() + limit;
    const { port1, port2 } = new globalThis.MessageChannel();
    for (let turn = 0; !test(); turn += 1) {
      if (performance.now() > end) throw new Error(`The bench has waited in vain for ${test}`);
      await (turn < 20
        ? null
        : new Promise((resolve) => {
            port1.onmessage = resolve;
            port2.postMessage(0);
          }));
    }
    port1.close();
  },

  /** Resolves in the first frame in which a test is true. */
  async untilFrame(test, limit = 60_000) {
    const end = performance.now() + limit;
    do {
      if (performance.now() > end) throw new Error(`The bench has waited in vain for ${test}`);
      await new Promise(globalThis.requestAnimationFrame);
    } while (!test());
  },

  /** Resolves when the page has been loaded for a time. */
  openFor(time) {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
    return new Promise((resolve) => setTimeout(resolve, loadEventEnd + time - performance.now()));
  },

  /** Returns the median of up to 30 repetitions, and of at least 3 if they take long. */
  async repeat(measure, most = 30, limit = 3000) {
    const times = [];
    const end = performance.now() + limit;
    for (let at = 0; at < most && (at < 3 || performance.now() < end); at += 1) {
      times.push(await measure(at));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return times.sort((one, other) => one - other)[Math.floor(times.length / 2)];
  },

  /** Returns true if an element can be seen: it has a box and is not transparent. */
  isSeen(element) {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  },

  /** Finds an element of a candidate, in the shadow root of its tag if it has one. */
  query(selector) {
    const { root } = bench.settings.selectors;
    const scope = root === undefined ? document : document.querySelector(root)?.shadowRoot;
    return scope?.querySelector(selector) ?? null;
  },

  /** Returns the middle of an element, for the mouse. */
  middleOf(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },

  /** Returns the bytes of the page, and those of the scripts and styles that have come until a time, with their number. */
  fetched(until = Infinity) {
    const [{ encodedBodySize: page }] = performance.getEntriesByType('navigation');
    const sizes = new Map(
      performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => responseEnd <= until && /\.(js|css)$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    );
    return { page, files: [...sizes.values()].reduce((sum, size) => sum + size, 0), requests: sizes.size };
  },
};
globalThis.bench = bench;

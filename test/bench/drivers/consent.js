/** Layers of a consent banner. A layer counts from the first frame in which it can be seen. */
{
  const { bench } = globalThis;
  const { banner, settings, panel } = bench.settings.selectors;
  let began = NaN;
  globalThis.addEventListener('click', () => (began = performance.now()), true);

  /** Time until the banner can be seen. */
  bench.ready = bench.untilFrame(() => bench.isSeen(bench.query(banner))).then(() => performance.now());

  /** Returns the middle of the button that opens the settings. */
  bench.prepare = () => bench.middleOf(bench.query(settings));

  /** Time from the next click until the settings can be seen. */
  bench.opened = async () => {
    await bench.untilFrame(() => began > 0 && bench.isSeen(bench.query(panel)));
    return performance.now() - began;
  };
}

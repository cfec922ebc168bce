/** Presses on the links of a gallery. A picture counts from the first frame in which it can be seen. */
{
  const { bench } = globalThis;
  let began = NaN;
  globalThis.addEventListener('click', () => (began = performance.now()), true);

  const { picture: pictureSelector, next, close } = bench.settings.selectors;
  const links = () => [...document.querySelectorAll('#gallery a')];

  function picture() {
    const found = bench.query(pictureSelector);
    return found?.complete && found.naturalWidth > 0 && bench.isSeen(found) ? found : null;
  }

  /** Resolves when the pictures have been decoded, with the middle of the first link. */
  bench.prepare = async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    return bench.middleOf(links()[0]);
  };

  /** Times from the next click until the picture can be seen, and until the button for the next one can. */
  bench.opened = async () => {
    await bench.untilFrame(() => began > 0 && picture() !== null);
    const shown = performance.now() - began;
    await bench.untilFrame(() => bench.isSeen(bench.query(next)));
    return { shown, complete: performance.now() - began };
  };

  async function shut() {
    bench.query(close).click();
    await bench.untilFrame(() => picture() === null);
    // Longer than the animations of all candidates, and than a step back in the history.
    await new Promise((resolve) => setTimeout(resolve, 700));
    began = NaN;
  }

  /** Time until the picture can be seen when the viewer has been open before. */
  bench.openAgain = () =>
    bench.repeat(
      async (at) => {
        await shut();
        const opened = bench.opened();
        links()[at % links().length].click();
        return (await opened).shown;
      },
      5,
      10_000,
    );

  /** Time until the next picture can be seen. */
  bench.goOn = () =>
    bench.repeat(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        const before = picture().src;
        bench.query(next).click();
        await bench.untilFrame(() => picture() !== null && picture().src !== before);
        return performance.now() - began;
      },
      5,
      10_000,
    );

  /** Clicks the first link until the candidate takes the click, and resolves with the time. Used in a visit of its own. */
  bench.takesClicks = () =>
    new Promise((resolve) => {
      let isTaken;
      globalThis.addEventListener('click', (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      });
      const probe = () => {
        isTaken = true;
        links()[0]?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true }));
        if (isTaken && links().length > 0) resolve(performance.now());
        else setTimeout(probe, 1);
      };
      probe();
    });
}

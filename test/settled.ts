/**
 * Settles when nothing in the page moves any more: fonts are loaded, observers and listeners have run in the next
 * frames, and transitions and animations have ended, also those that they start. Endless and paused animations do not
 * count, nor does one whose element has lost its box: Firefox leaves it running. The function refers to nothing
 * outside, so that a journey can send it to its page as text.
 */
export async function settled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Infinity &&
    (effect.target?.checkVisibility() ?? false);
  await document.fonts.ready;
  let moving: readonly Animation[];
  do {
    await frame();
    await frame();
    moving = document.getAnimations().filter(moves);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  } while (moving.length > 0);
}

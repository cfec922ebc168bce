import { html } from '@open-wc/testing';
import { type BoxPage, openPage, picture } from './box-page.js';

/** Three pictures of a group with thumbnails; the number distinguishes them from those of other tests. */
export const pictures = (first = 1) => html`
  <media-box lang="es" navigation="thumbnails">
    ${[0, 1, 2].map(
      (at) => html`
        <a
          id=${`p${at + 1}`}
          class="jcepopup"
          data-mediabox="group[fotos];caption[Con texto ${at + 1}];download[true]"
          title=${`Foto ${at + 1}`}
          href=${picture(first + at)}
          ><img src="/demo/assets/map.svg" alt="" width="40" height="30"
        /></a>
      `,
    )}
  </media-box>
`;

/** Opens an item. Settles when its picture has loaded and the motion of the opening has ended. */
export async function openPicture(markup = pictures(), id = 'p1'): Promise<BoxPage> {
  const page = await openPage(markup);
  await page.open(id);
  await pictureOf(page);
  for (const motion of page.part('content')?.getAnimations() ?? []) motion.finish();
  return page;
}

/** Returns the visible picture once it has loaded. */
export async function pictureOf(page: BoxPage): Promise<HTMLImageElement> {
  const shown = (await page.has('.picture')) as HTMLImageElement;
  await shown.decode();
  return shown;
}

/** Closes the viewer. Settles when the history is where it was before. */
export async function closed(page: BoxPage): Promise<void> {
  const state = history.state as Record<string, unknown> | null;
  const left = state?.['media-box']
    ? new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
    : undefined;
  page.box.close();
  await left;
}

/** Settles after two tasks: timers without a delay have run by then. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve));
}

/** Makes `matchMedia` report reduced motion; returns a function that restores it. */
export function wantLessMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia(query);
  return () => (window.matchMedia = matchMedia);
}

export type Place = readonly [x: number, y: number];

/** Dispatches a touch event; Firefox on a desktop has no class for it. */
export function touch(
  target: Element,
  type: 'touchstart' | 'touchmove' | 'touchend',
  points: readonly Place[],
  changed: readonly Place[] = points,
  time?: number,
): Event {
  const event = new Event(type, { bubbles: true, composed: true, cancelable: true });
  const list = (places: readonly Place[]) =>
    places.map(([x, y]) => ({ clientX: x, clientY: y, pageX: x, pageY: y, target }));
  Object.defineProperties(event, {
    touches: { value: list(points) },
    changedTouches: { value: list(changed) },
    ...(time !== undefined && { timeStamp: { value: time } }),
  });
  target.dispatchEvent(event);
  return event;
}

/** Moves one finger from one place to another. */
export function swipe(target: Element, from: Place, to: Place): void {
  touch(target, 'touchstart', [from]);
  for (let step = 1; step <= 4; step += 1) {
    const part = step / 4;
    touch(target, 'touchmove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
  }
  touch(target, 'touchend', [], [to]);
}

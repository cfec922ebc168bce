import type { ResolveUrl } from '../items/address.model.js';
import { safeAttributes, type ParamTarget } from '../items/safe-params.model.js';

/** What React calls attributes of pictures and players. */
const reactNames: ReadonlyMap<string, string> = new Map([
  ['autoplay', 'autoPlay'],
  ['playsinline', 'playsInline'],
  ['crossorigin', 'crossOrigin'],
  ['controlslist', 'controlsList'],
  ['disablepictureinpicture', 'disablePictureInPicture'],
  ['disableremoteplayback', 'disableRemotePlayback'],
  ['fetchpriority', 'fetchPriority'],
  ['referrerpolicy', 'referrerPolicy'],
  ['srcset', 'srcSet'],
]);

/** The attributes that an author's parameters give to an element, as React takes them. */
export function reactAttributes(
  target: ParamTarget,
  params: ReadonlyMap<string, string>,
  resolve: ResolveUrl,
): Readonly<Record<string, unknown>> {
  const attributes = safeAttributes(target, params, resolve);
  return Object.fromEntries(
    [...attributes].map(([name, value]) => [reactNames.get(name) ?? name, value || true]),
  );
}

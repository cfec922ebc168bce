import type { ResolveUrl } from '../items/address.model.js';
import { safeAttributes, type ParamTarget } from '../items/safe-params.model.js';

/** Attribute of pictures and players to its name in React. */
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

/** Returns the attributes that an author's parameters set, as React props. */
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

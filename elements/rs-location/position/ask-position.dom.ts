import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { toPosition, type Position } from '../place/place.model.js';
import { isAccurate, positionLimits, type PositionFailure } from './position.model.js';

/** Position of the visitor, or the reason why it is unknown. */
export type PositionAnswer =
  | { readonly position: Position; readonly isAccurate: boolean }
  | { readonly failure: PositionFailure };

/** Source of positions: `navigator.geolocation`, or a double of a test. */
export type PositionSource = Pick<Geolocation, 'getCurrentPosition'>;

/**
 * Requests the visitor's position from the browser. Never rejects. Has a time-out of its own, because that of the
 * browser does not run while the permission prompt is open.
 */
export function askPosition(
  source: PositionSource | undefined,
  clock: Clock = browserClock,
): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    const callOff = clock.after(positionLimits.wholeMs, () => resolve({ failure: 'unanswered' }));
    const answer = (found: PositionAnswer) => {
      callOff();
      resolve(found);
    };
    if (!source) return answer({ failure: 'unanswered' });
    source.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const position = toPosition(latitude, longitude);
        answer(position ? { position, isAccurate: isAccurate(accuracy) } : { failure: 'unanswered' });
      },
      ({ code, PERMISSION_DENIED }) =>
        answer({ failure: code === PERMISSION_DENIED ? 'denied' : 'unanswered' }),
      { enableHighAccuracy: true, timeout: positionLimits.findMs, maximumAge: positionLimits.oldMs },
    );
  });
}

import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { toPosition, type Position } from '../place/place.model.js';
import { isAccurate, positionLimits, type PositionFailure } from './position.model.js';

/** Where the visitor is, or why that is not known. */
export type PositionAnswer =
  { readonly position: Position; readonly isAccurate: boolean } | { readonly failure: PositionFailure };

/** The browser's own interface, or what a test brings. */
export type PositionSource = Pick<Geolocation, 'getCurrentPosition'>;

/**
 * Asks the browser where the visitor is. Always answers: the browser's own limit does not count the time in which its
 * question to the visitor is on the screen.
 */
export function askPosition(
  source: PositionSource | undefined,
  clock: Clock = browserClock,
): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    const callOff = clock.after(positionLimits.wholeMs, () => resolve({ failure: 'unanswered' }));
    const answer = (told: PositionAnswer) => {
      callOff();
      resolve(told);
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

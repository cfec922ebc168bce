import { fileError } from '../../../shared/element/file-error.js';
import type { LocationHost } from '../rs-location.host.js';
import type { PositionAnswer } from './ask-position.dom.js';

/**
 * Requests the visitor's position from the browser. A chunk of its own: few visitors press the button. Never rejects.
 */
export async function findPosition(host: LocationHost): Promise<PositionAnswer> {
  try {
    const { askPosition } = await import('./ask-position.dom.js');
    return await askPosition(navigator.geolocation);
  } catch (error) {
    host.report(fileError(host, 'position', error));
    return { failure: 'unanswered' };
  }
}

import { createPartButton } from '../../../shared/dom/part-button.js';
import { watchQuery } from '../../../shared/dom/watch-query.js';

export interface CameraParts {
  readonly place: HTMLElement;
  readonly label: string;
  readonly onPhoto: (files: readonly File[]) => void;
}

/** What a camera writes. */
const photoTypes = ['jpg', 'jpeg'];

/** Whether a photo is among what a field allows. Where no endings say so, the input's `accept` does. */
export function allowsPhotos(extensions: readonly string[], accept: string): boolean {
  if (extensions.length > 0) return photoTypes.some((type) => extensions.includes(type));
  return accept.trim() === '' || /image\/(\*|jpeg)|\*\/\*|\.jpe?g\b/i.test(accept);
}

/** A button that opens the camera, where a finger is what points: on phones and tablets. Returns the way to stop. */
export function placeCameraButton({ place, label, onPhoto }: CameraParts): () => void {
  const { ownerDocument: document } = place;
  const camera = document.createElement('input');
  camera.type = 'file';
  camera.accept = 'image/*';
  camera.setAttribute('capture', 'environment');
  camera.hidden = true;
  const button = createPartButton(document, { part: 'camera', label, run: () => camera.click() });
  camera.addEventListener('change', () => {
    onPhoto([...(camera.files ?? [])]);
    camera.value = '';
  });
  place.append(button, camera);
  const window = document.defaultView;
  const stop = window && watchQuery(window, '(pointer: coarse)', (isCoarse) => (button.hidden = !isCoarse));
  return () => {
    stop?.();
    button.remove();
    camera.remove();
  };
}

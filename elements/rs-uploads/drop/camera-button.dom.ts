import { createPartButton } from '../../../shared/dom/part-button.js';
import { watchQuery } from '../../../shared/dom/watch-query.js';
import { readFiles } from '../inputs/input-group.dom.js';

export interface CameraParts {
  readonly place: HTMLElement;
  readonly label: string;
  readonly onPhoto: (files: readonly File[]) => void;
}

/** Whether what a camera writes is among what an `accept` allows. */
export function allowsPhotos(accept: string): boolean {
  return /^\s*$|image\/(\*|jpeg)|\.jpe?g\b/i.test(accept);
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
    onPhoto(readFiles(camera));
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

import { InputBinding } from '../../shared/element/bind-input.js';
import type { UploadsCore, UploadsHost } from './rs-uploads.host.js';
import { UploadField } from './upload-field.js';
import type { LoadUploadsView } from './uploads-view.js';

/**
 * Starts the core of an `<rs-uploads>`.
 *
 * @param loadView Loads the view.
 * @default loadView Imports `rs-uploads.view.js`.
 */
export function startCore(
  host: UploadsHost,
  loadView: LoadUploadsView = () => import('./rs-uploads.view.js'),
): UploadsCore {
  const source = { load: loadView, isUsed: false };
  const binding = new InputBinding(host, (input) => {
    const field = new UploadField(host, input, source);
    return () => field.stop();
  });
  return {
    optionChanged: (name) => (name === 'for' || name === 'input' ? binding.refresh() : binding.restart()),
    stop: () => binding.stop(),
  };
}

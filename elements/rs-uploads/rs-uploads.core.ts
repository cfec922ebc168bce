import { InputBinding } from '../../shared/element/bind-input.js';
import type { UploadsCore, UploadsHost } from './rs-uploads.host.js';
import { UploadField } from './upload-field.js';

/** Starts what a file input has beside its button. */
export function startCore(host: UploadsHost): UploadsCore {
  const binding = new InputBinding(host, (input) => {
    const field = new UploadField(host, input);
    return () => field.stop();
  });
  return {
    optionChanged: (name) => (name === 'for' || name === 'input' ? binding.refresh() : binding.restart()),
    stop: () => binding.stop(),
  };
}

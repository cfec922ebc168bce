import { rulesOf } from '../../../shared/uploads/server-input.js';
import { mergeRules, readExtensions, type UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import type { UploadsHost } from '../rs-uploads.host.js';

/** Returns the rules of a field: those of the input, then those of the element. */
export function rulesOfField(host: UploadsHost, input: HTMLInputElement): UploadRules {
  const { minFiles, maxFiles, maxBytes, extensions } = host;
  return mergeRules(rulesOf(input), {
    isRequired: false,
    minFiles,
    maxFiles,
    maxBytes,
    extensions: readExtensions(extensions),
    types: [],
  });
}

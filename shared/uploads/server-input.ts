import { type RuleAttributes, readRules, type UploadRules } from './upload-rules.model.js';

/** Returns true if the server allows further inputs in this field; they are checked together. */
export function isJoined(input: HTMLInputElement): boolean {
  return input.getAttribute('data-rsfp-skip-ajax') === 'true';
}

/** Returns the rules in the attributes of the server's input. */
export function rulesOf(input: HTMLInputElement): UploadRules {
  const attributes: RuleAttributes = {
    required: input.getAttribute('data-rsfp-required'),
    minFiles: input.getAttribute('data-rsfp-minfiles'),
    maxFiles: input.getAttribute('data-rsfp-maxfiles'),
    size: input.getAttribute('data-rsfp-size'),
    extensions: input.getAttribute('data-rsfp-exts'),
    accept: input.getAttribute('accept'),
  };
  return readRules(attributes);
}

import { type RuleAttributes, readRules, type UploadRules } from './upload-rules.model.js';

/** Returns whether the server says that more inputs may be added: these are checked as one. */
export function isJoined(input: HTMLInputElement): boolean {
  return input.getAttribute('data-rsfp-skip-ajax') === 'true';
}

/** The rules that the server has written on an input. */
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

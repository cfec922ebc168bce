import { type RuleAttributes, readRules, type UploadRules } from './upload-rules.model.js';

/** Inputs whose files are checked together. */
export interface FileGroup {
  /** In document order; at least one. */
  readonly inputs: readonly [HTMLInputElement, ...HTMLInputElement[]];
  readonly rules: UploadRules;
}

/** Whether the server says that more inputs may be added: these are checked as one. */
export function isJoined(input: HTMLInputElement): boolean {
  return input.getAttribute('data-rsfp-skip-ajax') === 'true';
}

/** The groups of one field's inputs: those that may be added to are one, every other stands alone. */
export function groupInputs(inputs: readonly HTMLInputElement[]): readonly FileGroup[] {
  const [first, ...more] = inputs.filter(isJoined);
  const alone = inputs.filter((input) => !isJoined(input));
  return [
    ...(first ? [{ inputs: [first, ...more] as const, rules: rulesOf(first) }] : []),
    ...alone.map((input) => ({ inputs: [input] as const, rules: rulesOf(input) })),
  ];
}

/** Whether a visitor can fill one of a group's inputs. */
export function isOperable({ inputs }: Pick<FileGroup, 'inputs'>): boolean {
  return inputs.some((input) => !input.matches(':disabled'));
}

/** The files that a group would post. */
export function filesOf({ inputs }: Pick<FileGroup, 'inputs'>): readonly File[] {
  return inputs.flatMap((input) => (input.matches(':disabled') ? [] : [...(input.files ?? [])]));
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

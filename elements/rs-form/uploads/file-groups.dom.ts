import { isJoined, rulesOf } from '../../../shared/uploads/server-input.js';
import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';

/** Inputs whose files are checked together. */
export interface FileGroup {
  /** In document order; at least one. */
  readonly inputs: readonly [HTMLInputElement, ...HTMLInputElement[]];
  readonly rules: UploadRules;
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
export function isOperable({ inputs }: FileGroup): boolean {
  return inputs.some((input) => !input.matches(':disabled'));
}

/** The files that a group would post. */
export function filesOf({ inputs }: FileGroup): readonly File[] {
  return inputs.flatMap((input) => (input.matches(':disabled') ? [] : [...(input.files ?? [])]));
}

import { addFiles, type FileFacts } from '../files/listed-file.model.js';

/** An input and its files. */
export interface FilledInput<Picked extends FileFacts> {
  readonly files: readonly Picked[];
  readonly isMultiple: boolean;
}

export interface Placing<Picked extends FileFacts> {
  /** The files of each input afterwards. Entries beyond the known inputs are inputs to be added. */
  readonly inputs: readonly (readonly Picked[])[];
  /** Number of files that no input takes. */
  readonly leftOver: number;
}

/**
 * Distributes files that were dropped, pasted or photographed. They are added to the input that takes several. Where
 * there is none, each empty input gets one file, then each input that may be added. In a field with one input the file
 * is replaced.
 *
 * @param maxFiles Maximum number of files of the field; 0 for any number.
 */
export function placeFiles<Picked extends FileFacts>(
  inputs: readonly FilledInput<Picked>[],
  files: readonly Picked[],
  mayAdd: (count: number) => boolean,
  maxFiles: number,
): Placing<Picked> {
  const multiple = inputs.findIndex(({ isMultiple }) => isMultiple);
  const held = inputs.map((input) => input.files);
  const count = held.flat().length;
  if (multiple >= 0) {
    const merged = addFiles(held[multiple] ?? [], files);
    const before = held[multiple]?.length ?? 0;
    const room = maxFiles > 0 ? Math.max(0, maxFiles - count) : Infinity;
    const kept = merged.slice(0, before + room);
    return {
      inputs: held.map((own, index) => (index === multiple ? kept : own)),
      leftOver: merged.length - kept.length,
    };
  }
  const isLone = inputs.length === 1 && !mayAdd(1);
  if (isLone) return { inputs: [files.slice(0, 1)], leftOver: Math.max(0, files.length - 1) };

  const waiting = [...addFiles(held.flat(), files).slice(count)];
  const filled = held.map((own) => (own.length > 0 ? own : waiting.splice(0, 1)));
  while (waiting.length > 0 && mayAdd(filled.length)) filled.push(waiting.splice(0, 1));
  return { inputs: filled, leftOver: waiting.length };
}

import type { HandleParts, Handles } from './handles.model.js';
import type { Positions, RangeOptions } from './options.model.js';
import { mountOneHandle } from './one-handle.dom.js';
import { readRange, startPositions, wordsAt, writeRange } from './range-text.model.js';
import type { RsRangeElement } from './rs-range.element.js';

/** What a slider needs of the form around it. */
export interface RangeParts {
  readonly host: RsRangeElement;
  readonly options: RangeOptions;
  readonly isRightToLeft: boolean;
  /** The text that the field holds. */
  readonly text: string;
  /** The names of the handles. */
  readonly labels: readonly string[];
  /** The words of a chosen range. */
  bothOf(from: string, to: string): string;
  /** The visitor chose; `isDone` once the handle is let go. */
  onPick(text: string, isDone: boolean): void;
}

/** A slider that follows a text. */
export interface RangeWidget {
  /** The text that the slider stands for now. */
  readonly text: string;
  /** Follows what the field holds; what is no value puts the slider back to its start. */
  show(text: string): void;
  setDisabled(isDisabled: boolean): void;
  stop(): void;
}

/**
 * The slider, painted into the shadow root of `<rs-range>`. Two handles are a chunk of their own; it fails where that
 * does not come.
 *
 * @csspart track - The line on which the handles move; with one handle, the browser's own range.
 * @csspart handle - A handle of two.
 * @csspart value - The chosen value in words.
 */
export async function mountRange(parts: RangeParts): Promise<RangeWidget> {
  const { host, options, isRightToLeft, labels, bothOf, onPick } = parts;
  const mount = options.isDouble ? (await import('./two-handles.dom.js')).mountTwoHandles : mountOneHandle;
  const wordsOf = (position: number) => wordsAt(position, options);
  const positionsIn = (text: string) => readRange(text, options) ?? startPositions(options);
  let positions = positionsIn(parts.text);

  function describe([from = 0, to]: Positions): void {
    host.writeValue(to === undefined ? wordsOf(from) : bothOf(wordsOf(from), wordsOf(to)));
  }

  const onMove: HandleParts['onMove'] = (moved, isDone) => {
    positions = moved;
    describe(moved);
    onPick(writeRange(moved, options), isDone);
  };
  const handles: Handles = mount({
    box: host.track,
    options,
    isRightToLeft,
    positions,
    labels,
    wordsOf,
    onMove,
  });
  describe(positions);

  return {
    get text() {
      return writeRange(positions, options);
    },
    show(text) {
      const next = positionsIn(text);
      // A handle in the visitor's hand is not to be moved by the echo of what it said.
      if (writeRange(next, options) === writeRange(positions, options)) return;
      positions = next;
      handles.show(next);
      describe(next);
    },
    setDisabled: handles.setDisabled,
    stop: handles.stop,
  };
}

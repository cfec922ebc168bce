import { documentOf } from '../../shared/dom/unclobbered.js';
import type { HandleContext, Handles, SliderKind } from './handles.dom.js';
import type { Positions } from './options.model.js';

/** Kind of slider with one handle. */
export const oneHandle: SliderKind = Object.freeze({
  mount: mountOneHandle,
  labelsOf: (label: string) => [label],
  describe: (words: readonly string[]) => words.join(''),
});

/** Appends the browser's own range. It is in a shadow root, so it is no control of the form. */
function mountOneHandle(context: HandleContext): Handles {
  const { box, options, labels, wordsOf, onMove } = context;
  const input = documentOf(box).createElement('input');
  input.type = 'range';
  input.part.add('track');
  // Before the value, which the browser would bound by its own 0 to 100.
  input.min = String(options.min);
  input.max = String(options.max);
  input.step = String(options.step);
  input.setAttribute('aria-label', labels[0] ?? '');

  function show([position = options.min]: Positions): void {
    input.value = String(position);
    const share = (position - options.min) / (options.max - options.min);
    box.style.setProperty('--_filled', `${share * 100}%`);
    input.setAttribute('aria-valuetext', wordsOf(position));
  }

  function moved(isDone: boolean): void {
    show([input.valueAsNumber]);
    onMove([input.valueAsNumber], isDone);
  }

  input.addEventListener('input', () => moved(false));
  input.addEventListener('change', () => moved(true));
  box.append(input);
  show(context.positions);

  return {
    show,
    setDisabled(isDisabled) {
      input.disabled = isDisabled;
    },
    focus: () => input.focus(),
    stop() {
      box.style.removeProperty('--_filled');
      input.remove();
    },
  };
}

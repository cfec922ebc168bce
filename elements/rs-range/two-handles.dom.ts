import type { create } from 'nouislider';
import { writeOwnLabel } from '../../shared/i18n/mark-language.js';
import type { HandleContext, Handles } from './handles.dom.js';

/** Mounts two handles of noUiSlider. Its tooltips and pips are not used: they write markup. */
export function mountTwoHandles(context: HandleContext, createSlider: typeof create): Handles {
  const { box, options, isRightToLeft, positions, labels, wordsOf, onMove } = context;
  const slider = createSlider(box, {
    start: [...positions],
    range: { min: options.min, max: options.max },
    step: options.step,
    connect: true,
    animate: false,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    ariaFormat: { to: wordsOf, from: Number },
  });
  const handles = [...box.querySelectorAll<HTMLElement>('.noUi-handle')];
  for (const [index, handle] of handles.entries()) {
    handle.part.add('handle');
    writeOwnLabel(handle, labels[index] ?? '');
  }
  for (const track of box.querySelectorAll<HTMLElement>('.noUi-connects')) track.part.add('track');
  for (const fill of box.querySelectorAll<HTMLElement>('.noUi-connect')) fill.part.add('fill');

  slider.on('slide', (_values, _handle, numbers) => onMove(numbers, false));
  slider.on('change', (_values, _handle, numbers) => onMove(numbers, true));

  return {
    show: (wanted) => slider.set([...wanted], false),
    setDisabled: (isDisabled) => (isDisabled ? slider.disable() : slider.enable()),
    focus: () => handles[0]?.focus(),
    stop: () => slider.destroy(),
  };
}

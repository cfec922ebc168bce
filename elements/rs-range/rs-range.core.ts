import { InputBinding } from '../../shared/element/bind-input.js';
import { lazyModule } from '../../shared/element/lazy-module.js';
import { oneHandle } from './one-handle.dom.js';
import { cleanOptions } from './options.model.js';
import { RangeField, type FieldContext } from './range-field.js';
import type { RangeCore, RangeHost } from './rs-range.host.js';
import { createTwoHandles } from './two-handles.js';
import { settingsError } from './settings-error.js';
import { ValueWords, type LoadRangeView } from './value-words.js';

/** Starts the slider in place of an input's text. */
export function startCore(
  host: RangeHost,
  loadView: LoadRangeView = () => import('./rs-range.view.js'),
): RangeCore {
  const words = new ValueWords(host, loadView);
  const binding = new InputBinding(host, (input) => startSlider(host, input, words));
  return {
    optionChanged: (name) => (name === 'for' || name === 'input' ? binding.refresh() : binding.restart()),
    stop() {
      binding.stop();
      words.stop();
    },
  };
}

/**
 * Starts a slider. If the settings make none, or the code of two handles does not load, the input stays a text input.
 */
function startSlider(host: RangeHost, input: HTMLInputElement, words: ValueWords): () => void {
  const options = cleanOptions(host);
  if (!options) {
    host.report(settingsError(host));
    return () => {};
  }
  if (!options.isDouble) return placeSlider(host, input, { options, words, kind: oneHandle });
  const handles = lazyModule(() => import('nouislider'), {
    start: ({ create }) => placeSlider(host, input, { options, words, kind: createTwoHandles(host, create) }),
    stop: (stopSlider) => stopSlider(),
    lost: (error) => host.report(error, 'handles'),
  });
  void handles.load();
  return () => handles.stop();
}

function placeSlider(host: RangeHost, input: HTMLInputElement, parts: FieldContext): () => void {
  const field = new RangeField(host, input, parts);
  return () => field.stop();
}

import { followInput } from '../../shared/dom/follow-input.js';
import { createUndoLog } from '../../shared/dom/undo-log.js';
import { InputBinding } from '../../shared/element/bind-input.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { lazily } from '../../shared/element/lazily.js';
import type { SliderKind } from './handles.dom.js';
import { oneHandle } from './one-handle.dom.js';
import { cleanOptions, type RangeOptions } from './options.model.js';
import { replaceText, writeStart } from './replace-text.dom.js';
import type { RangeCore, RangeHost } from './rs-range.host.js';
import { Slider } from './slider.js';

/** Starts the slider in place of an input's text. */
export function startCore(host: RangeHost): RangeCore {
  const binding = new InputBinding(host, (input) => startSlider(host, input));
  return {
    optionChanged: (name) => (name === 'for' || name === 'input' ? binding.refresh() : binding.restart()),
    stop: () => binding.stop(),
  };
}

/** A text whose slider cannot be made, or whose chunk does not come, stays a text. */
function startSlider(host: RangeHost, input: HTMLInputElement): () => void {
  const options = cleanOptions(host);
  if (!options) {
    host.report(settingsError(host));
    return () => {};
  }
  if (!options.isDouble) return placeSlider(host, input, options, oneHandle);
  return lazily(host, 'handles', async () => {
    const { createTwoHandles } = await import('./two-handles.js');
    return placeSlider(host, input, options, createTwoHandles(host));
  });
}

function placeSlider(
  host: RangeHost,
  input: HTMLInputElement,
  options: RangeOptions,
  kind: SliderKind,
): () => void {
  const log = createUndoLog();
  const slider = new Slider(host, input, options, kind);
  const follow = () => {
    host.setState('invalid', input.getAttribute('aria-invalid') === 'true');
    slider.follow();
  };
  replaceText(input, () => slider.focus(), log);
  follow();
  writeStart(input, slider.text, log);
  const stopFollowing = followInput(input, follow);

  return () => {
    stopFollowing();
    log.restoreAll();
    slider.stop();
    host.setState('invalid', false);
  };
}

function settingsError(host: RangeHost): ConfigError {
  const { min, max, step, values } = host;
  const found =
    values.length > 0 ? `values ${JSON.stringify(values)}` : `min ${min}, max ${max}, step ${step}`;
  return new ConfigError(host, 'its attributes', `found ${found}, expected a range with min below max`);
}

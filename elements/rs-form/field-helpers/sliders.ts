import { ConfigError } from '../../../shared/element/config-error.js';
import { defineOnce } from '../../../shared/element/define-once.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import {
  findRangeFields,
  isRightToLeft,
  placeRange,
  rangeTag,
  writeRangeText,
  writeStart,
  type RangeField,
} from './slider.dom.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import type { FieldHelper } from './helper.js';
import type { FormSession } from '../form/rs-form.session.js';
import { type RangeOptions, cleanOptions } from '../../rs-range/options.model.js';
import { mountRange, type RangeWidget } from '../../rs-range/range.js';
import { RsRangeElement } from '../../rs-range/rs-range.element.js';

interface PlacedRange extends RangeField {
  readonly host: RsRangeElement;
  readonly widget: RangeWidget;
  takeAway(): void;
}

/** Puts sliders in place of the texts that the author wants as such. A text whose slider fails stays as it is. */
export function startRanges(session: FormSession, translate: Translate): FieldHelper {
  const { shell, form, definition } = session;
  const placed: PlacedRange[] = [];
  let isStopped = false;
  defineOnce(rangeTag, RsRangeElement);

  async function start(range: RangeField): Promise<void> {
    const options = cleanOptions(range.field);
    if (!options) throw settingsError(session, range);
    const one = await placeOne(session, translate, range, options, () => isStopped);
    if (one) placed.push(one);
  }

  function follow({ input, widget }: PlacedRange): void {
    widget.show(input.value);
    widget.setDisabled(input.disabled);
  }

  for (const range of findRangeFields(form, definition.fields))
    start(range).catch((error: unknown) => shell.report(error));

  return {
    fieldChanged: (name) => placed.filter(({ field }) => field.name === name).forEach(follow),
    formReset: () => placed.forEach(follow),
    pageReturned: () => placed.forEach(follow),
    ownElements: () => placed.map(({ field, host }) => [field.name, host] as const),
    stop() {
      isStopped = true;
      for (const { takeAway } of placed) takeAway();
    },
  };
}

async function placeOne(
  { form, undoLog, visibility }: FormSession,
  translate: Translate,
  range: RangeField,
  options: RangeOptions,
  isStopped: () => boolean,
): Promise<PlacedRange | null> {
  const { field, input } = range;
  const host = new RsRangeElement();
  const widget = await mountRange({
    host,
    options,
    isRightToLeft: isRightToLeft(input),
    text: input.value,
    labels: labelsOf(form.labelText(field.name), options, translate),
    bothOf: (from, to) => translate('rs-form.range-both', from, to),
    onPick: (text, isDone) => writeRangeText(input, text, isDone),
  });
  // The chunk of two handles may come after the form has gone.
  if (isStopped()) return null;

  const takeBack = placeRange(input, host, undoLog);
  undoLog.setShown(host, !isFieldHidden(visibility.state, field.name));
  widget.setDisabled(input.disabled);
  widget.show(input.value);
  writeStart(undoLog, input, widget.text);
  const takeAway = () => {
    widget.stop();
    takeBack();
  };
  return { field, input, host, widget, takeAway };
}

function labelsOf(label: string, { isDouble }: RangeOptions, translate: Translate): readonly string[] {
  return isDouble ? [translate('rs-form.range-from', label), translate('rs-form.range-to', label)] : [label];
}

function settingsError({ shell }: FormSession, { field }: RangeField): ConfigError {
  const found = JSON.stringify(field).slice(0, 120);
  return new ConfigError(shell, 'JSON at fields', `found ${found}, expected a range with min below max`);
}

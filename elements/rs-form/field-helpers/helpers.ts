import { createFormTexts } from '../form/form-texts.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import {
  createThrottledAnnouncer,
  placeCounters,
  readCounted,
  writeCount,
  type Counter,
} from './counter.dom.js';
import { type FieldHelper, helperFor, keepAll, addedElements } from './field-helper.js';
import { startLimitHints } from './limit-hints.js';
import { placeRangeOutputs, writeRangeOutput } from './range-outputs.dom.js';
import {
  findSplitDates,
  isAsSent,
  isDayOffered,
  readSplitDate,
  writeDay,
  writeLastDay,
  type SplitDateField,
} from './split-date.dom.js';
import { findPreviews, writePreview } from './previews.dom.js';
import { counterText, leftNearLimit, lengthOf } from './counter.model.js';
import { fallBack, lastDayOf } from '../../../shared/dates/split-date.model.js';

/** Starts the smaller behaviours of fields: counters, split dates, the values of ranges, and hints of limits. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, definition, undoLog, visibility } = session;
  const translate = createFormTexts(shell, definition.texts);
  const helpers: readonly FieldHelper[] = [
    startCounters(session, translate),
    startSplitDates(session, translate),
    startLimitHints(session),
    startOutputs(session),
    startPreviews(session),
  ];
  /** Conditions on a field hide its controls and labels. Our elements beside them are hidden too. */
  function followVisibility(): void {
    for (const [name, element] of helpers.flatMap((helper) => helper.addedElements?.() ?? []))
      undoLog.setShown(element, !isFieldHidden(visibility.state, name));
  }

  const stopFollowing = visibility.subscribe(followVisibility);
  followVisibility();

  return {
    fieldChanged: (...change) => helpers.forEach((helper) => helper.fieldChanged?.(...change)),
    formReset: () => helpers.forEach((helper) => helper.formReset?.()),
    pageReturned: (isRestored) => helpers.forEach((helper) => helper.pageReturned?.(isRestored)),
    formRead: () => helpers.forEach((helper) => helper.formRead?.()),
    stop() {
      stopFollowing();
      for (const helper of helpers) helper.stop();
    },
  };
}

/** Shows the lengths of texts, and announces the remaining number near the limit. */
function startCounters({ shell, form, definition, undoLog }: FormSession, translate: Translate): FieldHelper {
  const counters = placeCounters(form, definition.fields, undoLog);
  const units = new Map(definition.fields.map(({ name, countUnit }) => [name, countUnit]));
  const announcer = createThrottledAnnouncer((text) => shell.announce(text));
  const announced = new Map<Counter, number>();

  /** Writes a count. Returns the remaining number near the limit, otherwise null. */
  function write(counter: Counter): number | null {
    const { text, max } = readCounted(counter);
    const count = { length: lengthOf(text, units.get(counter.name)), max };
    writeCount(undoLog, counter, counterText(count));
    return leftNearLimit(count);
  }

  function announce(counter: Counter): void {
    const left = write(counter);
    if (left === (announced.get(counter) ?? null)) return;
    if (left === null) announced.delete(counter);
    else announced.set(counter, left);
    announcer.say(left === null ? '' : textOfLeft(left, translate));
  }

  counters.forEach(write);
  const removeOwn = keepAll(counters.filter(({ isOurs }) => isOurs));
  return {
    ...helperFor(counters, write, announce),
    addedElements: () => counters.map(({ name, element }) => [name, element] as const),
    stop() {
      announcer.stop();
      removeOwn();
    },
  };
}

function textOfLeft(left: number, translate: Translate): string {
  return left < 0 ? translate('rs-form.characters-over', -left) : translate('rs-form.characters-left', left);
}

/**
 * Keeps days that do not exist from being chosen, once the month and the year are chosen. A date that the server sent is not
 * changed.
 */
function startSplitDates({ shell, form, undoLog }: FormSession, translate: Translate): FieldHelper {
  const dates = findSplitDates(form);

  function limitDays(date: SplitDateField): void {
    writeLastDay(undoLog, date, lastDayOf(readSplitDate(date)));
  }

  function correct(date: SplitDateField): void {
    // First, so that the day to choose is enabled when the page's listeners run.
    limitDays(date);
    const valid = fallBack(readSplitDate(date), (day) => isDayOffered(date, day));
    if (valid === null) return;
    writeDay(date, valid);
    limitDays(date);
    shell.announce(translate('rs-form.day-changed', valid));
  }

  // The visitor may have chosen before the form has started.
  for (const date of dates) (isAsSent(date) ? limitDays : correct)(date);
  return helperFor(dates, limitDays, correct);
}

/** Shows the values of the server's own ranges. */
function startOutputs({ form, definition, undoLog }: FormSession): FieldHelper {
  const outputs = placeRangeOutputs(form);
  const settings = new Map(definition.fields.map((field) => [field.name, field]));

  function write(output: (typeof outputs)[number]): void {
    const { prefix = '', suffix = '' }: Partial<FieldDefinition> = settings.get(output.name) ?? {};
    writeRangeOutput(undoLog, output, `${prefix}${output.input.value}${suffix}`);
  }

  outputs.forEach(write);
  return { ...helperFor(outputs, write), ...addedElements(outputs) };
}

/** Shows values of fields in other places of the form. */
function startPreviews(session: FormSession): FieldHelper {
  const previews = findPreviews(session);
  const write = (preview: (typeof previews)[number]) => writePreview(session, preview);
  const writeAll = () => previews.forEach(write);
  writeAll();
  return { ...helperFor(previews, write), stop: session.visibility.subscribe(writeAll) };
}

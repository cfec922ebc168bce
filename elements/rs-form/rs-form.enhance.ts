import { defineOnce } from '../../shared/element/define-once.js';
import { createStore } from '../../shared/store/create-store.js';
import { createUndoLog } from '../../shared/dom/undo-log.js';
import { listenServerForm } from './markup/form-events.dom.js';
import { calendarTag, placeCalendars } from './calendars/calendars.dom.js';
import { nameGroups } from './markup/hints.dom.js';
import { defaultDefinition, readSources } from './definition/read-definition.dom.js';
import { readAll, readDefaults, readValues } from './markup/values.dom.js';
import { hasServerErrors, indexServerForm } from './markup/server-form.dom.js';
import type { FormDefinition } from './definition/definition.model.js';
import { compileVisibility, nothingHidden, watchedFields } from './conditions/step-visibility.model.js';
import { createAttemptsLoader } from './submit/attempts-loader.js';
import type { FormCore } from './rs-form.core.js';
import { RsFormStartedEvent } from './form/rs-form.events.js';
import { createPagingLoader } from './paging/paging-loader.js';
import { startParts } from './rs-form.parts.js';
import type { FormSession, PageTurn } from './form/rs-form.session.js';
import type { RsFormElement } from './rs-form.shell.js';
import { createVisibilityEffects } from './conditions/effects.js';
import { RsCalendarElement } from '../rs-calendar/rs-calendar.element.js';

/**
 * Makes the server's form react: conditions and limits at once, what this form has use for as soon as it is there,
 * and what an attempt to send needs once the visitor touches the form. Leaves everything as it was when it stops.
 */
export function enhanceForm(
  shell: RsFormElement,
  element: HTMLFormElement,
  formId: number,
  written: FormDefinition | null,
): FormCore {
  const definition = withAttributes(written ?? defaultDefinition(formId), shell);
  const form = indexServerForm(element, formId);
  const undoLog = createUndoLog();
  const watched = watchedFields(definition);
  const effects = createVisibilityEffects({ shell, form, undoLog });
  const visibility = createStore({
    initial: nothingHidden,
    step: compileVisibility(definition, readAll(form, watched, readDefaults)),
    run: effects.run,
    onError: (error) => shell.report(error),
  });
  defineOnce(calendarTag, RsCalendarElement);
  const calendars = placeCalendars(form, definition.fields);
  const session: FormSession = { shell, form, definition, undoLog, visibility, calendars };
  let isStarted = false;

  function readForm(): void {
    visibility.send({ type: 'form-read', values: readAll(form, watched, readValues) });
  }

  function touched(): void {
    attempts.load_();
    parts.touched();
    if (isStarted) return;
    isStarted = true;
    shell.dispatchEvent(new RsFormStartedEvent({ formId }));
  }

  async function turnTo({ from, to, validate }: PageTurn): Promise<boolean> {
    if (validate && to > from) return attempts.reach({ type: 'page', from, to });
    return (await pages.ready)?.show(to, 'goal') ?? false;
  }

  async function goToPage(to: number, validate: boolean): Promise<boolean> {
    const paging = await pages.ready;
    return paging ? turnTo({ from: paging.current, to, validate }) : false;
  }

  function renew(): void {
    effects.causeIs('');
    readForm();
    pages.formRead();
    parts.formRead();
  }

  nameGroups(form, undoLog);
  readForm();
  const pages = createPagingLoader(session, (wish) => void turnTo(wish));
  const attempts = createAttemptsLoader(session, pages);
  const parts = startParts(session);
  effects.follow(attempts);
  if (hasServerErrors(form)) attempts.load_();
  const stopListening = listenServerForm(element, {
    touched,
    fieldChanged(name, control) {
      effects.causeIs(name);
      visibility.send({ type: 'field-changed', name, values: readValues(form, name) });
      parts.fieldChanged(name, control);
      attempts.fieldChanged(name, control);
    },
    submitPressed: attempts.press,
    formReset() {
      renew();
      attempts.renew();
    },
    pageShown(isRestored) {
      renew();
      if (isRestored) attempts.renew();
    },
  });

  return {
    requestValidation: () => attempts.reach({ type: 'check' }),
    goToPage,
    stop() {
      stopListening();
      attempts.stop();
      parts.stop();
      pages.stop();
      for (const { host } of calendars) host.remove();
      undoLog.restoreAll();
    },
  };
}

/** Attributes go before JSON; one that is mistaken is told, and the JSON counts. */
function withAttributes(definition: FormDefinition, shell: RsFormElement): FormDefinition {
  if (shell.validation === '') return definition;
  try {
    return { ...definition, validation: readSources(shell, shell.validation) };
  } catch (error) {
    shell.report(error);
    return definition;
  }
}

import { defineOnce } from '../../shared/element/define-once.js';
import { createStore } from '../../shared/store/create-store.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { writeAutofillHints } from './adapters/autofill-hints.js';
import { createLedger } from './adapters/ledger.js';
import { listenServerForm } from './adapters/listen-server-form.js';
import { nameGroups } from './adapters/name-groups.js';
import { calendarTag, placeCalendars } from './adapters/place-calendars.js';
import { defaultDefinition } from './adapters/read-definition.js';
import { readAll, readDefaults, readValues } from './adapters/read-values.js';
import { hasServerErrors, indexServerForm } from './adapters/server-form.js';
import { writeDefaults, writeLimit, writeShown } from './adapters/write-visibility.js';
import type { FormDefinition } from './contract/form-definition.js';
import type { VisibilityEffect } from './contract/visibility.js';
import { compileVisibility, nothingHidden, watchedFields } from './engine/conditions/step-visibility.js';
import { createAttemptsLoader } from './rs-form.attempts-loader.js';
import type { FormCore } from './rs-form.core.js';
import { RsFormStartedEvent } from './rs-form.events.js';
import type { RsFormElement } from './rs-form.shell.js';
import { RsCalendarElement } from './widgets/rs-calendar.element.js';

/**
 * Makes the server's form react: conditions and limits at once, and what an attempt to send needs as soon as the
 * visitor touches the form. Leaves everything as it was when it stops.
 */
export function enhanceForm(
  shell: RsFormElement,
  element: HTMLFormElement,
  formId: number,
  written: FormDefinition | null,
): FormCore {
  const definition = withAttributes(written ?? defaultDefinition(formId), shell);
  const form = indexServerForm(element, formId);
  const ledger = createLedger();
  const watched = watchedFields(definition);
  const limited = new Set<Element>();
  const visibility = createStore({
    initial: nothingHidden,
    step: compileVisibility(definition, readAll(form, watched, readDefaults)),
    run,
    onError: (error) => shell.report(error),
  });
  defineOnce(calendarTag, RsCalendarElement);
  const calendars = placeCalendars(form, definition.fields);
  const attempts = createAttemptsLoader({ shell, form, definition, ledger, visibility, calendars });
  let isStarted = false;

  function run(effect: VisibilityEffect): void {
    switch (effect.type) {
      case 'show-target':
        return writeShown(form, ledger, effect.target, true);
      case 'hide-target':
        attempts.fieldHidden(effect.target.name);
        return writeShown(form, ledger, effect.target, false);
      case 'reset-field':
        return writeDefaults(form, effect.name);
      case 'limit-options':
        return writeLimit(form, ledger, limited, effect);
      case 'report-cycle':
        throw new ConfigError(
          shell,
          'JSON at conditions',
          `"${effect.target.name}" shows and hides in a circle`,
        );
    }
  }

  function readForm(): void {
    visibility.send({ type: 'form-read', values: readAll(form, watched, readValues) });
  }

  function touched(): void {
    attempts.want();
    if (isStarted) return;
    isStarted = true;
    shell.dispatchEvent(new RsFormStartedEvent({ formId }));
  }

  writeAutofillHints(form, ledger, definition.fields);
  nameGroups(form, ledger);
  readForm();
  if (hasServerErrors(form)) attempts.want();
  const stopListening = listenServerForm(element, {
    touched,
    fieldChanged(name, control) {
      visibility.send({ type: 'field-changed', name, values: readValues(form, name) });
      attempts.fieldChanged(name, control);
    },
    submitPressed: attempts.press,
    formReset() {
      readForm();
      attempts.renew();
    },
    pageShown(isRestored) {
      readForm();
      if (isRestored) attempts.renew();
    },
  });

  return {
    stop() {
      stopListening();
      attempts.stop();
      for (const { host } of calendars) host.remove();
      ledger.restoreAll();
    },
  };
}

/** Attributes go before JSON. */
function withAttributes(definition: FormDefinition, { validation }: RsFormElement): FormDefinition {
  if (validation === '') return definition;
  return { ...definition, validation: validation === 'none' ? [] : ['browser'] };
}

import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { defineView } from '../../../shared/react/define-view.js';
import { ownText } from '../../../shared/react/own-text.js';
import { useStore } from '../../../shared/react/use-store.js';
import type { FieldError, FormPlace } from '../checks/violation.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { FormHost } from '../form/rs-form.session.js';
import { es } from '../texts/es.js';
import type { AttemptState } from './attempt.model.js';

/** A state that is painted again whenever it changes. */
export interface Readable<State> {
  readonly state: State;
  subscribe(listener: () => void): () => void;
}

/** Paints the list anew, and moves the focus to it if that is wanted. Returns true if the list has the focus. */
export type ErrorListAccess = (isWanted: boolean) => boolean;

/** Model of the list of errors: states to paint, and the functions of the core. */
export interface ErrorListModel {
  readonly attempts: Readable<AttemptState>;
  /** The texts that the author's JSON replaces. */
  readonly ownTexts: FormDefinition['texts'];
  /** Returns true if the list is wanted: it is not for an error that is read at its field. */
  isAsked(): boolean;
  /** Returns the line of an error. */
  lineOf(error: FieldError): string;
  /** Returns the server's own sentence about errors; '' for none. */
  sentence(): string;
  /** Returns the id to link to; '' if there is none. */
  idOf(place: FormPlace): string;
  /** Shows the element with an error, turning to its page, and moves the focus to it. */
  focusOn(place: FormPlace): void;
  /** Called by the view once it can paint its list; returns the function that takes that back. */
  offerErrorList(show: ErrorListAccess): () => void;
}

interface RsFormProps {
  readonly host: FormHost;
  readonly model: ErrorListModel;
}

/** All that React paints for one form: its list of errors. */
function RsFormView({ host, model }: RsFormProps) {
  const translate = useMemo(
    () => createTexts({ host, texts: es, own: model.ownTexts, locale: host.locale }),
    [host, model],
  );
  return <ErrorSummary model={model} translate={translate} />;
}

interface ErrorSummaryProps {
  readonly model: ErrorListModel;
  readonly translate: Translate;
}

/** List of errors, each a link to its field. It is focused after a failed attempt. */
function ErrorSummary({ model, translate }: ErrorSummaryProps) {
  const { errors } = useStore(model.attempts);
  const list = useRef<HTMLElement>(null);
  const [, paint] = useState({});

  useLayoutEffect(
    () =>
      model.offerErrorList((isWanted) => {
        // Painted at once, because only an element in the document can be focused. Preact flushes the change of the callback.
        flushSync(() => paint({}));
        if (isWanted) list.current?.focus({ preventScroll: true });
        return list.current !== null;
      }),
    [model],
  );

  if (errors.length === 0 || !model.isAsked()) return null;
  const sentence = model.sentence();
  return (
    <section
      part="error-summary"
      ref={list}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      aria-describedby={sentence ? 'error-summary-hint error-summary-list' : 'error-summary-list'}
    >
      <p
        className="error-title"
        part="error-title"
        id="error-summary-title"
        {...ownText(translate('rs-form.errors', errors.length))}
      />
      <p part="hint" id="error-summary-hint" {...ownText(sentence || translate('rs-form.errors-hint'))} />
      <ul id="error-summary-list">
        {errors.map((error, index) => (
          <li key={error.name || index}>
            <ErrorLine model={model} error={error} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the field of an error. An error of the server without a field is text alone. */
function ErrorLine({ model, error }: Pick<ErrorSummaryProps, 'model'> & { readonly error: FieldError }) {
  const { name, componentId } = error;
  const text = model.lineOf(error);
  if (name === '' && componentId === undefined) return <span {...ownText(text)} />;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    model.focusOn(error);
  };

  return (
    <a
      part="error-link"
      href={`#${encodeURIComponent(model.idOf(error))}`}
      onClick={follow}
      {...ownText(text)}
    />
  );
}

/** Mounts the view with the first error, and paints it at once, because the focus goes to the list. */
function mountWithErrors({ model: { attempts } }: RsFormProps, mount: () => void): void {
  const look = () => {
    if (attempts.state.errors.length === 0) return;
    stop();
    flushSync(mount);
  };
  const stop = attempts.subscribe(look);
  look();
}

export const createView = defineView(
  'rs-form-view',
  RsFormView,
  { host: true, model: true },
  mountWithErrors,
);

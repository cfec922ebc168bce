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

/** Model of the list of errors: states to paint, and what only the core can do. */
export interface ErrorListModel {
  readonly attempts: Readable<AttemptState>;
  /** The texts that the author's JSON replaces. */
  readonly ownTexts: FormDefinition['texts'];
  /** Returns the message of an error, the same as beside the field. */
  textOf(error: FieldError): string;
  labelOf(name: string): string;
  /** Returns the id to link to; '' if there is none. */
  idOf(place: FormPlace): string;
  /** Shows the element with an error, on whatever page, and moves the focus to it. */
  focusOn(place: FormPlace): void;
  /** Called by the view once its list can take the focus; returns the function that takes that back. */
  offerErrorList(focus: () => boolean): () => void;
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

/** The list of errors, each a link to its field. It takes the focus after a failed attempt. */
function ErrorSummary({ model, translate }: ErrorSummaryProps) {
  const { errors } = useStore(model.attempts);
  const list = useRef<HTMLElement>(null);
  const [, paint] = useState({});

  useLayoutEffect(
    () =>
      model.offerErrorList(() => {
        // Painted at once, because only an element in the document can take the focus. Preact flushes the change of the callback.
        flushSync(() => paint({}));
        list.current?.focus();
        return list.current !== null;
      }),
    [model],
  );

  if (errors.length === 0) return null;
  return (
    <section
      part="error-summary"
      ref={list}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      aria-describedby="error-summary-list"
    >
      <p
        className="error-title"
        part="error-title"
        id="error-summary-title"
        {...ownText(translate('rs-form.errors', errors.length))}
      />
      <p part="hint" {...ownText(translate('rs-form.errors-hint'))} />
      <ul id="error-summary-list">
        {errors.map((error, index) => (
          <li key={error.name || index}>
            <ErrorLine model={model} translate={translate} error={error} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the field of an error. An error of the server without a field is text alone. */
function ErrorLine({ model, translate, error }: ErrorSummaryProps & { readonly error: FieldError }) {
  const { name, componentId } = error;
  if (name === '' && componentId === undefined) return <span {...ownText(model.textOf(error))} />;
  const words = model.textOf(error);
  const text = name === '' ? words : translate('rs-form.error-link', model.labelOf(name), words);
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

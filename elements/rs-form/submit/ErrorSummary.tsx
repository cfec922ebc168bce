import { useEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../shared/react/use-store.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { FieldError } from '../checks/violation.model.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { FormViewModel } from './summary.host.js';

interface ErrorSummaryProps {
  readonly model: FormViewModel;
  readonly translate: Translate;
}

/** The list of errors, each a link to its field. It takes the focus after a failed attempt. */
export function ErrorSummary({ model, translate }: ErrorSummaryProps) {
  const { errors } = useStore(model.attempts);
  const list = useRef<HTMLElement>(null);

  useEffect(
    () =>
      model.offerErrorList(() => {
        // What is about to be painted must be there before it can take the focus.
        flushSync(() => undefined);
        list.current?.focus();
        return list.current !== null;
      }),
    [model],
  );

  if (errors.length === 0) return null;
  return (
    <section part="error-summary" ref={list} tabIndex={-1} aria-labelledby="error-summary-title">
      <p
        className="error-title"
        part="error-title"
        id="error-summary-title"
        {...ownText(model.readBoxText() || translate('rs-form.errors', errors.length))}
      />
      <p part="error-hint" {...ownText(translate('rs-form.errors-hint'))} />
      <ul>
        {errors.map((error, index) => (
          <li key={error.name || index}>
            <ErrorLine model={model} translate={translate} error={error} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to what is wrong; what the server says of nothing in the form is only said. */
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

import { mountView, type MountedView } from '../../../shared/element/mount-view.js';
import { focusField } from '../markup/focus.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { writeDate } from '../calendars/calendars.dom.js';
import type { AttemptState, FieldError } from './attempt.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { VisibilityState } from '../conditions/visibility.model.js';
import type { RsFormElement } from '../rs-form.shell.js';
import type { CalendarPlace, Readable } from '../form/rs-form.session.js';

interface PaintingParts {
  readonly shell: RsFormElement;
  readonly form: ServerForm;
  readonly attempts: Readable<AttemptState>;
  readonly visibility: Readable<VisibilityState>;
  readonly ownTexts: FormDefinition['texts'];
  readonly calendars: readonly CalendarPlace[];
  readonly textOf: (error: FieldError) => string;
  /** The words of the server's own box of errors. */
  readonly readBoxText: () => string;
}

/** Gives the shell its view model and mounts the React view. Returns the way to take both back. */
export function createFormView(parts: PaintingParts): () => void {
  const { shell, form, calendars } = parts;
  let focusList = () => false;

  shell.viewModel = {
    ...parts,
    labelOf: form.labelText,
    idOf: (name) => form.controls(name)[0]?.getAttribute('id') ?? '',
    focusField: (name) => void focusField(form, name),
    pickDate: (name, text, hiddenText) => writeDate(form, name, text, hiddenText),
    announce: (text) => shell.announce(text),
    offerErrorList(focus) {
      focusList = focus;
      return () => {
        focusList = () => false;
      };
    },
    focusErrorList: () => focusList(),
  };

  const view: MountedView = mountView(
    shell,
    () => import('../rs-form.view.js'),
    shell.shadowRoot?.querySelector('.view') ?? null,
  );
  void view.ready.then((isThere) => {
    // A calendar that cannot be painted gives its box back; the text can still be typed.
    if (!isThere) for (const { host } of calendars) host.hidden = true;
  });

  return () => {
    view.unmount();
    shell.viewModel = undefined;
  };
}

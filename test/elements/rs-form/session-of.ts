import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../elements/rs-form/define.js';
import { createUndoLog } from '../../../shared/dom/undo-log.js';
import { indexServerForm, readFormId } from '../../../elements/rs-form/markup/server-form.dom.js';
import type { FormSession } from '../../../elements/rs-form/form/rs-form.session.js';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { FormFeatures } from '../../../elements/rs-form/form/start-features.js';
import { createStore } from '../../../shared/store/create-store.js';
import { readSentInputs } from '../../../elements/rs-form/markup/values.dom.js';
import { formOf } from './forms.js';
import { practiceForm } from './practice-page.js';

/** Puts a form into the page. */
export async function placeForm(markup = practiceForm): Promise<HTMLFormElement> {
  const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`);
  return wrapper.querySelector('form') as HTMLFormElement;
}

/** Session with a shell whose reports are recorded. */
export interface TestSession extends FormSession {
  readonly shell: RsFormElement;
  readonly reports: unknown[];
}

/** Opens a form with the session for one of its features, to test that feature alone. */
export async function sessionOf(markup?: string): Promise<TestSession> {
  const element = await placeForm(markup);
  // Never connected: no core starts, and the feature is alone with the form.
  const shell = document.createElement('rs-form') as RsFormElement;
  const reports: unknown[] = [];
  Object.defineProperty(shell, 'report', { value: (error: unknown) => reports.push(error) });
  const visibility = createStore<FormSession['visibility']['state'], never, never>({
    initial: { hidden: new Map() } as never,
    step: (state) => ({ state, effects: [] }),
    run: () => undefined,
    onError: (error) => reports.push(error),
  });
  const session: TestSession = {
    shell,
    form: indexServerForm(element, readFormId(element) ?? 0),
    definition: formOf(),
    undoLog: createUndoLog(),
    visibility,
    pages: { paging: null, request: () => undefined, turned: () => undefined },
    sentInputs: readSentInputs(indexServerForm(element, 0)),
    contributions: new FormFeatures([], () => session),
    reports,
  };
  return session;
}

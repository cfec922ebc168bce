import { askServer, failed, type ServerReply, serverLimits, type ServerLimits } from './ask-server.dom.js';
import {
  findComponents,
  type FormComponent,
  pageEditorOf,
  payloadOf,
  searchParamsOf,
  type EditorOf,
} from './read-form.dom.js';
import { validateUrlOf } from './validate-url.dom.js';
import type { ErrorText, FieldError, ServerVerdict } from '../checks/violation.model.js';
import { readAnswer, type ServerAnswer } from './answer.model.js';
import type { ExtraValidation } from '../form/rs-form.hooks.js';
import type { FormSession } from '../form/rs-form.session.js';

/** The server's word on a form, asked before a submit or a page change. */
export interface ServerCheck {
  /**
   * Asks about one page (1-based), or the whole form. Never rejects. A second call aborts the first, whose promise
   * stays pending.
   */
  ask(page: number | null): Promise<ServerVerdict>;
  /** Aborts a pending call. */
  stop(): void;
}

/** The limits are the suite's, unless a test narrows them. */
export function createServerCheck(session: FormSession, limits: ServerLimits = serverLimits): ServerCheck {
  // Before anything is marked, the error elements hold the server's own words.
  const known = findComponents(session.form);
  let call = new AbortController();

  function stop(): void {
    call.abort();
  }

  async function ask(page: number | null): Promise<ServerVerdict> {
    stop();
    const { signal } = (call = new AbortController());
    // A script of the page may have added components.
    const rendered = new Map([...findComponents(session.form), ...known]);
    const verdict = await askOnce(session, limits, { page, signal, rendered }).catch((error: unknown) => {
      session.shell.report(error);
      return failed('server');
    });
    return signal.aborted ? never() : verdict;
  }

  return { ask, stop };
}

interface Question {
  readonly page: number | null;
  readonly signal: AbortSignal;
  readonly rendered: Components;
}

type Components = ReadonlyMap<string, FormComponent>;

async function askOnce(
  session: FormSession,
  { askMs, answerBytes }: ServerLimits,
  { page, signal, rendered }: Question,
): Promise<ServerVerdict> {
  const url = validateUrlOf(session.shell, session.shell.validateUrl);
  const body = await composeBody(session, page);
  if (signal.aborted) return never();
  const reply = await askServer({ url, body, signal, limitMs: askMs, maxBytes: answerBytes });
  if (signal.aborted) return never();
  return verdictOf(session, reply, rendered);
}

async function composeBody(session: FormSession, page: number | null): Promise<string> {
  const pairs = payloadOf(session.form.element, editorsOf(session));
  const post = searchParamsOf(pairs);
  if (page !== null) post.append('page', String(page));
  session.contributions.notify((feature) => feature.addToCheck?.(post));
  const holds: (void | Promise<void>)[] = [];
  runValidations(session, (validation) => holds.push(validation.beforeSend?.(post)));
  for (const hold of holds) await hold;
  return post.toString();
}

/** The element's own editors come before those of page scripts; one that throws reads nothing. */
function editorsOf({ shell }: FormSession): EditorOf {
  return (controlName) => {
    const read = shell.hooks.editors.get(controlName) ?? pageEditorOf(controlName);
    return read && (() => attempt(shell, read));
  };
}

function verdictOf(session: FormSession, reply: ServerReply, rendered: Components): ServerVerdict {
  if (reply.type === 'failed') return reply;
  const answer = readAnswer(reply.text);
  if (!answer) return failed('answer');

  const errors = errorsOf(answer, rendered);
  const known = new Set(errors.map(({ name }) => name));
  const added = addedErrors(session, answer).filter(({ name }) => name === '' || !known.has(name));
  return { type: 'answered', errors: inOrder(session, [...errors, ...added]), page: answer.page };
}

/** Sorts errors by the order of the fields in the form; those of no field come last. */
function inOrder({ form }: FormSession, errors: readonly FieldError[]): readonly FieldError[] {
  const positions = new Map([...form.names.entries()].map(([index, name]) => [name, index]));
  const positionOf = ({ name }: FieldError) => positions.get(name) ?? positions.size;
  return [...errors].sort((one, other) => positionOf(one) - positionOf(other));
}

function errorsOf({ invalidIds, messages }: ServerAnswer, rendered: Components): readonly FieldError[] {
  return invalidIds.map((id) => {
    const component = rendered.get(id);
    const { name, text } = component ?? { name: '', text: '' };
    const message = messages.get(id) ?? text;
    const key = name === '' ? 'rs-form.server-invalid' : 'rs-form.invalid';
    return {
      name,
      // Another provider's captcha has no field, but an element that can be marked, on a page.
      ...(component && name === '' && { componentId: id }),
      text: message === '' ? { key, values: [] } : { message },
    };
  });
}

/** The fields that a page's own functions find wrong. */
function addedErrors(session: FormSession, { written }: ServerAnswer): readonly FieldError[] {
  const errors: FieldError[] = [];
  runValidations(session, (validation) => {
    for (const { name, message } of validation.afterAnswer?.(written) ?? []) {
      const text: ErrorText = message === '' ? { key: 'rs-form.invalid', values: [] } : { message };
      errors.push({ name: session.form.names.includes(name) ? name : '', text });
    }
  });
  return errors;
}

function runValidations({ shell }: FormSession, task: (validation: ExtraValidation) => void): void {
  for (const validation of shell.hooks.validations) attempt(shell, () => task(validation));
}

/** Runs a page's own function. An error is reported and stops nothing. */
function attempt<T>(shell: FormSession['shell'], task: () => T): T | null {
  try {
    return task();
  } catch (error) {
    shell.report(error);
    return null;
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

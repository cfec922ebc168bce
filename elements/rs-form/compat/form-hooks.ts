import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { CallbackName } from '../form/rs-form.hooks.js';
import { fieldNameOf } from '../markup/server-names.model.js';
import { runCallbacks } from './callbacks.js';
import { classesOfAnswer, csvOf, ParameterList } from './extra-validation.model.js';
import type { FormTag } from './place-form.dom.js';
import type { FormCalls } from './recorded-calls.js';
import type { LegacyPage } from './page-names.js';

const moments: readonly CallbackName[] = [
  'nextPage',
  'changePage',
  'nextPageSuccess',
  'nextPageFailed',
  'afterValidationSuccess',
  'afterValidationFailed',
];

/** Lets the page's own functions take part in a form. */
export function connectHooks(page: LegacyPage, tag: FormTag, form: HTMLFormElement, calls: FormCalls): void {
  const { formId } = calls;
  for (const name of moments) tag.hooks.addCallback(name, () => runCallbacks(page.calls, formId, name));
  const progress: unknown = Reflect.get(window, `rsfp_showProgress_${formId}`);
  if (typeof progress === 'function')
    tag.hooks.addCallback('progress', (at) => void progress.call(window, at));
  tag.hooks.addValidation(createExtraValidation(page, form, calls));
  // One queue: scripts of the page look into theirs.
  if (tag.hooks.events !== calls.events) calls.events.push(...tag.hooks.events);
  tag.hooks.events = calls.events;
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest('[type="submit"], [type="image"]');
    if (button) Reflect.set(window, 'RSClickedSubmitElement', button);
  };
  EventTarget.prototype.addEventListener.call(form, 'click', remember, { capture: true });
}

type Task = (task: string, formId: number, data: object) => unknown;

/** `ajaxExtraValidationScript[formId]`: before the server is asked, and after it has answered. */
function createExtraValidation(page: LegacyPage, form: HTMLFormElement, { formId, classes }: FormCalls) {
  const { Ajax } = page.api;
  const script = (): Task | undefined => {
    const all: unknown = Reflect.get(window, 'ajaxExtraValidationScript');
    const own: unknown = Reflect.get(Object(all), String(formId));
    return typeof own === 'function' ? (own as Task) : undefined;
  };
  let sent: ParameterList | undefined;
  return {
    beforeSend(pairs: URLSearchParams): Promise<void> | undefined {
      const run = script();
      if (!run) return undefined;
      const list = (sent = new ParameterList(pairs.toString()));
      return holdQuestion(Ajax, pairs, list, () => {
        run('beforeSend', formId, { url: Ajax.URL, params: list });
      });
    },
    afterAnswer(answer: unknown) {
      const run = script();
      if (!run) return undefined;
      const response = csvOf(answer);
      const before = new Set((response[1] ?? '').split(','));
      const shared = { url: Ajax.URL, params: sent ?? new ParameterList(''), response, json: answer };
      const data = { ...shared, ...classesOfAnswer(classes) };
      page.calls.answered.set(data, form);
      run('afterSend', formId, data);
      const added = String(response[1] ?? '')
        .split(',')
        .filter((id) => /^\d{1,9}$/.test(id.trim()) && !before.has(id));
      return added.map((id) => ({ name: nameOfComponent(form, id.trim()), message: '' }));
    },
  };
}

/** What is said of a question while it is held counts, whether by the list or by `Ajax.Params`. */
function holdQuestion(
  Ajax: LegacyPage['api']['Ajax'],
  pairs: URLSearchParams,
  list: ParameterList,
  ask: () => void,
): Promise<void> | undefined {
  let before = (Ajax.Params = list.toString());
  // Whoever holds the call sends it when it is ready.
  const held = new Promise<void>((resolve) => {
    Ajax.xmlHttp = {
      send(text: unknown = Ajax.Params) {
        replacePairs(pairs, text === before ? list.toString() : String(text));
        resolve();
      },
    };
  });
  Ajax.Wait = false;
  ask();
  if (Ajax.Params === before) before = Ajax.Params = list.toString();
  return Ajax.Wait ? held : void replacePairs(pairs, Ajax.Params);
}

function replacePairs(pairs: URLSearchParams, text: string): void {
  if (pairs.toString() === text) return;
  for (const name of new Set(pairs.keys())) pairs.delete(name);
  for (const [name, value] of new URLSearchParams(text)) pairs.append(name, value);
}

/** The field whose error element has that number. */
function nameOfComponent(form: HTMLFormElement, id: string): string {
  const [element] = findInForm(form, `[id="component${id}"]`);
  const controls = element?.closest('.rsform-block')?.querySelectorAll('[name^="form["]') ?? [];
  const names = [...controls].map((one) => fieldNameOf(one.getAttribute('name') ?? ''));
  return names.find((name) => name !== null) ?? '';
}

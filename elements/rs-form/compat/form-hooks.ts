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
      sent = new ParameterList(pairs.toString());
      Ajax.Wait = false;
      run('beforeSend', formId, { url: Ajax.URL, params: sent });
      Ajax.Params = sent.toString();
      const write = () => replacePairs(pairs, Ajax.Params);
      if (!Ajax.Wait) return void write();
      // Whoever holds the call sends it when it is ready.
      return new Promise((resolve) => {
        Ajax.xmlHttp = {
          send: (text: unknown) => (replacePairs(pairs, String(text ?? Ajax.Params)), resolve()),
        };
      });
    },
    afterAnswer(answer: unknown) {
      const run = script();
      if (!run) return undefined;
      const response = csvOf(answer);
      const before = new Set((response[1] ?? '').split(','));
      const shared = { url: Ajax.URL, params: sent ?? new ParameterList(''), response, json: answer };
      run('afterSend', formId, { ...shared, ...classesOfAnswer(classes) });
      const added = String(response[1] ?? '')
        .split(',')
        .filter((id) => /^\d{1,9}$/.test(id.trim()) && !before.has(id));
      return added.map((id) => ({ name: nameOfComponent(form, id.trim()), message: '' }));
    },
  };
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

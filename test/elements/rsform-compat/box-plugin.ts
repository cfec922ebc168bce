import { call, type LegacyPage } from './legacy-page.js';

/** How the plugin of a check with a box, and its provider, name their things on a page of the original. */
export interface PluginNames {
  readonly plugin: string;
  readonly provider: string;
  readonly placeId: string;
  readonly fieldName: string;
  readonly callback: string;
}

export const plugins: readonly PluginNames[] = [
  {
    ...{ plugin: 'RSFormProReCAPTCHAv2', provider: 'grecaptcha', placeId: 'g-recaptcha-9' },
    ...{ fieldName: 'g-recaptcha-response', callback: 'RSFormProInvisibleCallback7' },
  },
  {
    ...{ plugin: 'RSFormProhCaptcha', provider: 'hcaptcha', placeId: 'h-captcha-9' },
    ...{ fieldName: 'h-captcha-response', callback: 'RSFormProInvisiblehCaptchaCallback7' },
  },
];

/** A form with the plugin's place in it, as the server writes it. */
export const formWithPlace = ({ placeId }: PluginNames): string => `<form method="post" action="#">
  <div class="rsform-block rsform-block-nombre"><input type="email" name="form[Correo]" id="Correo" value="ana@ejemplo.es"></div>
  <div class="rsform-block rsform-block-robot"><div class="formControls"><div id="${placeId}"></div>
    <span class="formValidation"><span id="component9" class="formNoError">Marca la casilla.</span></span></div></div>
  <button type="submit" name="form[Enviar]" id="Enviar" class="rsform-submit-button">Enviar</button>
  <input type="hidden" name="form[formId]" value="7"></form>`;

/** What the provider's script was asked for. */
export interface Provider {
  readonly asked: string[];
  /** The visitor ticks the box. */
  tick(): void;
}

/** The provider's script of such a page: it draws into the place of that id, and answers by a global name. */
export function loadProvider({ provider, fieldName }: PluginNames, root: HTMLElement): Provider {
  const asked: string[] = [];
  let answer = (): void => undefined;
  let tokens = 0;
  Reflect.set(window, provider, {
    render(placeId: string, { callback }: { readonly callback?: string }) {
      asked.push('render');
      const place = root.querySelector(`#${placeId}`) as HTMLElement;
      if (place.childElementCount > 0) throw new Error('already rendered in this element');
      const field = document.createElement('textarea');
      Object.assign(field, { name: fieldName, hidden: true });
      place.append(field);
      answer = () => {
        tokens += 1;
        field.value = `token-${tokens}`;
        if (callback) call(callback, field.value);
      };
      return 0;
    },
    execute(id: unknown) {
      asked.push(`execute ${String(id)}`);
      setTimeout(() => answer());
    },
  });
  return { asked, tick: () => answer() };
}

interface PluginBox {
  readonly forms: Record<number, unknown>;
  readonly loaders: (() => void)[];
  onLoad(): void;
}

/**
 * What the plugin's own script and its lines in the inline block do on every page of the original: the box is drawn once
 * the page is loaded, and one that is not seen is asked when the form is sent, or before the server is.
 */
export function startPlugin(names: PluginNames, { api }: LegacyPage, isInvisible: boolean): void {
  const box: PluginBox = {
    ...{ forms: {}, loaders: [] },
    onLoad: () => void setTimeout(() => box.loaders.forEach((load) => load())),
  };
  Reflect.set(window, names.plugin, box);
  call('RSFormProUtils.addEvent', window, 'load', box.onLoad);
  const provider = () =>
    Reflect.get(window, names.provider) as Record<string, (...values: unknown[]) => unknown>;
  const execute = () => provider()['execute']?.(box.forms[7]);
  Reflect.set(window, names.callback, () => call('RSFormPro.submitForm', call('RSFormPro.getForm', 7)));
  box.loaders.push(() => {
    box.forms[7] ??= provider()['render']?.(names.placeId, isInvisible ? { callback: names.callback } : {});
    if (!isInvisible) return;
    call('RSFormProUtils.addEvent', call('RSFormPro.getForm', 7), 'submit', (event: Event) => {
      event.preventDefault();
      call('RSFormPro.submitForm', call('RSFormPro.getForm', 7));
    });
    call('RSFormPro.addFormEvent', 7, execute);
  });
  if (isInvisible)
    Reflect.set(
      Reflect.get(window, 'ajaxExtraValidationScript') as object,
      '7',
      holdFor(names, api, execute),
    );
}

type Task = (
  task: string,
  formId: number,
  data: { readonly params: { indexOf(text: string): number } },
) => void;

/** The server is asked with a token: the plugin holds the question until it has one. */
function holdFor({ fieldName, callback }: PluginNames, api: LegacyPage['api'], execute: () => unknown): Task {
  return (task, formId, { params }) => {
    if (task !== 'beforeSend') return;
    api.Ajax.Wait = params.indexOf(`${fieldName}=&`) > -1 && params.indexOf('&page=') === -1;
    if (!api.Ajax.Wait) return;
    Reflect.set(window, callback, (token: string) => {
      api.Ajax.Params = api.Ajax.Params.replace(
        `${fieldName}=&`,
        `${fieldName}=${encodeURIComponent(token)}&`,
      );
      api.Ajax.Wait = false;
      (api.Ajax.xmlHttp as { send(text: string): void }).send(api.Ajax.Params);
    });
    const events = (Reflect.get(api, 'formEvents') as Record<number, (() => unknown)[]>)[formId] ?? [];
    if (!events.includes(execute)) call('RSFormPro.addFormEvent', formId, execute);
    call('RSFormPro.submitForm', call('RSFormPro.getForm', formId));
  };
}

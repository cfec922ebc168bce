import { call, type LegacyPage } from './legacy-page.js';

/** Names that the plugin of a bot check with a box, and its provider, use on a page of the original. */
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

/** Returns a form with the plugin's element in it, as the server writes it. */
export const formWithPlace = ({ placeId }: PluginNames): string => `<form method="post" action="#">
  <div class="rsform-block rsform-block-nombre"><input type="email" name="form[Correo]" id="Correo" value="ana@ejemplo.es"></div>
  <div class="rsform-block rsform-block-robot"><div class="formControls"><div id="${placeId}"></div>
    <span class="formValidation"><span id="component9" class="formNoError">Marca la casilla.</span></span></div></div>
  <button type="submit" name="form[Enviar]" id="Enviar" class="rsform-submit-button">Enviar</button>
  <input type="hidden" name="form[formId]" value="7"></form>`;

/** Fake provider that records its calls. */
export interface Provider {
  readonly asked: string[];
  /** Ticks the box, as a visitor does. */
  tick(): void;
}

/** Installs the provider's script of such a page: it draws into the element with that id, and has a global name. */
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
 * Does what the plugin's script and its lines in the inline block do on every page of the original: draws the box when
 * the page has loaded, and executes an invisible one when the form is sent, or before the server's validation.
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

/** Adds a token to the server's validation: holds the request until the plugin has one. */
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

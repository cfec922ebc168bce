import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../elements/rs-form/define.js';
import { EarlyConditions } from '../../compat/early-view.dom.js';
import { CallQueue, RecordedCalls } from '../../compat/page-calls.js';
import { createPageNames, installNames, type FormApi } from '../../compat/page-names.js';
import { startDropIn } from '../../compat/rsform-drop-in.js';
import { HeldSubmits } from '../../compat/submits.js';
import type { RsFormElement } from '../../elements/rs-form/rs-form.shell.js';

/** A page while its inline scripts run: all global names are installed, and nothing else of the suite. */
export interface LegacyPage {
  readonly api: FormApi;
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  /** Starts the early conditions, as soon as the page is parsed and before anything else is loaded. */
  startEarly(): void;
  /** Parses the page: forms get their elements, and the recorded calls take effect. Settles when the forms work. */
  parse(): Promise<RsFormElement>;
}

/** Stops the drop-in of the previous page, which must not find the forms of the next one. */
let stop = (): void => undefined;

/** Opens a page with this markup after its names are installed on the window. */
export async function openLegacyPage(markup: string): Promise<LegacyPage> {
  stop();
  for (const name of Object.keys(window)) if (/^rsfp_/.test(name)) Reflect.deleteProperty(window, name);
  const calls = new RecordedCalls();
  const queue = new CallQueue();
  const early = new EarlyConditions((formId) => calls.of(formId).conditions);
  const names = createPageNames(calls, queue, early);
  for (const name of Object.keys(names)) Reflect.deleteProperty(window, name);
  installNames(names);
  const api = names['RSFormPro'] as FormApi;
  const root = await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`);
  return {
    api,
    root,
    form: root.querySelector('form') as HTMLFormElement,
    startEarly: () => early.start(),
    async parse() {
      const submits = new HeldSubmits();
      const stopLooking = await startDropIn({ api, calls, queue, early, submits });
      stop = () => {
        stopLooking();
        submits.releaseAll();
      };
      const tags = [...root.querySelectorAll<RsFormElement>('rs-form')];
      for (const tag of tags)
        await new Promise<void>((resolve, reject) => tag.withCore(() => resolve(), reject));
      return tags[0] as RsFormElement;
    },
  };
}

/** Calls a global name of the page. */
export function call(name: string, ...values: readonly unknown[]): unknown {
  const [owner, last] = at(name);
  return Reflect.apply(Reflect.get(owner, last) as () => unknown, owner, values);
}

/** Returns the value of a dotted name of the page. */
export function read(name: string): unknown {
  const [owner, last] = at(name);
  return Reflect.get(owner, last);
}

function at(name: string): [object, string] {
  const names = name.split('.');
  const last = names.pop() ?? '';
  return [names.reduce<object>((owner, one) => Reflect.get(owner, one) as object, window), last];
}

/** Form of the server with a field of each kind that calls use. */
export const wholeForm = `<form method="post" id="userForm" action="#">
  <div class="rsformProgress" id="rsform_progress_7"></div>
  <fieldset class="formContainer" id="rsform_7_page_0">
    <div class="rsform-block rsform-block-nombre"><label for="Nombre">Nombre</label>
      <input type="text" name="form[Nombre]" id="Nombre" value="Ana" class="rsform-input-box">
      <span class="formValidation"><span id="component1" class="formNoError">Escribe tu nombre.</span></span></div>
    <div class="rsform-block rsform-block-plan"><label id="Plan-grouplbl">Plan</label>
      <input type="radio" name="form[Plan]" id="Plan0" value="Básico" checked><label for="Plan0">Básico</label>
      <input type="radio" name="form[Plan]" id="Plan1" value="Entero"><label for="Plan1">Entero</label>
      <span id="component2" class="formNoError">Elige.</span></div>
    <div class="rsform-block rsform-block-extras">
      <input type="checkbox" name="form[Extras][]" id="Extras0" value="Comida"><label for="Extras0">Comida</label>
      <input type="checkbox" name="form[Extras][]" id="Extras1" value="Cena"><label for="Extras1">Cena</label>
      <input type="checkbox" name="form[Extras][]" id="Extras2" value="Copa"><label for="Extras2">Copa</label></div>
    <div class="rsform-block rsform-block-ciudad"><label for="Ciudad">Ciudad</label>
      <select name="form[Ciudad][]" id="Ciudad"><option value="">–</option><option value="Ávila" selected>Ávila</option></select></div>
    <div class="rsform-block rsform-block-importe"><label for="Importe">Importe</label>
      <input type="number" name="form[Importe]" id="Importe" value="12.5" step="any"></div>
    <div class="rsform-block rsform-block-total"><label for="Total">Total</label>
      <input type="text" name="form[Total]" id="Total"></div>
    <div class="rsform-block rsform-block-motivo"><label for="Motivo">Motivo</label>
      <textarea name="form[Motivo]" id="Motivo" maxlength="20" oninput="RSFormPro.showCounter(this, 5)">hola</textarea>
      <p id="rsfp-counter-5">4/20</p></div>
    <div class="rsform-block rsform-block-nacimiento">
      <select name="form[Nacimiento][d]" id="Nacimientod" aria-label="Día"><option value=""></option><option>28</option><option>29</option><option>30</option><option selected>31</option></select>
      <select name="form[Nacimiento][m]" id="Nacimientom" aria-label="Mes"><option value=""></option><option selected>2</option></select>
      <select name="form[Nacimiento][y]" id="Nacimientoy" aria-label="Año"><option value=""></option><option selected>2027</option></select></div>
    <div class="rsform-block rsform-block-llegada"><label for="txtjQcal7_0">Llegada</label>
      <input type="text" name="form[Llegada]" id="txtjQcal7_0" value="24-12-2027" class="rsform-calendar-box">
      <button type="button" id="btnjQ7_0" class="btnCal rsform-calendar-button" onclick="RSFormPro.jQueryCalendar.showCalendar('7_0')">...</button>
      <div id="caljQ7_0Container" style="display: none; position: absolute"></div>
      <input type="hidden" name="hidden[7_Llegada]" id="hiddenjQcal7_0" value="12/24/2027"></div>
    <div class="rsform-block rsform-block-informe"><div class="rsfp-field-multiple-plus">
      <input type="file" name="form[Informe][]" id="Informe" data-rsfp-maxfiles="3" data-rsfp-skip-ajax="true" onchange="RSFormPro.loadImage(this);"></div>
      <button type="button" class="rsfp-field-multiple-plus-button" data-rsfp-maxfiles="3" data-rsfp-formid="7" onclick="RSFormPro.addMoreFiles(this)">Otro</button>
      <span id="component6" class="formNoError">Adjunta un informe.</span></div>
    <div class="rsform-block rsform-block-codigo"><img id="captcha8" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Código">
      <input type="text" name="form[Codigo]" id="captchaTxt8" value="abc">
      <a class="rsform-captcha-refresh-button" href="javascript:void(0)" onclick="RSFormPro.refreshCaptcha('8', '/captcha?x=1'); return false;">Otra</a></div>
    <button type="button" id="Paso1Next" class="rsform-button" onclick="rsfp_changePage(7, 1, 1, 0, {&quot;parent&quot;:&quot;&quot;,&quot;field&quot;:&quot;is-invalid&quot;})">Sigue</button>
  </fieldset>
  <fieldset class="formContainer formHidden" id="rsform_7_page_1">
    <button type="button" id="EnviarPrev" class="rsform-button-prev rsform-button" onclick="rsfp_changePage(7, 0, 1)">Atrás</button>
    <button type="submit" name="form[Enviar]" id="Enviar" class="rsform-submit-button">Enviar</button>
    <button type="reset" class="rsform-reset-button" onclick="RSFormPro.resetElements(7)">Vaciar</button>
  </fieldset>
  <input type="hidden" name="form[Oculto]" id="Oculto" value="8">
  <input type="hidden" name="form[formId]" value="7">
</form>`;

/** Pages as the server writes them, by the known facts about its versions; the texts are ours. */

const head = `<script src="/media/vendor/jquery/js/jquery.min.js"></script>
<script src="/media/com_rsform/js/script.js"></script>
<script src="/media/com_rsform/js/jquerycalendar/moment.js"></script>
<script src="https://www.google.com/recaptcha/api.js?render=clave"></script>
<script src="/media/templates/site/js/template.js"></script>`;

const totals = `function rsfp_Calculations3() {
  var totalPlan_3 = RSFormPro.Calculations.getValue(3, 'Plan');
  var totalLlegada_3 = RSFormPro.Calculations.getValue(3, 'Llegada');
  var totalSalida_3 = RSFormPro.Calculations.getValue(3, 'Salida');
  var grandTotal83 = totalPlan_3 * RSFormPro.Calculations.toDays(totalSalida_3 - totalLlegada_3) + Math.max(5, 0);
  RSFormPro.getFieldsByName(3, 'Total')[0].value = number_format(grandTotal83, 2, ',', '.');
}`;

const block = `
RSFormPro.scrollToError = true;
RSFormPro.Translations.add(3, 'CV', 'VALIDATIONMESSAGE', 'Adjunta tu CV.');
RSFormPro.Translations.addCommonTranslation('COM_RSFORM_FILE_EXCEEDS_LIMIT', 'El archivo %1$s pasa de %2$s kB.');
RSFormPro.Translations.addCommonTranslation('RSFP_CALENDAR_JANUARY_SHORT', 'Ene');
RSFormPro.limitSelections(3, 'forma contacto', 1);
RSFormPro.jQueryCalendar.setCalendar(3, '3_0', {"inline": 0, "format": "d-m-Y H:i", "value": "", "timepicker": true,
  "theme": "dark", extra: {"minDate": "12/24/2027", "step": "30", "rule": "min|Salida|2", "disabledWeekDays": [0, 6]}});
RSFormPro.jQueryCalendar.setCalendar(3, '3_1', {"inline": 1, "format": "d-m-Y", extra: {}});
RSFormPro.ionSlider.setSlider(3, '3_0', {"type": "double", "min": "9", "max": "21", "step": "1", "skin": "flat"});
RSFormPro.callbacks.addCallback(3, 'changePage', [RSFormPro.jQueryCalendar.hideAllPopupCalendars, 3]);
RSFormPro.callbacks.addCallback(3, 'nextPage', [countStep, 3]);
RSFormProReCAPTCHAv3.add('clave', 'homepage', 3);
RSFormPro.Ajax.URL = '/es/component/rsform/?task=ajaxValidate&Itemid=101';
RSFormProPrices['3_Plan'] = {"Básico": "20", "Con cena": "+39.5"};
function rsfp_runCondition5() { RSFormPro.Conditions.run({"form_id": "3", "action": "show", "block": "1",
  "condition": "any", "ComponentNames": ["consulta"], "details": [
  {"operator": "is", "value": "E-mail", "ComponentName": "forma contacto"},
  {"operator": "is_not", "value": "", "ComponentName": "Plan"}]}); }
function rsfp_runCondition6() { RSFormPro.Conditions.run({"form_id": "4", "action": "hide", "block": "0",
  "condition": "all", "ComponentNames": ["Otro"], "details": []}); }
${totals}
document.addEventListener('DOMContentLoaded', function () {
  RSFormPro.Ajax.overrideSubmit(3, {"parent": "", "field": "is-invalid"}, true);
  rsfp_changePage(3, 0, 1);
  pedirCita('RSFormPro');
});`;

const buttons = `<button type="button" id="Paso_1Next"
  onclick="rsfp_changePage(3, 1, 1, 1, {&quot;parent&quot;:&quot;&quot;,&quot;field&quot;:&quot;is-invalid&quot;})">Sigue</button>`;

const form = `<form method="post" id="userForm" class="formHorizontal">
<fieldset class="formContainer" id="rsform_3_page_0">
  <div class="rsform-block mb-3"><label class="form-label">Contacto</label>
    <input type="checkbox" name="form[forma contacto][]" value="E-mail" id="forma contacto0"></div>
  <select name="form[Plan][]" id="Plan"><option value="Básico">Básico</option></select>
  <input id="txtjQcal3_0" name="form[Llegada]"><input type="hidden" name="hidden[3_Llegada]" id="hiddenjQcal3_0">
  <input id="txtjQcal3_1" name="form[Salida]">
  <input id="rs-range-slider3_0" name="form[Horario]">${buttons}</fieldset>
<fieldset class="formContainer" id="rsform_3_page_1">
  <textarea name="form[consulta]" id="consulta"></textarea>
  <input type="file" name="form[CV]" id="CV"><input name="form[Total]" id="Total">
  <button type="submit" name="form[Enviar]" id="Enviar">Enviar</button></fieldset>
<input type="hidden" name="form[formId]" value="3"></form>`;

/** A form of version 3 in Bootstrap 5, with everything that an inline block can contain. */
export const wholePage = `<!doctype html><html><head>${head}<script>${block}</script></head><body>${form}</body></html>`;

/** An old form in UIkit, checked by the browser alone. Its script is after it and calls functions that do not exist. */
export const oldPage = `<form id="userForm"><div class="uk-form-row"><input name="form[Nombre]" id="Nombre">
<input id="txtcal8_0" name="form[Día]"></div><input type="hidden" name="form[formId]" value="8"></form>
<script type="text/javascript">
RSFormPro.YUICalendar.setCalendar(8, '8_0', {layout: 'FLAT', format: 'dd.mm.yyyy', value: '',
  extra: {mindate: '12/24/2027', maxdate: ''}});
RSFormPro.setHTML5Validation('8', false, {"parent": "", "field": "uk-form-danger"}, 0);
RSFormPro.jQueryCalendar.setCalendar(8, '8_4', {"format": "d-m-Y", extra: {}});
RSFormPro.hacerAlgo(8);
</script><script>esto no es un script (</script><script>RSFormPro.rota(</script>
<script type="application/ld+json">{"RSFormPro.nada()": 1}</script>`;

/**
 * Pages as optimisers, older versions and site scripts change them. The markup follows the facts; the texts are ours.
 */

const formOf = (formId: number, fields: string): string =>
  `<form method="post" id="userForm"><div class="formContainer" id="rsform_${formId}_page_0">${fields}</div>
<input type="hidden" name="form[formId]" value="${formId}"></form>`;

const pageOf = (head: string, body: string): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

/** One script in `try`, minified; variables inside functions are renamed. */
export const combinedPage = pageOf(
  `<script data-jch="1">try{RSFormPro.scrollToError=!0;RSFormPro.limitSelections(3,"Temas",2),RSFormPro.jQueryCalendar.settings.START_WEEKDAY=0,RSFormPro.jQueryCalendar.setCalendar(3,"3_0",{inline:!1,format:"d-m-Y",extra:{minDate:"12/24/2027"}});RSFormProPrices["3_Plan"]={A:"10.5",B:"20"};function rsfp_runCondition1(){RSFormPro.Conditions.run({form_id:3,action:"show",block:"1",condition:"all",ComponentNames:["Otro"],details:[{operator:"is",value:"B",ComponentName:"Plan"}]})}function rsfp_Calculations3(){var a=rsfp_getValue(3,"Plan"),t=RSFormPro.getValue(3,"Cantidad"),n=a*t,e=n+5;RSFormPro.getFieldsByName(3,"Total")[0].value=number_format(e,2,",",".")}document.addEventListener("DOMContentLoaded",(function(){RSFormPro.Conditions.add(3,"Plan",rsfp_runCondition1),RSFormPro.Calculations.addEvents(3,["Plan"]),rsfp_Calculations3(),RSFormPro.Ajax.overrideSubmit(3,{parent:"",field:"rsform-error"},!0)}));ajaxExtraValidationScript[3]=function(t,e,r){var o={};o[11]="Plan",RSFormPro.Ajax.displayValidationErrors(o,t,e,r)}}catch(e){console.error("Error in script declaration; Error:"+e.message)};</script>`,
  formOf(
    3,
    `<input type="radio" name="form[Plan]" value="A"><input name="form[Cantidad]"><input name="form[Otro]">
<input type="checkbox" name="form[Temas][]" value="1"><input id="txtjQcal3_0" name="form[Dia]"><input name="form[Total]">`,
  ),
);

/**
 * A page of Joomla 3: numbers are strings, the block is in the head, names are entities, and the page is in Latin-1.
 */
export const joomla3Page = pageOf(
  `<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1" />
<script src="/media/jui/js/jquery-noconflict.js?abc"></script><script src="/templates/mio/js/com_rsform/script.js" defer></script>
<script type="text/javascript">
//<![CDATA[
RSFormPro.YUICalendar.settings.START_WEEKDAY = 1;
RSFormPro.YUICalendar.setCalendar(4, '4_0', {layout: 'POPUP', format: 'dd/mm/yyyy', value: '', extra: {maxdate: '12/31/2027'}});
rsf_CALENDAR.util.Event.addListener(window, 'load', RSFormPro.YUICalendar.renderCalendars);
function rsfp_runCondition9(){RSFormPro.Conditions.run({"form_id":"4","action":"hide","block":"0","condition":"all","ComponentNames":["Teléfono"],"details":[{"operator":"is_not","value":"Sí","ComponentName":"Opción"}]});}
RSFormProUtils.addEvent(window, 'load', function(){ RSFormPro.Conditions.add('4', 'Opción', rsfp_runCondition9);
RSFormPro.setHTML5Validation('4', true, {"parent":" error","field":""}, 0); });
//]]>
</script>`,
  formOf(
    4,
    `<select name="form[Opci&oacute;n][]"><option value="S&iacute;">S&iacute;</option></select>
<input name="form[Tel&eacute;fono]"><input id="txtcal4_0" name="form[D&iacute;a]">`,
  ),
);

/** Two forms whose scripts an optimiser delays, with a bot check from another host and calls of the site's own. */
export const twoFormsPage = pageOf(
  `<script type="text/jspeed" data-src="/media/com_rsform/js/script.js" defer></script>
<script src="//www.recaptcha.net/recaptcha/api.js?render=CLAVE"></script>
<script src="/media/plg_system_rsfppayment/js/script.js"></script>
<script type="text/jspeed">RSFormProReCAPTCHAv3.add("CLAVE","contactform",5);RSFormPro.setDisabledSubmit(6);
RSFormPro.addFormEvent(5, function(){ contar(5); });ajaxExtraValidationScript[6] = function () { contar(6); };</script>`,
  `${formOf(5, '<input name="form[Nombre]"><button type="button" id="PasoNext" onclick="rsfp_changePage(5, 1, 1, 1)">Sigue</button>')}
${formOf(6, '<input name="form[Nombre]" oninput="RSFormPro.loQueSea(6)">')}`,
);

/** A bot check whose box another provider draws, and a map of the page's own. */
export const boxPage = pageOf(
  `<script src="/media/plg_system_rsfprecaptchav2/js/script.js"></script>
<script>RSFormProReCAPTCHAv2.loaders.push(function(){ RSFormProReCAPTCHAv2.forms[10] = grecaptcha.render("g-recaptcha-51", {"sitekey": "CAJA", "size": "compact"}); });
RSFormPro.setHTML5Validation('10', false, {"parent":"","field":"is-invalid"}, 0);</script>`,
  formOf(
    10,
    '<div id="g-recaptcha-51"></div><div id="rsform-map55" class="rsformMaps"></div><input name="form[Lugar]">',
  ),
);

/** Scripts with computed arguments, and values that no page of the server has. */
export const oddPage = pageOf(
  `<script>RSFormPro.limitSelections(f, 'x', n); RSFormPro.limitSelections(13, 'Temas', n);
RSFormPro.limitSelections(13, '__proto__', 2); RSFormPro.limitSelections(13, 'Temas', -1);
RSFormPro.jQueryCalendar.setCalendar(13, '13_0', opciones); RSFormPro.Conditions.run(null);
RSFormPro.Conditions.run({form_id: 13, ComponentNames: ['Temas'], details: [{operator: 'is', value: n, ComponentName: 'Plan'}]});
RSFormPro.Conditions.run({form_id: 13, action: 'show', block: 1, ComponentNames: ['Temas'],
  details: [{operator: 'is', value: '</style><script>x<\\/script>', ComponentName: 'Plan'}]});
RSFormPro.Ajax.URL = base + '?task=ajaxValidate'; RSFormPro.Ajax.overrideSubmit(13, clases, n);
function rsfp_runCondition7() { if (rsfp_verifyChecked(13, 'Plan', 'a')) rsfp_setDisplay(rsfp_getBlock(13, 'temas'), ''); }
function rsfp_Calculations13() { document.title = 'x'; }</script>`,
  formOf(
    13,
    `<select name="form[Plan][]"><option value="a">a</option></select><input type="checkbox" name="form[Temas][]">
<input id="txtjQcal13_0" name="form[Dia]"><input name="form[__proto__]">`,
  ),
);

/** A total in a number input, which holds the number without a format. */
export const numberTotalPage = pageOf(
  `<script>function rsfp_Calculations14(){ var grandTotal1514 = 0; var totalA_14 = RSFormPro.getValue(14,'A'); grandTotal1514 = totalA_14 * 2;
var field = RSFormPro.getFieldsByName(14,'Total')[0]; field.value = grandTotal1514; }</script>`,
  formOf(14, '<input type="number" name="form[A]"><input type="number" name="form[Total]">'),
);

/** A condition on a telephone, whose text the original keeps, and on a text, which it empties. */
export const keptPage = pageOf(
  `<script>function rsfp_runCondition3(){RSFormPro.Conditions.run({"form_id":16,"action":"show","block":1,"condition":"all","ComponentNames":["Tel","Motivo"],"details":[{"operator":"is","value":"a","ComponentName":"Via"}]});}</script>`,
  formOf(16, '<input name="form[Via]"><input type="tel" name="form[Tel]"><input name="form[Motivo]">'),
);

/** A page of version 3.4 with previews, one of them without its field. */
export const previewPage = pageOf(
  `<script>RSFormPro.previewFields.elements.push({previewId: '21', fieldId: '11', fieldName: 'Nombre', formId: '15', separator: ' y '});
RSFormPro.previewFields.elements.push({previewId: '22', formId: '15'}); window.setTimeout(RSFormPro.previewFields.attachEvents, 1);</script>`,
  formOf(15, '<input name="form[Nombre]"><span id="preview-21"></span>'),
);

/** A page whose inline block is in a file. */
export const silentPage = pageOf(
  '<script src="/media/plg_jspeed/cache/js/9f3.js"></script>',
  formOf(7, '<input name="form[Nombre]">'),
);

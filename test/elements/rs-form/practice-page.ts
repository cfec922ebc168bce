/** Practice's form as the server renders it (Bootstrap 5 layout, without `on*` and `style`), for one test page. */

export const choice = 'forma contacto';

export const practiceJson = {
  version: 1,
  formId: 1,
  validation: ['browser'],
  layout: 'bootstrap5',
  pages: [
    {
      fields: [
        { name: choice, type: 'checkbox-group', maxSelections: 1 },
        {
          name: 'Dia_y_hora',
          type: 'calendar',
          format: 'DD-MM-YYYY HH:mm',
          inline: true,
          step: 30,
          weekStart: 1,
        },
      ],
    },
  ],
  conditions: [
    showFor(['Dia_y_hora'], 'Teléfono'),
    showFor(['consulta'], 'E-mail', 'Teléfono'),
    showFor(['Telefono'], 'Teléfono'),
    showFor(['Email'], 'E-mail'),
  ],
};

/** Returns the whole tag. */
export function practicePage(json: unknown = practiceJson, attributes = 'privacy="strict"'): string {
  return `<rs-form ${attributes}><script type="application/json">${JSON.stringify(json)}</script>${practiceForm}</rs-form>`;
}

export const practiceForm = `
<form method="post" id="userForm" action="/contacto">
  <fieldset class="formContainer" id="rsform_1_page_0">
    ${block(
      'forma-contacto',
      11,
      `<label id="${choice}-grouplbl" class="form-label">¿Cómo quieres que contactemos?<strong class="formRequired">(*)</strong></label>`,
      `<div role="group" aria-labelledby="${choice}-grouplbl">
        <input type="checkbox" class="rsform-checkbox form-check-input" name="form[${choice}][]" value="Teléfono" id="${choice}0"><label id="${choice}0-lbl" for="${choice}0">Teléfono</label>
        <input type="checkbox" class="rsform-checkbox form-check-input" name="form[${choice}][]" value="E-mail" id="${choice}1"><label id="${choice}1-lbl" for="${choice}1">E-mail</label>
      </div>`,
    )}
    ${block('telefono', 12, label('Telefono', 'Teléfono'), '<input type="tel" name="form[Telefono]" id="Telefono" class="rsform-input-box form-control">')}
    ${block('email', 13, label('Email', 'Correo electrónico'), '<input type="email" name="form[Email]" id="Email" class="rsform-input-box form-control">')}
    ${block(
      'dia-y-hora',
      14,
      label('txtjQcal1_0', 'Día y hora'),
      `<input id="txtjQcal1_0" name="form[Dia_y_hora]" type="text" class="txtCal rsform-calendar-box form-control">
       <div id="caljQ1_0Container"></div><input id="hiddenjQcal1_0" type="hidden" name="hidden[1_Dia_y_hora]">`,
    )}
    ${block('consulta', 15, label('consulta', 'Tu consulta'), '<textarea name="form[consulta]" id="consulta" class="rsform-text-box form-control"></textarea>')}
    ${block('enviar', 16, '', '<button type="submit" name="form[Enviar]" id="Enviar" class="rsform-submit-button btn btn-primary" value="Enviar">Enviar</button>')}
  </fieldset>
  <input type="hidden" name="g-recaptcha-response" id="g-recaptcha-response-1" value="">
  <input type="hidden" name="form[formId]" value="1">
  <input type="hidden" name="0123456789abcdef0123456789abcdef" value="1">
</form>`;

function showFor(targets: readonly string[], ...values: readonly string[]): object {
  const when = values.map((value) => ({ field: choice, operator: 'is', value }));
  return { action: 'show', match: 'any', scope: 'block', targets, when };
}

function label(id: string, text: string): string {
  return `<label class="formControlLabel form-label" for="${id}">${text}</label>`;
}

function block(alias: string, id: number, caption: string, controls: string): string {
  return `<div class="rsform-block rsform-block-${alias} mb-3">${caption}<div class="formControls">${controls}
    <div><span class="formValidation"><span id="component${id}" class="formNoError">Este campo no es válido.</span></span></div></div></div>`;
}

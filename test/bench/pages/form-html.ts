/** The form as a server sends it, in the markup of RSForm! Pro: every candidate but SurveyJS enhances it. */
import { label, labelled } from '../../elements/rs-form/rendering/server-markup.js';
import { numberAtStart, postedName, type FormPlan, type PlannedField } from './form-plan.js';

/** Returns the `<form>`, without white space between its elements, because React finds none when it hydrates. */
export function formHtml({ fields }: FormPlan): string {
  const blocks = fields.map((field, at) =>
    labelled(field.name.toLowerCase(), 'field', label(field.name, field.label), controlHtml(field), at + 1),
  );
  return `<form method="post" id="userForm"><fieldset class="formContainer" id="rsform_1_page_0">${blocks.join(
    '',
  )}</fieldset><button type="submit" id="Send" class="rsform-submit-button">Send</button><input type="hidden" name="form[formId]" value="1"/></form>`;
}

function controlHtml({ name, kind, isRequired }: PlannedField): string {
  const attributes = `name="${postedName(name)}" id="${name}"${isRequired ? ' required' : ''}`;
  if (kind === 'message') return `<textarea ${attributes}></textarea>`;
  if (kind === 'choice')
    return `<select ${attributes}><option value="yes">Yes</option><option value="no">No</option></select>`;
  if (kind === 'total') return `<input type="text" readonly ${attributes}/>`;
  if (kind === 'number') return `<input type="number" step="any" value="${numberAtStart}" ${attributes}/>`;
  return `<input type="${kind}" ${attributes}/>`;
}

import { openFormPage, type FormPage } from '../page-driver.js';

/** Our text for an empty field. */
export const required = 'Este campo es obligatorio.';

/** Block of a small form as the server renders it; `words` is the author's text for an invalid field. */
export interface CheckedBlock {
  readonly name: string;
  readonly controls: string;
  readonly words?: string;
  /** Markup of the caption; the name of the field, unless set. */
  readonly caption?: string;
  /** Attributes of the box around the controls. */
  readonly group?: string;
}

/** Returns the markup of a control of a field. */
export function control(name: string, attributes: string, tag = 'input'): string {
  const isList = /type="checkbox"|multiple/.test(attributes) || tag === 'select';
  const start = `<${tag} id="${name}" name="form[${name}]${isList ? '[]' : ''}" ${attributes}>`;
  if (tag === 'select') return `${start}<option value=""></option><option value="a">a</option></select>`;
  return tag === 'input' ? start : `${start}</${tag}>`;
}

export function checkedTag(blocks: readonly CheckedBlock[], json: object = {}, attributes = ''): string {
  const text = JSON.stringify({ version: 1, formId: 1, ...json });
  return `<rs-form without-draft ${attributes}><script type="application/json">${text}</script>
    <form method="post" action="/contacto"><fieldset class="formContainer" id="rsform_1_page_0">
    ${blocks.map(blockOf).join('')}</fieldset><button type="submit" name="form[Enviar]">Enviar</button>
    <button type="submit" formnovalidate name="form[Guardar]" id="Guardar">Guardar</button>
    <input type="hidden" name="form[formId]" value="1"></form></rs-form>`;
}

/** Opens a form with these blocks. */
export function openChecked(
  blocks: readonly CheckedBlock[],
  json: object = {},
  attributes = '',
): Promise<FormPage> {
  return openFormPage(checkedTag(blocks, json, attributes));
}

/** Returns the error text beside a field; null if the field is not marked. */
export function markOf({ form }: FormPage, name: string): string | null {
  const element = form.querySelector(`.rsform-block-${name.toLowerCase()} .formError`);
  return element ? element.textContent.trim() : null;
}

/** Returns a definition with these fields. */
export function fields(...all: readonly object[]): object {
  return { pages: [{ fields: all }] };
}

function blockOf(
  { name, controls, words = '', caption = name, group = '' }: CheckedBlock,
  index: number,
): string {
  return `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${caption}</label>
    <div class="formControls" ${group}>${controls}
    <span class="formValidation"><span id="component${10 + index}" class="formNoError">${words}</span></span></div></div>`;
}

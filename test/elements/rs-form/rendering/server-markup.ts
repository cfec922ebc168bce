/** The server's markup around controls (Bootstrap 5 layout). */

const error = (id: number, message = '') =>
  `<div><span class="formValidation"><span id="component${id}" class="formNoError">${message}</span></span></div>`;

/** Returns a field's block. */
export function block(alias: string, type: string, inner: string): string {
  return `<div class="mb-3 rsform-block rsform-block-${alias} rsform-type-${type}">${inner}</div>`;
}

/** Returns a block with a label, its controls and an error element. */
export function labelled(
  alias: string,
  type: string,
  label: string,
  controls: string,
  id: number,
  message = '',
) {
  const body = `<div class="formControls">${controls}${error(id, message)}</div>`;
  return block(alias, type, `${label}${body}`);
}

/** Returns a label of one control. */
export function label(id: string, text: string, isRequired = false): string {
  const mark = isRequired ? ' <strong class="formRequired">(*)</strong>' : '';
  return `<label class="formControlLabel form-label" for="${id}">${text}${mark}</label>`;
}

/** Returns a checkbox or a radio button with its label. */
export function check(
  type: string,
  name: string,
  id: string,
  value: string,
  text: string,
  extra = '',
): string {
  return `<div class="form-check form-check-inline">
    <input type="${type}" name="${name}" value="${value}" id="${id}" class="rsform-${type} form-check-input" ${extra}>
    <label id="${id}-lbl" for="${id}" class="form-check-label">${text}</label></div>`;
}

/** Returns a group of controls with its caption. */
export function group(
  name: string,
  alias: string,
  type: string,
  caption: string,
  boxes: string,
  id: number,
): string {
  return block(
    alias,
    type,
    `<label class="formControlLabel form-label" id="${name}-grouplbl">${caption}</label>
     <div class="formControls" role="group" aria-labelledby="${name}-grouplbl">${boxes}${error(id)}</div>`,
  );
}

/** Returns the options of a select of numbers, up or down. */
export const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + Math.sign(to - from) * index)
    .map((value) => `<option value="${value}">${value}</option>`)
    .join('');

/** Months of a Spanish page. */
export const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** One field of every kind as JSON, and the markup that the server renders for it (Bootstrap 5 layout). */

import { block, check, group, label, labelled, months, numbers } from './server-markup.js';

export interface KindRow {
  readonly title: string;
  readonly field: object;
  readonly markup: string;
}

const textRow = (type: string, extra: object = {}, attributes = 'size="20"'): KindRow => ({
  title: `a ${type} input`,
  field: { name: 'Mi campo', type, componentId: 7, caption: 'Mi campo', message: 'No es válido.', ...extra },
  markup: labelled(
    'mi-campo',
    'textbox',
    label('Mi campo', 'Mi campo'),
    `<input type="${type}" value="" ${attributes} name="form[Mi campo]" id="Mi campo" class="rsform-input-box form-control">`,
    7,
    'No es válido.',
  ),
});

export const kindRows: readonly KindRow[] = [
  ...['text', 'email', 'tel', 'url'].map((type) => textRow(type)),
  ...['number', 'range'].map((type) =>
    textRow(type, { min: 1, max: 9, step: 2 }, 'min="1" max="9" step="2"'),
  ),
  {
    title: 'a required text with all its settings',
    field: {
      ...{ name: 'a', type: 'text', caption: 'A', required: true, placeholder: 'p', description: 'd' },
      ...{ value: 'v', size: 30, maxLength: 40, readonly: true },
    },
    markup: labelled(
      'a',
      'textbox',
      label('a', 'A', true),
      `<input type="text" value="v" size="30" maxlength="40" name="form[a]" id="a" placeholder="p" readonly
        aria-required="true" class="rsform-input-box form-control"><p class="formDescription form-text">d</p>`,
      1,
    ),
  },
  {
    title: 'a textarea with its counter',
    field: {
      name: 'b',
      type: 'textarea',
      caption: 'B',
      componentId: 3,
      maxLength: 200,
      count: true,
      value: 'uno\ndos',
    },
    markup: labelled(
      'b',
      'textarea',
      label('b', 'B'),
      `<textarea cols="50" rows="5" maxlength="200" name="form[b]" id="b" class="rsform-text-box form-control">uno
dos</textarea><p id="rsfp-counter-3">7/200</p>`,
      3,
    ),
  },
  {
    title: 'a select with a heading, a default and a disabled option',
    field: {
      ...{ name: 'c', type: 'select', caption: 'C' },
      options: [
        { value: '', label: 'Elige' },
        { value: '1', label: 'Uno', group: 'Números' },
        { value: '2', label: 'Dos', group: 'Números', selected: true },
        { value: '3', disabled: true },
      ],
    },
    markup: labelled(
      'c',
      'selectlist',
      label('c', 'C'),
      `<select name="form[c][]" id="c" class="rsform-select-box form-select"><option value="">Elige</option>
        <optgroup label="Números"><option value="1">Uno</option><option value="2" selected>Dos</option></optgroup>
        <option value="3" disabled>3</option></select>`,
      1,
    ),
  },
  {
    title: 'a multiple select',
    field: {
      ...{ name: 'd', type: 'select', caption: 'D', multiple: true, size: 4 },
      options: [{ value: '1', selected: true }, { value: '2', selected: true }, { value: '3' }],
    },
    markup: labelled(
      'd',
      'selectlist',
      label('d', 'D'),
      `<select name="form[d][]" id="d" multiple size="4" class="rsform-select-box form-select">
        <option value="1" selected>1</option><option value="2" selected>2</option><option value="3">3</option></select>`,
      1,
    ),
  },
  {
    title: 'a checkbox group',
    field: {
      ...{ name: 'e f', type: 'checkbox-group', caption: 'E' },
      options: [{ value: 'x' }, { value: 'y', label: 'Y', selected: true }, { value: 'z', disabled: true }],
    },
    markup: group(
      ...(['e f', 'e-f', 'checkboxgroup', 'E'] as const),
      check('checkbox', 'form[e f][]', 'e f0', 'x', 'x') +
        check('checkbox', 'form[e f][]', 'e f1', 'y', 'Y', 'checked') +
        check('checkbox', 'form[e f][]', 'e f2', 'z', 'z', 'disabled'),
      1,
    ),
  },
  {
    title: 'a radio group',
    field: {
      name: 'g',
      type: 'radio-group',
      caption: 'G',
      options: [{ value: 'x' }, { value: 'y', selected: true }],
    },
    markup: group(
      ...(['g', 'g', 'radiogroup', 'G'] as const),
      check('radio', 'form[g]', 'g0', 'x', 'x') + check('radio', 'form[g]', 'g1', 'y', 'y', 'checked'),
      1,
    ),
  },
  {
    title: 'a split date',
    field: {
      name: 'h',
      type: 'birthday',
      caption: 'H',
      order: ['y', 'm', 'd'],
      years: { from: 2001, to: 1999 },
    },
    markup: group(
      ...(['h', 'h', 'birthday', 'H'] as const),
      `<select name="form[h][y]" id="hy" aria-label="Año" class="rsform-select-box-small form-select">
         <option value="">Año</option>${numbers(2001, 1999)}</select>
       <select name="form[h][m]" id="hm" aria-label="Mes" class="rsform-select-box-small form-select">
         <option value="">Mes</option>${months.map((month, at) => `<option value="${at + 1}">${month}</option>`).join('')}</select>
       <select name="form[h][d]" id="hd" aria-label="Día" class="rsform-select-box-small form-select">
         <option value="">Día</option>${numbers(1, 31)}</select>`,
      1,
    ),
  },
  {
    title: 'a calendar',
    field: { name: 'Dia_y_hora', type: 'calendar', caption: 'I', placeholder: 'DD-MM-AAAA' },
    markup: labelled(
      'dia-y-hora',
      'jquerycalendar',
      label('txtjQcal1_0', 'I'),
      `<div class="row"><div class="col-md-12"><input id="txtjQcal1_0" name="form[Dia_y_hora]" type="text" value=""
        placeholder="DD-MM-AAAA" class="rsform-calendar-box txtCal form-control"></div>
        <div class="col-md-12"><div id="caljQ1_0Container"></div></div></div>
        <input id="hiddenjQcal1_0" name="hidden[1_Dia_y_hora]" type="hidden" value="">`,
      1,
    ),
  },
  {
    title: 'a range slider',
    field: { name: 'j', type: 'range-slider', caption: 'J', double: true, min: 0, max: 10, value: '2-4' },
    markup: labelled(
      'j',
      'rangeslider',
      label('rs-range-slider1_0', 'J'),
      `<input type="text" id="rs-range-slider1_0" name="form[j]" value="2-4" class="rsform-range-slider form-control">`,
      1,
    ),
  },
  {
    title: 'a password without a value',
    field: { name: 'k', type: 'password', caption: 'K', value: 'secret' },
    markup: labelled(
      'k',
      'password',
      label('k', 'K'),
      '<input type="password" size="20" name="form[k]" id="k" class="rsform-password-box form-control">',
      1,
    ),
  },
  {
    title: 'a button with a reset button beside it',
    field: { name: 'l', type: 'button', caption: 'L', resetCaption: 'Borrar' },
    markup: labelled(
      'l',
      'button',
      '',
      `<button type="button" name="form[l]" id="l" value="L" class="rsform-button btn btn-secondary">L</button>
       <button type="reset" class="rsform-reset-button btn btn-danger">Borrar</button>`,
      1,
    ),
  },
  {
    title: 'a submit button',
    field: { name: 'Enviar', type: 'submit', caption: 'Enviar' },
    markup: labelled(
      'enviar',
      'submitbutton',
      '',
      '<button type="submit" name="form[Enviar]" id="Enviar" value="Enviar" class="rsform-submit-button btn btn-primary">Enviar</button>',
      1,
    ),
  },
  {
    title: 'a reset button',
    field: { name: 'm', type: 'reset', caption: 'Borrar' },
    markup: block(
      'm',
      'button',
      '<div class="formControls"><button type="reset" id="m" class="rsform-reset-button btn btn-danger">Borrar</button></div>',
    ),
  },
  {
    title: 'a free text, as text',
    field: { name: 'n', type: 'free-text', paragraphs: ['Uno & <b>dos</b>', 'Tres'] },
    markup: block('n', 'freetext', '<p>Uno &amp; &lt;b&gt;dos&lt;/b&gt;</p><p>Tres</p>'),
  },
];

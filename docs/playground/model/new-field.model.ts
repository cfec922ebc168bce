import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import { freeName, nameOfLabel, nextComponentId } from './fields.model.js';
import type { Language, PlaygroundField, Words } from './playground.model.js';

/** First name, caption and message of a type of field. */
interface FieldWords {
  readonly name: Words;
  readonly caption: Words;
  readonly message?: Words;
}

const words = (es: string, en: string): Words => ({ es, en });
const fill = words('Rellena este campo.', 'Fill in this field.');
const choose = words('Elige una opción.', 'Choose an option.');
const date = words('Escribe o elige una fecha completa.', 'Enter or choose a complete date.');
const number = words('Escribe un número.', 'Enter a number.');

const named = (es: string, en: string, message?: Words): FieldWords => ({
  name: words(nameOfLabel(es), nameOfLabel(en)),
  caption: words(es, en),
  ...(message && { message }),
});

const wordsByType: Readonly<Record<FieldType, FieldWords>> = {
  text: named('Texto', 'Text', fill),
  email: named(
    'Correo electrónico',
    'Email',
    words(
      'Escribe una dirección completa, como ana@ejemplo.es.',
      'Enter a complete address, such as ana@example.com.',
    ),
  ),
  tel: named('Teléfono', 'Phone', words('Escribe un número de teléfono.', 'Enter a phone number.')),
  url: named(
    'Página web',
    'Website',
    words(
      'Escribe una dirección completa, como https://ejemplo.es.',
      'Enter a complete address, such as https://example.com.',
    ),
  ),
  number: named('Número', 'Number', number),
  range: named('Nivel', 'Level', number),
  password: named(
    'Contraseña',
    'Password',
    words('Escribe al menos 8 caracteres.', 'Enter at least 8 characters.'),
  ),
  textarea: named('Mensaje', 'Message', fill),
  select: named('Lista', 'List', choose),
  'checkbox-group': named('Casillas', 'Checkboxes', choose),
  'radio-group': named('Opciones', 'Options', choose),
  birthday: named('Fecha de nacimiento', 'Date of birth', date),
  calendar: named('Fecha', 'Date', date),
  'simple-calendar': named('Día', 'Day', date),
  'range-slider': named('Intervalo', 'Range', words('Elige un valor.', 'Choose a value.')),
  location: named('Lugar', 'Place', fill),
  file: named('Archivo', 'File', words('Elige un archivo permitido.', 'Choose a permitted file.')),
  captcha: named('Código', 'Code', words('Escribe el código de la imagen.', 'Enter the code of the image.')),
  hidden: named('Oculto', 'Hidden'),
  ticket: named('Número de solicitud', 'Ticket'),
  button: named('Botón', 'Button'),
  submit: named('Enviar', 'Send'),
  reset: named('Borrar', 'Clear'),
  'free-text': named('Título', 'Heading'),
  'page-break': named('Página', 'Page'),
};

type Keys = Omit<PlaygroundField, 'name'>;

const twoOptions = (language: Language): Keys => {
  const label = words('Opción', 'Option')[language];
  return { options: [{ value: `${label} 1` }, { value: `${label} 2` }] };
};
const dateFormat = (format: string) => (): Keys => ({ format, weekStart: 1 });

/** Keys that a type of field begins with. */
const keysByType: ReadonlyMap<FieldType, (language: Language) => Keys> = new Map<
  FieldType,
  (language: Language) => Keys
>([
  ['select', twoOptions],
  ['checkbox-group', twoOptions],
  ['radio-group', twoOptions],
  ['range', () => ({ min: 0, max: 10, step: 1, value: '5' })],
  ['range-slider', () => ({ min: 0, max: 100, step: 10, value: '50' })],
  ['textarea', () => ({ maxLength: 500, count: true })],
  ['calendar', dateFormat('DD/MM/YYYY')],
  // The server's simple calendar writes its formats in the tokens of YUI.
  ['simple-calendar', dateFormat('dd/mm/yyyy')],
  ['location', () => ({ geolocation: true })],
  ['file', () => ({ maxFiles: 1, maxBytes: 2 * 1024 * 1024, extensions: ['pdf', 'jpg', 'png'] })],
  ['free-text', (language) => ({ paragraphs: [words('Un texto.', 'A text.')[language]] })],
  ['page-break', () => ({ validate: true })],
]);

/** Returns a new field of a type, with a free name, words of a language, and what it takes to work. */
export function newField(
  type: FieldType,
  language: Language,
  fields: readonly PlaygroundField[],
): PlaygroundField {
  const { name, caption, message } = wordsByType[type];
  return {
    name: freeName(fields, name[language]),
    type,
    componentId: nextComponentId(fields),
    ...(type !== 'page-break' && { caption: caption[language] }),
    ...(message && { message: message[language] }),
    ...keysByType.get(type)?.(language),
  };
}

import { readBehaviour } from './form-behaviour.js';
import type { ServerField, ServerForm } from './server-form.js';

const fields: readonly ServerField[] = [
  {
    componentId: 11,
    name: 'forma contacto',
    type: 'checkbox-group',
    caption: '¿Cómo prefieres que te contactemos?',
    message: 'Elige una forma de contacto, y solo una.',
    isRequired: true,
    options: [{ value: 'Teléfono' }, { value: 'E-mail' }],
  },
  {
    componentId: 12,
    name: 'Telefono',
    type: 'tel',
    caption: 'Teléfono',
    message: 'Escribe el teléfono al que podemos llamarte.',
    isRequired: true,
  },
  {
    componentId: 13,
    name: 'Email',
    type: 'email',
    caption: 'E-mail',
    message: 'Escribe una dirección de e-mail completa, como ana@ejemplo.es.',
    isRequired: true,
  },
  {
    componentId: 14,
    name: 'Dia_y_hora',
    type: 'calendar',
    caption: 'Día y hora para la llamada',
    message: 'Escribe un día laborable a partir de mañana, de 9:00 a 19:30, así: 24-12-2027 10:30.',
    isRequired: false,
    placeholder: 'DD-MM-AAAA HH:mm',
    description: 'Llamamos de lunes a viernes, de 9:00 a 19:30. Por ejemplo: 24-12-2027 10:30',
  },
  {
    componentId: 15,
    name: 'consulta',
    type: 'textarea',
    caption: 'Tu consulta',
    message: 'Cuéntanos en qué podemos ayudarte.',
    isRequired: true,
  },
  { componentId: 16, name: 'Enviar', type: 'submit', caption: 'Enviar', message: '', isRequired: false },
];

/** Contact form of the practice (form id 1). */
export const practiceForm: ServerForm = {
  formId: 1,
  title: 'Tu mensaje',
  pages: [fields],
  behaviour: readBehaviour('practice-form.json'),
  attributes: [{ name: 'privacy', value: 'strict' }],
  errorMessage: 'No hemos podido enviar tu mensaje. Revisa los campos marcados.',
  thankYou: {
    title: 'Gracias por escribirnos',
    text: 'Hemos recibido tu mensaje. Te contestaremos en un plazo de dos días laborables.',
    proceed: 'Continuar',
  },
};

import { readBehaviour } from './form-behaviour.js';
import { aboutTheVisitor } from './kitchen-page-1.js';
import { aboutTheWorkshop } from './kitchen-page-2.js';
import { paying } from './kitchen-page-3.js';
import type { ServerForm } from './server-form.js';

/** Registration for a workshop (form id 2): every type of field, on three pages. */
export const kitchenForm: ServerForm = {
  formId: 2,
  title: 'Tu inscripción',
  pages: [aboutTheVisitor, aboutTheWorkshop, paying],
  behaviour: readBehaviour('kitchen-form.json'),
  attributes: [],
  errorMessage: 'No hemos podido guardar tu inscripción. Revisa los campos marcados.',
  thankYou: {
    title: 'Tu plaza está reservada',
    text: 'Hemos recibido tu inscripción al taller. Te escribiremos en un plazo de dos días laborables.',
    proceed: 'Continuar',
  },
};

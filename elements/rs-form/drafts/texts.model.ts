/** The line that tells of a draft; kept apart so that a page pays for it only where drafts are on. */
export const draftTexts = {
  es: {
    'rs-form.draft-kept': 'Guardamos lo que escribes en esta pestaña durante %d minutos.',
    'rs-form.draft-restored': 'Hemos recuperado lo que habías escrito.',
    'rs-form.draft-undo': 'Deshacer',
    'rs-form.draft-undone': 'El formulario está como antes.',
    'rs-form.draft-discard': 'Borrar lo guardado',
    'rs-form.draft-discarded': 'Hemos borrado lo guardado.',
  },
  en: {
    'rs-form.draft-kept': 'We keep what you type in this tab for %d minutes.',
    'rs-form.draft-restored': 'We have put back what you had typed.',
    'rs-form.draft-undo': 'Undo',
    'rs-form.draft-undone': 'The form is as it was before.',
    'rs-form.draft-discard': 'Delete what was kept',
    'rs-form.draft-discarded': 'What was kept has been deleted.',
  },
};

/** The words of the smaller field behaviours. The first `%d` of a plural is its number. */
export const fieldHelperTexts = {
  es: {
    'rs-form.characters-left': { one: 'Te queda %d carácter.', other: 'Te quedan %d caracteres.' },
    'rs-form.characters-over': { one: 'Sobra %d carácter.', other: 'Sobran %d caracteres.' },
    'rs-form.day-changed': 'El día se ha cambiado a %d.',
    'rs-form.limit': {
      one: 'Puedes marcar %d opción. Desmarca una para cambiar.',
      other: 'Puedes marcar %d opciones. Desmarca una para cambiar.',
    },
    'rs-form.range-from': '%s, desde',
    'rs-form.range-to': '%s, hasta',
    'rs-form.range-both': '%1$s – %2$s',
  },
  en: {
    'rs-form.characters-left': { one: '%d character left.', other: '%d characters left.' },
    'rs-form.characters-over': { one: '%d character too many.', other: '%d characters too many.' },
    'rs-form.day-changed': 'The day has been changed to %d.',
    'rs-form.limit': {
      one: 'You can tick %d option. Untick one to change it.',
      other: 'You can tick %d options. Untick one to change them.',
    },
    'rs-form.range-from': '%s, from',
    'rs-form.range-to': '%s, to',
    'rs-form.range-both': '%1$s – %2$s',
  },
};

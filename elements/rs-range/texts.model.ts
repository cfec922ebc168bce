/** What a slider with two handles says. */
export const rangeTexts = Object.freeze({
  es: Object.freeze({
    'range.from': '%s, desde',
    'range.to': '%s, hasta',
    'range.both': '%1$s – %2$s',
  }),
  en: Object.freeze({
    'range.from': '%s, from',
    'range.to': '%s, to',
    'range.both': '%1$s – %2$s',
  }),
});

/** What is said of a text that no slider can show. */
export const unreadableTexts = Object.freeze({
  es: Object.freeze({ 'range.unreadable': 'No se entiende «%1$s». Escribe un valor como %2$s.' }),
  en: Object.freeze({ 'range.unreadable': '“%1$s” is not understood. Write a value such as %2$s.' }),
});

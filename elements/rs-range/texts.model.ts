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

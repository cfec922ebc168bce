/** Spanish texts of `<rs-range>`. */
export const es = Object.freeze({
  'range.from': '%s, desde',
  'range.to': '%s, hasta',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Escribe un número de %1$s a %2$s.',
  'range.unread-pair': 'Escribe dos números de %1$s a %2$s, como %3$s.',
  'range.unread-word': 'Escribe una de estas opciones: %s.',
  'range.unread-words': 'Escribe dos de estas opciones, como %2$s: %1$s.',
});

/** Texts about a text that is no value of its slider. */
export const unreadTexts = Object.freeze({
  es: Object.freeze({
    'range.unread': 'Escribe un número de %1$s a %2$s.',
    'range.unread-pair': 'Escribe dos números de %1$s a %2$s, como %3$s.',
    'range.unread-word': 'Escribe una de estas opciones: %s.',
    'range.unread-words': 'Escribe dos de estas opciones, como %2$s: %1$s.',
  }),
  en: Object.freeze({
    'range.unread': 'Write a number from %1$s to %2$s.',
    'range.unread-pair': 'Write two numbers from %1$s to %2$s, such as %3$s.',
    'range.unread-word': 'Write one of these options: %s.',
    'range.unread-words': 'Write two of these options, such as %2$s: %1$s.',
  }),
});

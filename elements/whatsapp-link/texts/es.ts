/** Spanish texts of `<whatsapp-link>`. */
export const es = Object.freeze({
  'whatsapp-link.label': 'Escríbenos por WhatsApp',
});

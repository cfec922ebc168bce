/** The element's own words, for an empty tag. */
export const whatsappTexts = {
  es: { 'whatsapp-link.label': 'Escríbenos por WhatsApp' },
  en: { 'whatsapp-link.label': 'Message us on WhatsApp' },
};

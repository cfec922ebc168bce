/** The words while a form is sent without leaving the page. */
export const sendingTexts = Object.freeze({
  es: Object.freeze({
    'rs-form.uploading': 'Enviando…',
    'rs-form.stop-sending': 'No enviar',
    'rs-form.sending-stopped': 'Has parado el envío.',
    'rs-form.sent-part': 'Enviado el %d %%.',
  }),
  en: Object.freeze({
    'rs-form.uploading': 'Sending…',
    'rs-form.stop-sending': 'Do not send',
    'rs-form.sending-stopped': 'You have stopped the sending.',
    'rs-form.sent-part': '%d %% sent.',
  }),
});

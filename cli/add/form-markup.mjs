/**
 * Complete and minimal markup of the tags of forms. `{uno|one}` is a Spanish and an English text.
 */
/** @import { TagMarkup } from './page-markup.mjs' */

/** @type {readonly (readonly [tag: string, markup: TagMarkup])[]} */
export const formMarkup = [
  [
    'rs-calendar',
    {
      title: '{Fecha|Date}',
      place: 'in',
      markup: `
<form action="{/cita|/visit}" method="post">
  <label for="visit">{Día de la cita|Day of the visit}</label>
  <input type="text" id="visit" name="visit" />
  <rs-calendar for="visit" format="DD/MM/YYYY" min="today"></rs-calendar>
  <button type="submit">{Enviar|Send}</button>
</form>`,
    },
  ],
  [
    'rs-form',
    {
      title: '{Contacto|Contact}',
      place: 'in',
      markup: `
<rs-form>
  <script type="application/json">
    { "version": 1, "formId": 1, "pages": [{ "fields": [{ "name": "Email", "required": true }] }] }
  </script>
  <form action="{/contacto|/contact}" method="post">
    <div class="rsform-block rsform-block-email">
      <label for="Email">{Correo electrónico|Email}</label>
      <input type="email" id="Email" name="form[Email]" autocomplete="email" required />
    </div>
    <input type="hidden" name="form[formId]" value="1" />
    <button type="submit" name="form[{Enviar|Send}]">{Enviar|Send}</button>
  </form>
  <p slot="bot-check-alternative">{O escribe a|Or write to} <a href="mailto:hello@example.org">hello@example.org</a>.</p>
</rs-form>`,
    },
  ],
  [
    'rs-location',
    {
      title: '{Dirección|Address}',
      place: 'in',
      policy: { 'connect-src': ['https://geocoder.example'], 'img-src': ['https://tiles.example'] },
      markup: `
<form action="{/envio|/delivery}" method="post">
  <label for="place">{¿Dónde?|Where?}</label>
  <input type="text" id="place" name="place" />
  <rs-location
    for="place"
    geocoder="https://geocoder.example/api"
    tiles="https://tiles.example/{z}/{x}/{y}.png"
    attribution="© Tiles"
    attribution-href="https://tiles.example/copyright"
  ></rs-location>
  <button type="submit">{Enviar|Send}</button>
</form>`,
    },
  ],
  [
    'rs-range',
    {
      title: '{Presupuesto|Budget}',
      place: 'in',
      // The vendor of two handles.
      parts: ['nouislider'],
      markup: `
<form action="{/buscar|/search}" method="post">
  <label for="price">{Presupuesto, en euros|Budget, in euros}</label>
  <input type="text" id="price" name="price" value="40-120" />
  <rs-range for="price" double min="0" max="200" step="10" suffix=" €"></rs-range>
  <button type="submit">{Buscar|Search}</button>
</form>`,
    },
  ],
  [
    'rs-uploads',
    {
      title: '{Archivos|Files}',
      place: 'in',
      policy: { 'img-src': ['blob:'] },
      markup: `
<form action="{/envio|/send}" method="post" enctype="multipart/form-data">
  <label for="photos">{Fotos|Photos}</label>
  <input type="file" id="photos" name="photos[]" multiple />
  <rs-uploads for="photos" max-files="4" max-bytes="2097152" extensions="jpg png"></rs-uploads>
  <button type="submit">{Enviar|Send}</button>
</form>`,
    },
  ],
];

/** Scenes of `<rs-form>`. */
import { press, withTag } from './scene-steps.mjs';

const field = (name, type = 'text') =>
  `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label><input type="${type}" id="${name}" name="form[${name}]" /></div>`;
const sendButton = '<button type="submit">Enviar</button>';
/** Condition that hides a field: as soon as the field is hidden, the form is enhanced. */
const condition = {
  action: 'show',
  match: 'all',
  scope: 'block',
  targets: ['Otro'],
  when: [{ field: 'Nombre', operator: 'is', value: 'otro' }],
};
/** Returns a change that puts another form in the place of the example's form. */
const withForm = ({ json = {}, fields = '', attributes = '', action = '/enviar' }) =>
  withTag(
    'rs-form',
    `<rs-form ${attributes}><script type="application/json">${JSON.stringify({ version: 1, formId: 1, conditions: [condition], ...json })}</script>
    <form method="post" action="${action}">${field('Nombre')}${field('Otro')}${fields}
    <input type="hidden" name="form[formId]" value="1" />${sendButton}</form></rs-form>`,
  );
const isEnhanced = (page) => page.waitForSelector('#Otro', { hidden: true });
const send = async (page) => {
  await isEnhanced(page);
  await page.type('#Nombre', 'Ana');
  await press('form [type=submit]')(page);
};

export const formScenes = [
  {
    tag: 'rs-form',
    name: 'errors',
    viewport: { height: 720 },
    async open(page) {
      await page.waitForSelector('#Telefono', { hidden: true });
      await press('[value=llamada]')(page);
      await page.waitForSelector('#Telefono', { visible: true });
      await press('form button')(page);
    },
    shows: ['error-summary', 'error-link'],
  },
  {
    tag: 'rs-form',
    name: 'consent',
    change: withForm({ json: { botCheck: { provider: 'turnstile', siteKey: 'x' } } }),
    open: send,
    shows: ['consent-placeholder', 'consent-allow-once'],
  },
  {
    tag: 'rs-form',
    name: 'message',
    change: withForm({ attributes: 'submit="fetch"' }),
    open: send,
    shows: ['message', 'retry'],
    only: ['message', 'retry'],
  },
  {
    tag: 'rs-form',
    name: 'sending',
    change: withForm({ attributes: 'submit="fetch"', action: '/sin-respuesta' }),
    open: send,
    shows: ['send-progress', 'cancel'],
    only: ['send-progress', 'cancel'],
  },
  {
    tag: 'rs-form',
    name: 'draft',
    change: withForm({}),
    async open(page) {
      await isEnhanced(page);
      await page.type('#Nombre', 'Ana');
      await page.waitForFunction(() => globalThis.sessionStorage.length > 0);
      await page.reload();
    },
    shows: ['draft', 'draft-undo'],
  },
  {
    tag: 'rs-form',
    name: 'thank-you',
    change: withTag(
      'rs-form',
      '<rs-form><script type="application/json">{ "version": 1, "formId": 1 }</script><div id="rsfp-thankyou-popup-container1"><h2>Gracias</h2><p>Te contestaremos pronto.</p></div></rs-form>',
    ),
    shows: ['dialog', 'close', 'dialog-continue'],
  },
];

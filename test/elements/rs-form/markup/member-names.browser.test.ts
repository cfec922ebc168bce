import { expect, oneEvent } from '@open-wc/testing';
import { recordConsole } from '../../../shared/record-console.js';
import { formMembers, shadowing } from '../../../shared/member-names.js';
import { appears } from '../../../shared/appears.js';
import { find } from '../field-helpers/field-helpers-page.js';
import { openFormPage, type FormPage } from '../page-driver.js';
import { until } from '../../../shared/until.js';
import { openDrafts, restoredText } from '../drafts/drafts-page.js';
import { server } from '../server-check/ask-play-server.js';

const names = formMembers();
const thanks = '<rs-form><div id="rsfp-thankyou-scroll1"></div><p>Gracias, Ana.</p></rs-form>';
/** The form again, with an error. It is in an address, so it is short. */
const refused = `<form><input name="form[formId]" value="1"><input name="form[Email]">${names.map((name) => `<input id=${name}>`).join('')}
  <b id="component2" class="formError">Otro, por favor.</b></form>`;
const answering = (answer: string) => server({ answer, type: 'text/html' });
const euros = { decimals: 2, decimal: ',', thousands: '.' };

const json = {
  version: 1,
  formId: 1,
  layout: 'bootstrap5',
  pages: [
    {
      fields: [
        {
          name: 'Plan',
          prices: [
            { value: 'a', price: '10' },
            { value: 'b', price: '20' },
          ],
        },
        { name: 'Email', required: true },
        { name: 'Extra', type: 'checkbox-group', maxSelections: 1, onLimit: 'block' },
        { name: 'Dia', type: 'simple-calendar', format: 'dd-mm-yyyy', inline: false },
        { name: 'Nota', type: 'range-slider', min: 0, max: 10 },
        { name: 'Lugar', type: 'location' },
        { name: 'Nadie' },
      ],
    },
  ],
  conditions: [
    {
      action: 'show',
      match: 'all',
      targets: ['Email'],
      when: [{ field: 'Plan', operator: 'is', value: 'b' }],
    },
  ],
  calculations: [{ target: 'Total', expression: '{Plan:value} * 3', ...euros }],
};

const block = (name: string, content: string, id = 0) =>
  `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label>${content}
   <span id="component${id}" class="formNoError">Falta ${name}.</span></div>`;

/** A form of two pages with a field for each feature, as the server writes it. */
function formPage(attributes: string, action: string, shadows: string): string {
  const extra = '<input type="checkbox" name="form[Extra][]" value=';
  return `<rs-form ${attributes}><script type="application/json">${JSON.stringify(json)}</script>
    <form method="post" lang="es" action="${action}">${shadows}
      <fieldset class="formContainer" id="rsform_1_page_0">
        ${block('Plan', '<select name="form[Plan]" id="Plan"><option>a</option><option>b</option></select>', 1)}
        ${block('Email', '<input type="email" name="form[Email]" id="Email">', 2)}
        ${block('Total', '<input name="form[Total]" id="Total" readonly>')}
        ${block('Extra', `${extra}"1">${extra}"2">`)}
        ${block('Texto', '<textarea name="form[Texto]" id="Texto" maxlength="9"></textarea><p id="rsfp-counter-9"></p>')}
        <button type="button" id="SaltoNext">Siguiente</button>
      </fieldset>
      <fieldset class="formContainer formHidden" id="rsform_1_page_1">
        ${block('Dia', '<input name="form[Dia]" id="txtcal1_0" class="txtCal"><input type="button" id="btn1_0" value="…"><div id="cal1_0Container"></div>')}
        ${block('Nota', '<input name="form[Nota]" id="rs-range-slider1_0" class="rsform-range-slider">')}
        ${block('Foto', '<input type="file" name="form[Foto]" id="Foto">')}
        <button type="button" id="EnviarPrev">Anterior</button>
        <button type="submit" name="form[Enviar]" value="1">Enviar</button>
      </fieldset>
      <input name="form[Lugar]" id="Lugar" aria-label="Lugar">
      <p><img id="captcha9" alt="" src="data:,"><input name="form[Codigo]" id="captchaTxt9"></p>
      <input type="hidden" name="form[formId]" value="1">
    </form></rs-form>`;
}

/** Fills in the first page as a visitor does, one error included, and goes to the second. */
async function fillIn(page: FormPage): Promise<void> {
  const plan = find<HTMLSelectElement>(page, '#Plan');
  const isShown = (alias: string) => page.block(alias).getClientRects().length > 0;
  expect(isShown('email'), 'the field of a condition before').to.equal(false);
  plan.value = 'b';
  plan.dispatchEvent(new Event('change', { bubbles: true }));
  expect(isShown('email'), 'the field of a condition').to.equal(true);
  expect(find<HTMLInputElement>(page, '#Total').value).to.equal('60,00');
  page.type('Texto', 'Hola');
  await appears(page.element, '#rsfp-counter-9', '4/9');
  find(page, '[name="form[Extra][]"][value="1"]').click();
  await appears(page.element, '[name="form[Extra][]"][value="2"]:disabled');

  find(page, '#SaltoNext').click();
  await appears(page.element, '#component2.formError');
  expect(isShown('dia'), 'the second page, with an error on the first').to.equal(false);
  page.type('Email', 'ana@ejemplo.es');
  await turn(page);
  expect(isShown('dia'), 'the second page').to.equal(true);
  for (const tag of ['rs-calendar', 'rs-range', 'rs-uploads', 'rs-location'])
    await appears(page.element, tag);
}

async function turn(page: FormPage): Promise<void> {
  const turned = oneEvent(page.element, 'rs-form-page-changed');
  find(page, '#SaltoNext').click();
  await turned;
}

/** Sends the form by the browser, and looks at the post. */
async function sendOnce(page: FormPage, count: number): Promise<void> {
  const post = await page.press();
  expect(post?.get('form[Email]')).to.equal('ana@ejemplo.es');
  expect([...(post?.values() ?? [])].filter((value) => value === 'mine')).to.have.lengthOf(count);
}

/** Sends the form by a script: the server refuses it, then accepts it. */
async function sendTwice(page: FormPage): Promise<void> {
  find(page, '[type="submit"]').click();
  await appears(page.element, '#component2.formError', 'Otro, por favor.');
  page.type('Email', 'ana@ejemplo.org');
  await turn(page);
  Element.prototype.setAttribute.call(page.form, 'action', answering(thanks));
  find(page, '[type="submit"]').click();
  await appears(page.element, 'p', 'Gracias');
}

/** Records uncaught errors and the console until it is stopped. */
function recordErrors() {
  const record = recordConsole();
  const uncaught: string[] = [];
  const life = new AbortController();
  window.addEventListener('error', ({ message }) => uncaught.push(message), life);
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)), life);
  return {
    record,
    /** Returns everything but diagnostics for the author. */
    stop(): readonly string[] {
      life.abort();
      record.stop();
      return [...uncaught, ...record.errors.filter((line) => !line.startsWith('ConfigError'))];
    },
  };
}

describe('<rs-form> member names', () => {
  for (const [what, shadow] of [['none', () => ''], ...shadowing] as const)
    for (const mode of ['native', 'fetch'])
      it(`<rs-form> works in a form with the names of all members of forms as without them: ${what}, submit="${mode}"`, async () => {
        const errors = recordErrors();
        const attributes = `submit="${mode}"`;
        const page = await openFormPage(formPage(attributes, answering(refused), names.map(shadow).join('')));
        await fillIn(page);
        window.dispatchEvent(new PageTransitionEvent('pagehide'));
        await until(() => JSON.stringify(sessionStorage).includes('ana@ejemplo.es'), 'a draft');
        await until(() => errors.record.errors.some((line) => line.includes('"Nadie"')), 'diagnostics');
        if (mode === 'fetch') await sendTwice(page);
        else await sendOnce(page, names.filter((name) => shadow(name).includes('mine')).length);
        expect(errors.stop()).to.deep.equal([]);
      });

  for (const [what, shadow] of shadowing)
    it(`<rs-form> brings back a draft in a form with the names of all members of forms: ${what}`, async () => {
      const errors = recordErrors();
      const markup = formPage('', '/contacto', names.map(shadow).join(''));
      const before = await openDrafts(markup);
      before.type('Texto', 'Hola');
      before.leave();
      const page = await openDrafts(markup);
      await page.lineAppears(restoredText);
      expect(find<HTMLTextAreaElement>(page, '#Texto').value).to.equal('Hola');
      expect(errors.stop()).to.deep.equal([]);
    });

  for (const [what, shadow] of shadowing)
    it(`<rs-form> sends a form of another system with the names of all members of forms: ${what}`, async () => {
      const errors = recordErrors();
      // Names of RSForm! Pro in a form without its number are an error of the author.
      const shadows = names.map(shadow).join('').replaceAll('form[', 'contact[');
      const page =
        await openFormPage(`<rs-form><script type="application/json">{ "version": 1, "checks": "all" }</script>
        <form method="post" action="/contacto">${shadows}
        <p><label>E-mail <input type="email" name="email" id="email" required></label></p>
        <button type="submit">Enviar</button></form></rs-form>`);
      expect(await page.press()).to.equal(null);
      page.type('email', 'ana@ejemplo.es');
      expect((await page.press())?.get('email')).to.equal('ana@ejemplo.es');
      expect(errors.stop()).to.deep.equal([]);
    });
});

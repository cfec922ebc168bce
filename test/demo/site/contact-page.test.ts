import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributeOf, createVisitor, hiddenFieldsOf, noScriptFieldsOf, tagWithId } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const open = async (query = '') => (await createVisitor(demo()).get(`/contacto${query}`)).html;

interface PageJson {
  readonly formId: number;
  readonly botCheck?: Record<string, string>;
}

function jsonOf(html: string): PageJson {
  const [, text = ''] = /<rs-form[^>]*>\s*<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as PageJson;
}

describe('the contact form as the server writes it', () => {
  it('the contact form as the server writes it is in its tag with the behaviour and another way to write', async () => {
    const html = await open();
    assert.match(html, /<rs-form privacy="strict">\s*<script type="application\/json">/);
    assert.match(
      html,
      /<\/form>\s*<p [^>]*slot="bot-check-alternative">.*tel:.*mailto:.*wa\.me.*<\/p>\s*<\/rs-form>/s,
    );
    assert.match(html, /<script type="module" src="\/suite\/suite\.js"/);
    assert.match(html, /<link rel="modulepreload" href="\/suite\/suite\.js" fetchpriority="low">/);
    assert.match(html, /<link rel="stylesheet" href="\/assets\/first-paint\.css">/);
  });

  const controls = [
    ['forma contacto0', 'form[forma contacto][]', 'checkbox', 'rsform-checkbox form-check-input'],
    ['forma contacto1', 'form[forma contacto][]', 'checkbox', 'rsform-checkbox form-check-input'],
    ['Telefono', 'form[Telefono]', 'tel', 'rsform-input-box form-control'],
    ['Email', 'form[Email]', 'email', 'rsform-input-box form-control'],
    ['txtjQcal1_0', 'form[Dia_y_hora]', 'text', 'rsform-calendar-box txtCal form-control'],
    ['hiddenjQcal1_0', 'hidden[1_Dia_y_hora]', 'hidden', ''],
    ['consulta', 'form[consulta]', '', 'rsform-text-box form-control'],
    ['Enviar', 'form[Enviar]', 'submit', 'rsform-submit-button btn btn-primary'],
    ['g-recaptcha-response-1', 'g-recaptcha-response', 'hidden', ''],
  ] as const;
  for (const [id, name, type, classes] of controls) {
    it(`the contact form as the server writes it has the control ${id}`, async () => {
      const tag = tagWithId(await open(), id);
      assert.deepEqual(
        ['name', 'type', 'class'].map((one) => attributeOf(tag, one)),
        [name, type, classes],
      );
    });
  }

  const blocks = [
    ['forma-contacto', 'checkboxgroup', 11],
    ['telefono', 'textbox', 12],
    ['email', 'textbox', 13],
    ['dia-y-hora', 'jquerycalendar', 14],
    ['consulta', 'textarea', 15],
    ['enviar', 'submitbutton', 16],
  ] as const;
  for (const [alias, type, componentId] of blocks) {
    it(`the contact form as the server writes it has the block ${alias} with its hidden message`, async () => {
      const html = await open();
      assert.ok(html.includes(`class="mb-3 rsform-block rsform-block-${alias} rsform-type-${type}"`));
      assert.equal(attributeOf(tagWithId(html, `component${componentId}`), 'class'), 'formNoError');
    });
  }

  it('the contact form as the server writes it posts its number, a token of the session and nothing else unseen', async () => {
    const fields = hiddenFieldsOf(await open());
    const [token] = fields.at(-1) ?? [''];
    assert.match(token, /^[0-9a-f]{32}$/);
    assert.deepEqual(fields, [
      ['hidden[1_Dia_y_hora]', ''],
      ['g-recaptcha-response', ''],
      ['form[formId]', '1'],
      [token, '1'],
    ]);
  });

  it('the contact form as the server writes it keeps the session’s cookie from scripts and other sites', async () => {
    const { headers } = await createVisitor(demo()).get('/contacto');
    assert.match(
      headers.get('set-cookie') ?? '',
      /^practica_sesion=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('the contact form as the server writes it sets no cookie on a page without a form', async () => {
    const { headers } = await createVisitor(demo()).get('/');
    assert.equal(headers.get('set-cookie'), null);
  });
});

describe('the switches of the contact page', () => {
  const action = (html: string) => attributeOf(tagWithId(html, 'userForm'), 'action');

  it('the switches of the contact page are kept in the form’s action', async () => {
    const html = await open('?thanks=popup&bot=off');
    assert.equal(action(html), `${demo().url}/contacto?thanks=popup&amp;bot=off`);
  });

  const scripts = [
    ['', '/recaptcha/api.js'],
    ['?bot=blocked', '/recaptcha/api.js?mode=blocked'],
    ['?bot=silent', '/recaptcha/api.js?mode=silent'],
    ['?bot=reject', '/recaptcha/api.js?mode=reject'],
    ['?bot=wrong-action', '/recaptcha/api.js?mode=wrong-action'],
  ] as const;
  for (const [query, path] of scripts) {
    it(`the switches of the contact page name the provider’s script for "${query}"`, async () => {
      assert.deepEqual(jsonOf(await open(query)).botCheck, {
        ...{ provider: 'recaptcha-v3', siteKey: 'clave-de-la-practica', action: 'homepage' },
        scriptUrl: demo().providerUrl + path,
      });
    });
  }

  it('the switches of the contact page block a script that is really missing', async () => {
    const { scriptUrl = '' } = jsonOf(await open('?bot=blocked')).botCheck ?? {};
    assert.equal((await fetch(scriptUrl)).status, 404);
  });

  it('the switches of the contact page remove the bot check from form and JSON', async () => {
    const html = await open('?bot=off');
    assert.equal(jsonOf(html).botCheck, undefined);
    assert.ok(!html.includes('g-recaptcha-response'));
    assert.deepEqual(noScriptFieldsOf(html), []);
  });

  it('the switches of the contact page put an empty consent layer into the page', async () => {
    assert.ok((await open('?consent=layer')).includes('<cookie-consent></cookie-consent>'));
    assert.ok(!(await open()).includes('<cookie-consent>'));
  });

  it('the switches of the contact page leave the form alone, without its tag', async () => {
    const html = await open('?wrap=none&consent=none');
    assert.ok(!html.includes('<rs-form') && !html.includes('application/json'));
    assert.ok(html.includes('id="userForm"'));
  });

  it('the switches of the contact page leave the theme’s elements out, and load the form’s own file alone', async () => {
    const html = await open('?theme=off');
    assert.deepEqual(
      [...html.matchAll(/(?:src|href)="(\/suite\/[^"]+\.js)"/g)].map(([, path]) => path),
      ['/suite/rs-form.js', '/suite/rs-form.js'],
    );
    assert.deepEqual([...new Set(html.match(/(?<=<)[a-z]+-[a-z-]+/g))], ['rs-form']);
  });

  it('the switches of the contact page leave the scripts of the suite out', async () => {
    assert.doesNotMatch(await open('?element=off'), /\/suite\/[^"]+\.js/);
  });

  it('the switches of the contact page put allowed attributes on the tag, and no others', async () => {
    const html = await open(
      '?attrs=disable-on-submit,scroll-to-error,focus-on-error=field,onclick=alert(1),id',
    );
    assert.ok(
      html.includes(
        '<rs-form privacy="strict" disable-on-submit="" scroll-to-error="" focus-on-error="field">',
      ),
    );
  });
});

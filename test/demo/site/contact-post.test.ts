import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  attributeOf,
  callMessage,
  createVisitor,
  emailMessage,
  hiddenFieldsOf,
  tagWithId,
  withValue,
} from '../visitor.js';
import { withDemo } from '../with-demo.js';

const path = '/contacto?bot=off';

describe('a message that is right', () => {
  const demo = withDemo();

  it('a message that is right is stored as it was typed, and the browser is sent back to the same address', async () => {
    const { status, headers } = await createVisitor(demo()).submit(path, emailMessage);
    assert.equal(status, 303);
    assert.equal(headers.get('location'), path);
    assert.deepEqual((await demo().rows()).at(-1)?.values, [
      ['forma contacto', 'E-mail'],
      ['Telefono', ''],
      ['Email', 'berta@correo.test'],
      ['Dia_y_hora', ''],
      ['consulta', 'Duermo mal & pienso <demasiado>'],
      ['Enviar', 'Enviar'],
    ]);
  });

  it('a message that is right is stored with the date as its text, not as the calendar’s hidden value', async () => {
    await createVisitor(demo()).submit(path, [...callMessage, ['hidden[1_Dia_y_hora]', '01/01/2001 09:00']]);
    const values = new Map((await demo().rows()).at(-1)?.values);
    assert.equal(values.get('Dia_y_hora'), '24-12-2049 10:30');
  });

  it('a message that is right is stored with what hidden fields post too', async () => {
    await createVisitor(demo()).submit(path, withValue(emailMessage, 'form[Telefono]', 'sin revisar'));
    assert.equal(new Map((await demo().rows()).at(-1)?.values).get('Telefono'), 'sin revisar');
  });

  it('a message that is right is stored from a multipart post', async () => {
    const visitor = createVisitor(demo());
    const data = new FormData();
    for (const [name, value] of [...hiddenFieldsOf((await visitor.get(path)).html), ...callMessage])
      data.append(name, value);
    assert.equal((await visitor.post(path, data)).status, 303);
    assert.equal(new Map((await demo().rows()).at(-1)?.values).get('forma contacto'), 'Teléfono');
  });

  it('a message that is right is stored with hostile names beside it, which change nothing', async () => {
    const hostile = [
      'form[__proto__][polluted]',
      'form[',
      'form[a][__proto__]',
      '__proto__',
      'form[hasOwnProperty]',
    ];
    const fields = hostile.map((name) => [name, 'x'] as const);
    assert.equal((await createVisitor(demo()).submit(path, [...emailMessage, ...fields])).status, 303);
    assert.equal(Reflect.get({}, 'polluted'), undefined);
    assert.equal((await demo().rows()).at(-1)?.values.length, 6);
  });

  it('a message that is right is stored as text when it looks like a command to the database', async () => {
    const text = "'); DROP TABLE submissions; --";
    await createVisitor(demo()).submit(path, withValue(emailMessage, 'form[consulta]', text));
    assert.equal(new Map((await demo().rows()).at(-1)?.values).get('consulta'), text);
  });
});

describe('the thank-you', () => {
  const demo = withDemo();

  async function thanks(query: string): Promise<readonly string[]> {
    const visitor = createVisitor(demo());
    await visitor.submit(`/contacto?bot=off${query}`, emailMessage);
    const next = await visitor.get(`/contacto?bot=off${query}`);
    return [next.html, (await visitor.get(`/contacto?bot=off${query}`)).html];
  }

  it('the thank-you replaces the form once; then the blank form is back', async () => {
    const [first = '', second = ''] = await thanks('');
    assert.match(first, /id="rsfp-thankyou-scroll1".*Gracias por escribirnos.*name="continue"/s);
    assert.ok(!first.includes('id="userForm"'));
    assert.ok(second.includes('id="userForm"') && !second.includes('Gracias por escribirnos'));
    assert.ok(!second.includes('berta@correo.test'));
  });

  it('the thank-you is a popup’s content where the form is set up so', async () => {
    const [html = ''] = await thanks('&thanks=popup');
    assert.match(html, /<div id="rsfp-thankyou-popup-container1">.*Gracias/s);
    assert.equal(attributeOf(tagWithId(html, 'rsfp-thankyou-popup-return-link'), 'value'), '');
  });

  it('the thank-you carries the return link as text', async () => {
    const [html = ''] = await thanks(`&thanks=popup&return=${encodeURIComponent('/?a="><b>')}`);
    const link = attributeOf(tagWithId(html, 'rsfp-thankyou-popup-return-link'), 'value');
    assert.equal(link, '/?a=&quot;&gt;&lt;b&gt;');
  });

  it('the thank-you has no continue button where that is off', async () => {
    const [html = ''] = await thanks('&continue=off');
    assert.ok(html.includes('id="rsfp-thankyou-scroll1"') && !html.includes('name="continue"'));
  });

  it('the thank-you is not shown to another visitor', async () => {
    await createVisitor(demo()).submit(path, emailMessage);
    assert.ok((await createVisitor(demo()).get(path)).html.includes('id="userForm"'));
  });

  it('the thank-you waits for a page with the form', async () => {
    const visitor = createVisitor(demo());
    await visitor.submit('/elementos/rs-form?bot=off', emailMessage);
    await visitor.get('/privacidad');
    assert.ok((await visitor.get('/elementos/rs-form')).html.includes('Gracias por escribirnos'));
  });
});

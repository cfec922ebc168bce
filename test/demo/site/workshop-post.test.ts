import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onlineRegistration, presentRegistration } from '../registrations.js';
import { attributeOf, createVisitor, tagWithId, withValue } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const path = '/formulario?bot=off';
const lastRow = async () => new Map((await demo().rows()).at(-1)?.values);

describe('a registration that is right', () => {
  it('a registration that is right is stored in one row, and the page thanks once', async () => {
    const visitor = createVisitor(demo());
    const before = (await demo().rows()).length;
    const { status, headers } = await visitor.submit(path, onlineRegistration);
    assert.deepEqual([status, headers.get('location')], [303, path]);
    assert.equal((await demo().rows()).length, before + 1);
    assert.match((await visitor.get(path)).html, /id="rsfp-thankyou-scroll2".*Tu plaza está reservada/s);
    assert.ok((await visitor.get(path)).html.includes('id="rsform_2_page_0"'));
  });

  it('a registration that is right is stored with lists, dates and totals as the original stores them', async () => {
    await createVisitor(demo()).submit(path, onlineRegistration);
    const row = await lastRow();
    assert.equal(row.get('Extras'), 'Comida\nGrabación');
    assert.equal(row.get('Temas de interés'), 'Insomnio\nTurnos');
    assert.equal(row.get('Fecha de nacimiento'), '29/2/1988');
    assert.equal(row.get('Total'), '589,00');
    assert.equal(row.get('Origen'), 'web');
    assert.match(row.get('Numero') ?? '', /^TALLER-\d{6}$/);
  });

  it('a registration that is right is stored without its text and page breaks, and with an unchecked total', async () => {
    await createVisitor(demo()).submit(path, withValue(onlineRegistration, 'form[Total]', '0,01'));
    const row = await lastRow();
    assert.equal(row.get('Total'), '0,01');
    for (const name of ['Intro_datos', 'Paso_1', 'Imprimir']) assert.equal(row.has(name), false, name);
  });

  it('a registration that is right is stored with the hash of a password, never the password', async () => {
    await createVisitor(demo()).submit(path, withValue(onlineRegistration, 'form[Clave]', 'luna-de-abril'));
    assert.match((await lastRow()).get('Clave') ?? '', /^scrypt:[0-9a-f]{32}:[0-9a-f]{64}$/);
  });

  it('a registration that is right is stored with a lodging', async () => {
    assert.equal((await createVisitor(demo()).submit(path, presentRegistration)).status, 303);
    assert.equal((await lastRow()).get('Llegada'), '24/12/2027');
  });

  it('a registration that is right is stored from the page below a folder and from the rendered form', async () => {
    for (const other of ['/sub/formulario?bot=off', '/formulario-json?bot=off']) {
      const visitor = createVisitor(demo());
      await visitor.get('/formulario');
      const { html } = await visitor.get('/formularios/2.json');
      const { hiddenInputs } = JSON.parse(html) as { hiddenInputs: { name: string; value: string }[] };
      const token = hiddenInputs.map(({ name, value }) => [name, value] as const);
      const answer = await visitor.post(other, [...onlineRegistration, ...token, ['form[formId]', '2']]);
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, other]);
      assert.match((await visitor.get(other)).html, /<rs-form>.*Tu plaza está reservada/s);
    }
  });
});

describe('a registration with mistakes', () => {
  it('a registration with mistakes comes back with everything but the password, and the first fault has the focus', async () => {
    const values = withValue(
      withValue(onlineRegistration, 'form[Clave]', 'luna-de-abril'),
      'form[Acompanantes]',
      '7',
    );
    const { status, html } = await createVisitor(demo()).submit(path, values);
    assert.equal(status, 200);
    assert.equal(attributeOf(tagWithId(html, 'component117'), 'class'), 'formError');
    assert.match(tagWithId(html, 'Acompanantes'), / autofocus/);
    assert.equal(attributeOf(tagWithId(html, 'Clave'), 'value'), '');
    assert.equal(attributeOf(tagWithId(html, 'Nombre'), 'value'), 'Berta Ruiz');
    assert.match(tagWithId(html, 'Extras2'), / checked /);
    assert.match(tagWithId(html, 'Extras1'), /^<input type="checkbox" name/);
    assert.match(html, /<option selected value="Turnos">/);
    assert.match(html, /<option selected value="2">Febrero<\/option>/);
    assert.match(html, /No hemos podido guardar tu inscripción/);
    assert.ok(!html.includes('id="rsform_error_2"'));
  });

  it('a registration with mistakes comes back in the server’s own markup from a form that the browser rendered', async () => {
    const visitor = createVisitor(demo());
    await visitor.get('/formulario-json');
    const { html } = await visitor.post('/formulario-json', [
      ['form[formId]', '2'],
      ['form[Nombre]', 'Ana'],
    ]);
    assert.equal(attributeOf(tagWithId(html, 'Nombre'), 'value'), 'Ana');
  });
});

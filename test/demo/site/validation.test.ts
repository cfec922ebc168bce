import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerOf, ask, onlineRegistration, presentRegistration, validatePath } from '../registrations.js';
import { createVisitor, withValue, type Pairs } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the answer of the server before a post', () => {
  it('the answer of the server before a post has no list of faults where there is none', async () => {
    assert.deepEqual(answerOf(await ask(demo(), onlineRegistration)), { formComponents: range(101, 142) });
    assert.deepEqual(answerOf(await ask(demo(), presentRegistration)), { formComponents: range(101, 142) });
  });

  it('the answer of the server before a post stores nothing, and needs no session', async () => {
    await ask(demo(), onlineRegistration);
    assert.deepEqual(await demo().rows(), []);
  });

  it('the answer of the server before a post names the faults of a page, and no other page', async () => {
    const values = withValue(withValue(onlineRegistration, 'form[Nombre]', ' '), 'form[Acompanantes]', '9');
    assert.deepEqual(answerOf(await ask(demo(), values, 2)), {
      formComponents: range(111, 124),
      invalidComponents: [117],
      validationMessages: { 117: 'Escribe un número del 0 al 3.' },
    });
  });

  it('the answer of the server before a post has an empty list where only other pages have faults', async () => {
    const values = withValue(onlineRegistration, 'form[Nombre]', '');
    assert.deepEqual(answerOf(await ask(demo(), values, 3)), {
      formComponents: range(125, 142),
      invalidComponents: [],
    });
  });

  it('the answer of the server before a post says on which page a whole form fails, and which page is the last', async () => {
    const values = withValue(onlineRegistration, 'form[Horario]', '14-9');
    const { invalidComponents, currentPage, allPages } = answerOf(await ask(demo(), values));
    assert.deepEqual(
      { invalidComponents, currentPage, allPages },
      {
        invalidComponents: [123],
        currentPage: 2,
        allPages: 2,
      },
    );
  });

  it('the answer of the server before a post names no pages for a form that has one', async () => {
    const answer = await createVisitor(demo()).post(validatePath, [['form[formId]', '1']]);
    assert.deepEqual(answerOf(answer), {
      formComponents: range(11, 16),
      invalidComponents: [11],
      validationMessages: { 11: 'Elige una forma de contacto, y solo una.' },
    });
  });

  it('the answer of the server before a post writes numbers as texts where the site is an old one', async () => {
    const values = withValue(onlineRegistration, 'form[Nombre]', '');
    const answer = answerOf(await ask(demo(), values, 1, `${validatePath}&ids=strings`));
    assert.deepEqual(answer['invalidComponents'], ['102']);
    assert.deepEqual((answer['formComponents'] as string[])[0], '101');
  });

  for (const formId of ['', '99', '__proto__', '1e0'])
    it(`the answer of the server before a post is empty for the form "${formId}"`, async () => {
      const { status, html } = await createVisitor(demo()).post(validatePath, [['form[formId]', formId]]);
      assert.deepEqual([status, html], [200, '']);
    });

  it('the answer of the server before a post is JSON that is not cached', async () => {
    const { headers } = await ask(demo(), onlineRegistration);
    assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(headers.get('content-disposition'), 'attachment; filename="ajaxvalidate.json"');
    assert.match(headers.get('cache-control') ?? '', /no-store/);
  });

  it('the answer of the server before a post is plain text for who asks for pages only', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: 'form[formId]=2' };
    const response = await fetch(demo().url + validatePath, init);
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
  });

  it('the answer of the server before a post is found below a folder too', async () => {
    const answer = await ask(demo(), onlineRegistration, 0, `/sub${validatePath}`);
    assert.deepEqual(answerOf(answer), { formComponents: range(101, 142) });
  });

  for (const path of ['/index.php', '/index.php?option=com_users&task=ajaxValidate'])
    it(`the answer of the server before a post is no page at ${path}`, async () => {
      assert.equal((await ask(demo(), onlineRegistration, 0, path)).status, 404);
    });
});

describe('errors that the server finds', () => {
  const long = 'ñ'.repeat(301);
  const faults: readonly (readonly [string, Pairs, readonly number[]])[] = [
    ['an e-mail without a domain', [['form[Email]', 'berta@']], [103]],
    [
      'an address without a scheme',
      [
        ['form[Perfil]', 'Profesional'],
        ['form[Web]', 'ejemplo.es'],
      ],
      [106],
    ],
    [
      'a script as an address',
      [
        ['form[Perfil]', 'Profesional'],
        ['form[Web]', 'javascript:alert(1)'],
      ],
      [106],
    ],
    ['29 February of a common year', [['form[Fecha de nacimiento][y]', '1989']], [107]],
    ['a date without its month', [['form[Fecha de nacimiento][m]', '']], [107]],
    ['a way that is not offered', [['form[Modalidad]', 'Por carta']], [108]],
    [
      'a place that is full',
      [
        ['form[Modalidad]', 'Presencial'],
        ['form[Sede][]', 'Retiro'],
      ],
      [109],
    ],
    ['no place where one is needed', [['form[Modalidad]', 'Presencial']], [109]],
    ['a number with a point', [['form[Acompanantes]', '1.5']], [117]],
    ['a number below zero', [['form[Acompanantes]', '-1']], [117]],
    ['a day in another format', [['form[Llamada_previa]', '2027-12-24 10:30']], [121]],
    ['an hour that no clock has', [['form[Llamada_previa]', '24-12-2027 25:30']], [121]],
    ['hours outside the day', [['form[Horario]', '9-22']], [123]],
    ['half a span', [['form[Horario]', '9-']], [123]],
    ['too many characters', [['form[Motivo]', long]], [132]],
    ['a short password', [['form[Clave]', 'corta']], [133]],
    ['no consent', [['form[Consentimiento][]', '']], [137]],
    ['an experience beyond the scale', [['form[Experiencia]', '11']], [122]],
    ['an account without its owner', [['form[Pago]', 'Transferencia']], [131]],
    ['an invitation without its sender', [['form[Codigo]', 'AMIGO']], [116]],
  ];
  for (const [title, changes, components] of faults) {
    it(`the server finds wrong: ${title}`, async () => {
      const values = changes.reduce<Pairs>(
        (pairs, [name, value]) => withValue(pairs, name, value),
        onlineRegistration,
      );
      assert.deepEqual(answerOf(await ask(demo(), values))['invalidComponents'], components);
    });
  }

  it('the server finds a third extra wrong', async () => {
    const values: Pairs = [...onlineRegistration, ['form[Extras][]', 'Cuaderno']];
    assert.deepEqual(answerOf(await ask(demo(), values))['invalidComponents'], [112]);
  });

  it('the server asks for a topic that has to be named', async () => {
    const values: Pairs = [...onlineRegistration, ['form[Temas de interés][]', 'Otro']];
    assert.deepEqual(answerOf(await ask(demo(), values))['invalidComponents'], [114]);
  });

  it('the server finds nothing wrong in what a condition hides on another page', async () => {
    const waiting = withValue(onlineRegistration, 'form[Modalidad]', 'Lista de espera');
    const values = withValue(withValue(waiting, 'form[Acompanantes]', ''), 'form[Pago]', '');
    assert.equal(answerOf(await ask(demo(), values))['invalidComponents'], undefined);
  });

  it('the server asks for the lodging only of visitors who come in person', async () => {
    const lodged = withValue(presentRegistration, 'form[Llegada]', '');
    assert.deepEqual(answerOf(await ask(demo(), lodged))['invalidComponents'], [119]);
    const without = withValue(lodged, 'form[Alojamiento]', 'No');
    assert.equal(answerOf(await ask(demo(), without))['invalidComponents'], undefined);
  });

  it('the server finds no fault in a line’s end that browsers post as two characters', async () => {
    const text = `${'a'.repeat(149)}\r\n${'b'.repeat(150)}`;
    const values = withValue(onlineRegistration, 'form[Motivo]', text);
    assert.equal(answerOf(await ask(demo(), values))['invalidComponents'], undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  attributeOf,
  callMessage,
  createVisitor,
  emailMessage,
  tagWithId,
  withValue,
  type Pairs,
} from '../visitor.js';
import { withDemo } from '../with-demo.js';

const path = '/contacto?bot=off';

describe('demo/site: mistaken post', () => {
  const demo = withDemo();

  const mistakes: readonly (readonly [string, Pairs, readonly number[]])[] = [
    ['no choice', withValue(emailMessage, 'form[forma contacto][]', null), [11]],
    ['a choice that is not offered', withValue(emailMessage, 'form[forma contacto][]', 'Paloma'), [11]],
    [
      'two choices',
      [...callMessage, ['form[forma contacto][]', 'E-mail'], ['form[Email]', 'berta@correo.test']],
      [11],
    ],
    ['no e-mail', withValue(emailMessage, 'form[Email]', ''), [13]],
    ['half an e-mail', withValue(emailMessage, 'form[Email]', 'berta@'), [13]],
    ['an e-mail without a dot', withValue(emailMessage, 'form[Email]', 'berta@correo'), [13]],
    ['a blank question', withValue(emailMessage, 'form[consulta]', '  \r\n '), [15]],
    ['no phone number', withValue(callMessage, 'form[Telefono]', ''), [12]],
    ['a call in the past', withValue(callMessage, 'form[Dia_y_hora]', '24-12-2019 10:30'), [14]],
    ['a call on a Sunday', withValue(callMessage, 'form[Dia_y_hora]', '26-12-2049 10:30'), [14]],
    ['a call at night', withValue(callMessage, 'form[Dia_y_hora]', '24-12-2049 22:30'), [14]],
    ['a date that does not exist', withValue(callMessage, 'form[Dia_y_hora]', '31-02-2027 10:30'), [14]],
    [
      'a list where a text belongs',
      [...withValue(emailMessage, 'form[consulta]', null), ['form[consulta][]', 'x']],
      [15],
    ],
    [
      'several',
      [
        ['form[forma contacto][]', 'Teléfono'],
        ['form[Dia_y_hora]', 'mañana'],
      ],
      [12, 14, 15],
    ],
  ];

  for (const [name, values, components] of mistakes) {
    it(`a message with a mistake is not stored and marked: ${name}`, async () => {
      const { status, html } = await createVisitor(demo()).submit(path, values);
      assert.equal(status, 200);
      const marked = [...html.matchAll(/id="component(\d+)" class="formError"/g)].map(([, id]) => Number(id));
      assert.deepEqual(marked, components);
      assert.deepEqual(await demo().rows(), []);
    });
  }

  it('a message with a mistake is accepted without a date, which is optional', async () => {
    const { status } = await createVisitor(demo()).submit(
      path,
      withValue(callMessage, 'form[Dia_y_hora]', ''),
    );
    assert.equal(status, 303);
  });

  it('a message with a mistake comes back with the typed values, marked for eyes and screen readers', async () => {
    const values = withValue(emailMessage, 'form[Email]', 'ana"><b>@');
    const { html } = await createVisitor(demo()).submit(path, values);
    const email = tagWithId(html, 'Email');
    assert.equal(attributeOf(email, 'value'), 'ana&quot;&gt;&lt;b&gt;@');
    assert.equal(attributeOf(email, 'class'), 'rsform-input-box form-control rsform-error is-invalid');
    assert.equal(attributeOf(email, 'aria-invalid'), 'true');
    assert.equal(attributeOf(email, 'aria-describedby'), 'component13');
    assert.match(email, / autofocus>/);
    assert.match(tagWithId(html, 'forma contacto1'), / checked /);
    assert.ok(html.includes('Duermo mal &amp; pienso &lt;demasiado&gt;</textarea>'));
    assert.ok(html.includes('Revisa los campos marcados'));
  });

  it('a message with a mistake gives the focus to the first field only', async () => {
    const { html } = await createVisitor(demo()).submit(path, [['form[forma contacto][]', 'E-mail']]);
    assert.equal(html.match(/ autofocus/g)?.length, 1);
    assert.match(tagWithId(html, 'Email'), / autofocus/);
  });

  it('a message with a mistake keeps the calendar’s hidden value', async () => {
    const hidden = ['hidden[1_Dia_y_hora]', '12/24/2027 10:30'] as const;
    const { html } = await createVisitor(demo()).submit(path, [
      ...withValue(callMessage, 'form[Telefono]', ''),
      hidden,
    ]);
    assert.equal(attributeOf(tagWithId(html, 'hiddenjQcal1_0'), 'value'), '12/24/2027 10:30');
  });
});

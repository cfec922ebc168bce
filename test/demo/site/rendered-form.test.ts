import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const jsonPath = '/formularios/2.json';

interface Definition {
  readonly render: boolean;
  readonly pages: readonly { readonly fields: readonly Record<string, unknown>[] }[];
  readonly hiddenInputs: readonly { readonly name: string; readonly value: string }[];
}
const fieldOf = ({ pages }: Definition, name: string) =>
  pages.flatMap(({ fields }) => fields).find((field) => field['name'] === name);

describe('demo/site: rendered form', () => {
  it('the registration as JSON has an address, and the page holds no form', async () => {
    const { html } = await createVisitor(demo()).get('/formulario-json?consent=none');
    assert.ok(html.includes('<rs-form src="/formularios/2.json">'));
    assert.doesNotMatch(html, /<form|application\/json/);
    assert.match(html, /<noscript>.*href="\/formulario".*<\/noscript>/s);
  });

  it('the registration as JSON is in the page where that is asked for', async () => {
    const { html } = await createVisitor(demo()).get('/formulario-json?inline=on');
    assert.match(html, /<rs-form>\s*<script type="application\/json">\{.*"render":true/);
    assert.doesNotMatch(html, /<form/);
  });

  it('the registration as JSON holds the fields of the server’s form, with its session’s token, and is not cached', async () => {
    const visitor = createVisitor(demo());
    const page = await visitor.get('/formulario');
    const { html, headers } = await visitor.get(jsonPath);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.match(headers.get('content-type') ?? '', /^application\/json/);
    const definition = JSON.parse(html) as Definition;
    assert.deepEqual(
      definition.pages.map(({ fields }) => fields.length),
      [10, 14, 18],
    );
    const [token] = definition.hiddenInputs;
    assert.ok(token && page.html.includes(`name="${token.name}" value="1"`));
  });

  it('the registration as JSON has the properties for the rendering of a field', async () => {
    const definition = JSON.parse((await createVisitor(demo()).get(jsonPath)).html) as Definition;
    assert.equal(definition.render, true);
    assert.deepEqual(fieldOf(definition, 'Acompanantes'), {
      ...{ name: 'Acompanantes', type: 'number', componentId: 117, caption: 'Acompañantes' },
      ...{ message: 'Escribe un número del 0 al 3.', value: '0', min: 0, max: 3, step: 1, required: true },
    });
    assert.deepEqual((fieldOf(definition, 'Sede')?.['options'] as unknown[])[3], {
      ...{ value: 'Retiro', label: 'Retiro (completa)', group: 'Madrid', disabled: true },
    });
    assert.match(String(fieldOf(definition, 'Numero')?.['value']), /^TALLER-\d{6}$/);
    assert.equal(fieldOf(definition, 'Paso_2')?.['previousCaption'], 'Anterior');
  });

  for (const path of ['/formularios/9.json', '/formularios/__proto__.json', '/formularios/2'])
    it(`the registration as JSON is not at ${path}`, async () =>
      assert.equal((await createVisitor(demo()).get(path)).status, 404));
});

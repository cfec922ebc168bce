import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ask, onlineRegistration } from '../registrations.js';
import { createVisitor, hiddenFieldsOf } from '../visitor.js';
import { withDemo } from '../with-demo.js';

type PostedFile = readonly [controlName: string, fileName: string, bytes: number];

const path = '/formulario?bot=off';

function formOf(pairs: Iterable<readonly [string, string]>, files: readonly PostedFile[]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  for (const [name, fileName, bytes] of files) data.append(name, new File([new Uint8Array(bytes)], fileName));
  return data;
}

describe('demo/site: files', () => {
  const demo = withDemo();
  const post = async (...files: readonly PostedFile[]) => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get(path);
    return visitor.post(path, formOf([...hiddenFieldsOf(html), ...onlineRegistration], files));
  };

  it('files that a visitor posts are stored by their names, and an input without one stores nothing', async () => {
    const { status } = await post(
      ['form[Justificante]', 'carné "2027".PDF', 100],
      ['form[Informes][]', 'a.txt', 1],
      ['form[Informes][]', '', 0],
      ['form[Informes][]', 'b.txt', 1],
    );
    assert.equal(status, 303);
    const row = new Map((await demo().rows()).at(-1)?.values);
    assert.equal(row.get('Justificante'), 'carné "2027".PDF');
    assert.equal(row.get('Informes'), 'a.txt\nb.txt');
  });

  const refused: readonly (readonly [string, readonly PostedFile[]])[] = [
    ['of another type', [['form[Justificante]', 'a.exe', 1]]],
    ['without an ending', [['form[Justificante]', 'pdf', 1]]],
    ['that are too large', [['form[Justificante]', 'a.pdf', 512 * 1024 + 1]]],
    [
      'of which there are too many',
      ['1', '2', '3', '4'].map((name) => ['form[Informes][]', name, 1] as const),
    ],
  ];
  for (const [title, files] of refused) {
    it(`files that a visitor posts are refused ${title}`, async () => {
      const { status, html } = await post(...files);
      assert.equal(status, 200);
      assert.match(html, /id="component13[45]" class="formError"/);
    });
  }

  it('files that a visitor posts are no matter of the question before a post', async () => {
    const { html } = await ask(demo(), onlineRegistration);
    assert.deepEqual(Object.keys(JSON.parse(html) as object), ['formComponents']);
  });

  it('files that a visitor posts are listed with their sizes on the page of their element, and not stored', async () => {
    const before = (await demo().rows()).length;
    const data = formOf([], [['fotos[]', '<b>.jpg', 3]]);
    const { html } = await createVisitor(demo()).post('/elementos/rs-uploads', data);
    assert.match(html, /<td>fotos\[\]<\/td><td><bdi>&lt;b&gt;\.jpg<\/bdi><\/td><td>3<\/td>/);
    assert.equal((await demo().rows()).length, before);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needs } from '../../needs.mjs';
import { JoomlaSite, sources } from './joomla-site.js';

const php = needs('php');
const media = '/media/plg_editors-xtd_rs_suite/js/';

/** Additions of the button to a page. */
interface EditorPage {
  readonly buttons: readonly Readonly<Record<string, unknown>>[];
  readonly scripts: string;
  readonly options: { readonly tags?: readonly { readonly tag: string }[]; readonly texts?: object };
}

describe('kits/joomla: editor button', () => {
  let site: JoomlaSite;
  before(
    php.hook(() => {
      site = new JoomlaSite();
    }),
  );
  after(php.hook(() => site.remove()));
  const page = (given: object) => site.run<EditorPage>('editor.php', given);
  const form = `<script src="${media}marker-form.js?c5d6e7" defer="1"></script>`;

  it('the button below an editor of Joomla runs a script of the page in Joomla 4', php, () => {
    const { buttons, scripts } = page({ joomla: 4 });
    assert.deepEqual(buttons, [
      {
        ...{ link: '#', modal: false, name: 'code', text: 'Tag' },
        onclick: "rsSuiteMarkers.open(Joomla.editors.instances['jform_text']);return false;",
      },
    ]);
    assert.equal(scripts, form);
  });

  for (const joomla of [5, 6])
    it(
      `the button below an editor of Joomla has an action in Joomla ${joomla}, whose editors are modules`,
      php,
      () => {
        const { buttons, scripts } = page({ joomla });
        assert.deepEqual(buttons, [
          { name: 'rs_suite', action: 'rs-suite-marker', text: 'Tag', icon: 'code' },
        ]);
        assert.equal(scripts, `${form}<script src="${media}editor-button.js?c5d6e7" type="module"></script>`);
      },
    );

  it(
    'the button below an editor of Joomla offers the tags that a marker may have, in words of the language',
    php,
    () => {
      const { tags, texts } = page({ joomla: 5 }).options;
      assert.deepEqual(
        tags?.map(({ tag }) => tag),
        ['tab-set', 'media-box', 'whatsapp-link', 'back-to-top'],
      );
      assert.deepEqual(texts, {
        ...{ title: 'Insert a tag', tag: 'Tag', content: 'Content', insert: 'Insert', cancel: 'Cancel' },
      });
    },
  );

  it('the button below an editor of Joomla opens the form for the editor whose button was pressed', async () => {
    const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
    const api = address(
      'export const JoomlaEditorButton = { registerAction: (name, run) => globalThis.registered(name, run) };',
    );
    const file = join(sources, 'plg_editors-xtd_rs_suite', 'media', 'js', 'editor-button.js');
    const opened: unknown[] = [];
    const registered = new Promise<[string, (editor: unknown) => void]>((resolve) => {
      Object.assign(globalThis, {
        registered: (...action: [string, (editor: unknown) => void]) => resolve(action),
        rsSuiteMarkers: { open: (editor: unknown) => opened.push(editor) },
      });
    });
    await import(address(readFileSync(file, 'utf8').replace("'editor-api'", JSON.stringify(api))));
    const [name, run] = await registered;
    run('the editor');
    assert.deepEqual({ name, opened }, { name: 'rs-suite-marker', opened: ['the editor'] });
  });

  it(
    'the button below an editor of Joomla is not there where the editor leaves it out, or without the system plugin',
    php,
    () => {
      assert.deepEqual(page({ joomla: 5, disabled: ['rs_suite'] }).buttons, []);
      const bare = new JoomlaSite();
      try {
        rmSync(join(bare.root, 'plugins'), { recursive: true });
        for (const joomla of [4, 5])
          assert.deepEqual(bare.run<EditorPage>('editor.php', { joomla }).buttons, []);
      } finally {
        bare.remove();
      }
    },
  );
});

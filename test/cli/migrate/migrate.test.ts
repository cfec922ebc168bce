import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readBehaviour } from '../../../cli/migrate/behaviour.mjs';
import { readInlineScripts } from '../../../cli/migrate/inline-calls.mjs';
import { migrationOf } from '../../../cli/migrate/markup.mjs';
import { readLegacyPage } from '../../../cli/migrate/page-forms.mjs';
import { reportOf } from '../../../cli/migrate/report.mjs';
import { oldPage, wholePage } from './legacy-pages.js';

function readForm(html: string) {
  const page = readLegacyPage(html);
  const [form] = page.forms;
  if (!form) throw new Error('no form');
  return readBehaviour(form, readInlineScripts(page.inlineScripts), page);
}

describe('the JSON of a page that an author moves', () => {
  it('the JSON of a page that an author moves checks no less than a browser does by itself, where no call says what', () => {
    const bare =
      '<form><input name="form[Nombre]"><input type="hidden" name="form[formId]" value="9"></form>';
    assert.equal(readForm(bare).behaviour.checks, 'native');
    assert.equal(readForm(wholePage).behaviour.checks, 'types');
    assert.equal(readForm(oldPage).behaviour.checks, 'types');
  });

  const { behaviour, faults } = readForm(wholePage);
  const fields = behaviour.pages.flatMap((page) => page.fields);
  const field = (name: string) => fields.find((one) => one.name === name);

  it('the JSON of a page that an author moves says who checks, and in which layout', () => {
    assert.deepEqual(faults, []);
    const { version, formId, validation, checks, layout } = behaviour;
    assert.deepEqual(
      { version, formId, validation, checks, layout },
      { version: 1, formId: 3, validation: ['browser', 'server'], checks: 'types', layout: 'bootstrap5' },
    );
  });

  it('the JSON of a page that an author moves says what fields do, on their pages', () => {
    assert.deepEqual(
      behaviour.pages.map((page) => page.fields.map(({ name }) => name)),
      [['Llegada', 'Salida', 'Horario', 'forma contacto', 'Plan', 'Paso_1'], ['CV']],
    );
    assert.deepEqual(field('forma contacto'), {
      ...{ name: 'forma contacto', type: 'checkbox-group', maxSelections: 1, onLimit: 'block' },
    });
    assert.deepEqual(field('Llegada'), {
      ...{ name: 'Llegada', type: 'calendar', format: 'd-m-Y H:i', inline: false, openOn: 'button' },
      ...{ theme: 'dark' },
      ...{ min: '12/24/2027', step: 30, rule: 'min|Salida|2', disabledWeekdays: [0, 6] },
      ...{ completeTime: 'now', blurInvalid: 'keep' },
    });
    assert.equal(field('Salida')?.inline, true);
    assert.deepEqual(field('Horario'), {
      ...{ name: 'Horario', type: 'range-slider', double: true, min: 9, max: 21, step: 1 },
    });
    assert.deepEqual(field('Plan')?.prices, [
      { value: 'Básico', price: '20' },
      { value: 'Con cena', price: '+39.5' },
    ]);
    assert.deepEqual(field('Paso_1'), { name: 'Paso_1', type: 'page-break', validate: true });
    assert.deepEqual(field('CV')?.texts, { VALIDATIONMESSAGE: 'Adjunta tu CV.' });
  });

  it('the JSON of a page that an author moves says which fields are shown when, of this form alone', () => {
    assert.deepEqual(behaviour.conditions, [
      {
        ...{ action: 'show', match: 'any', scope: 'block', targets: ['consulta'] },
        when: [
          { field: 'forma contacto', operator: 'is', value: 'E-mail' },
          { field: 'Plan', operator: 'is_not', value: '' },
        ],
      },
    ]);
  });

  it('the JSON of a page that an author moves says how totals are computed', () => {
    assert.deepEqual(behaviour.calculations, [
      {
        ...{ target: 'Total', decimals: 2, decimal: ',', thousands: '.' },
        expression: '{Plan:value} * toDays({Salida:value} - {Llegada:value}) + Math.max(5, 0)',
        hiddenOperands: 'default',
      },
    ]);
  });

  it('the JSON of a page that an author moves says the bot check, and the server’s words about files alone', () => {
    assert.deepEqual(behaviour.botCheck, {
      ...{ provider: 'recaptcha-v3', siteKey: 'clave', action: 'homepage' },
      scriptUrl: 'https://www.google.com/recaptcha/api.js?render=clave',
    });
    assert.deepEqual(behaviour.texts, {
      COM_RSFORM_FILE_EXCEEDS_LIMIT: 'El archivo %1$s pasa de %2$s kB.',
    });
  });

  it('the JSON of a page that an author moves is that of an old page too, and the report names its unknown calls', () => {
    const old = readForm(oldPage);
    assert.deepEqual(old.behaviour, {
      ...{ version: 1, formId: 8, validation: ['browser'], checks: 'types', layout: 'uikit' },
      pages: [
        {
          fields: [
            {
              ...{ name: 'Día', type: 'simple-calendar', format: 'dd.mm.yyyy', inline: true },
              min: '12/24/2027',
            },
          ],
        },
      ],
    });
    assert.deepEqual(old.faults, ['RSFormPro.jQueryCalendar.setCalendar: the form has no input txtjQcal8_4']);
  });
});

describe('a total of fields whose variables the page sets elsewhere', () => {
  it('a total of fields whose variables the page sets elsewhere knows them by the names of the fields', () => {
    const elsewhere = wholePage.replace(/var totalPlan_3 = [^;]+;/, '');
    const { behaviour, faults } = readForm(elsewhere);
    assert.deepEqual(faults, []);
    assert.ok(behaviour.calculations?.[0]?.expression.startsWith('{Plan:value} * '));
  });
});

describe('a total that JSON cannot say', () => {
  const broken = (from: string, to: string) => readForm(wholePage.replace(from, to));

  it('a total that JSON cannot say is named with the words that it has, and left out', () => {
    const { behaviour, faults } = broken('Math.max(5, 0)', 'window.extra.amount');
    assert.equal(behaviour.calculations, undefined);
    assert.deepEqual(
      faults.map((fault) => fault.split(', in ')[0]),
      ['total "Total": unknown names window.extra.amount'],
    );
  });

  it('a total that JSON cannot say is named where no field takes it', () => {
    const { faults } = broken(
      "RSFormPro.getFieldsByName(3, 'Total')",
      "RSFormPro.getFieldsByName(3, 'Nada')",
    );
    assert.match(faults.join(), /^total totalPlan_3 .*: no field that takes it$/);
  });

  it('a total that JSON cannot say is named where the form’s own language lacks a function of it', () => {
    const { behaviour, faults } = broken('Math.max(5, 0)', '(5 << 1)');
    assert.match(faults.join(), /^total "Total": /);
    assert.equal(behaviour.calculations, undefined);
  });

  it('a total that JSON cannot say is left out whole where the schema does not allow a part of it', () => {
    const { behaviour, faults } = broken(
      "number_format(grandTotal83, 2, ',', '.')",
      'number_format(grandTotal83, 1.5)',
    );
    assert.match(faults.join(), /^JSON at calculations\.0\.decimals: found 1\.5, expected/);
    assert.deepEqual(behaviour.calculations, []);
  });
});

describe('rs-suite migrate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  after(() => rmSync(folder, { recursive: true }));
  const run = (html: string, ...options: readonly string[]) => {
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    const args = ['cli/rs-suite.mjs', 'migrate', ...options, file];
    return spawnSync(process.execPath, args, {
      encoding: 'utf8',
      cwd: join(import.meta.dirname, '../../..'),
    });
  };

  it('rs-suite migrate writes the tag with the router’s address, its JSON, and the first-paint line', () => {
    const { markup } = migrationOf(wholePage);
    assert.match(
      markup,
      /^<rs-form validate-url="\/es\/component\/rsform\/\?task=ajaxValidate&amp;Itemid=101" focus-on-error="field" scroll-to-error disable-on-submit without-draft>\n<script type="application\/json">\n\{/,
    );
    assert.match(markup, /<\/script>\n<!-- Here stands form 3, as the server writes it. -->\n<\/rs-form>/);
    // No space is reserved for a calendar behind its button.
    assert.ok(!markup.includes('.rsform-block-llegada') && markup.includes('.rsform-block-salida'));
    assert.match(markup, /<style>\n[^<]*\.rsform-block-consulta\)\{display:none/);
  });

  it('rs-suite migrate lets no text of the page end its script', () => {
    const { markup } = migrationOf(wholePage.replace('Adjunta tu CV.', '<\\/script><img onerror=x>'));
    assert.equal(markup.match(/<\/script>/g)?.length, 1);
    const [, json = ''] = /json">\n(.*?)\n<\/script>/s.exec(markup) ?? [];
    assert.ok(JSON.stringify(JSON.parse(json)).includes('</script><img onerror=x>'));
  });

  it('rs-suite migrate prints JSON and rules, and names unknown statements on the other stream', () => {
    const { stdout, stderr, status } = run(oldPage);
    assert.equal(status, 0);
    assert.match(
      stdout,
      /^<rs-form focus-on-error="field" without-draft>\n<script type="application\/json">/,
    );
    assert.match(
      stderr,
      /^not understood: an inline script cannot be read: .*\nnot understood: RSFormPro\.jQ/,
    );
  });

  it('rs-suite migrate ends with a line on missing parts', () => {
    const { stderr, status } = run('<form></form>');
    assert.equal(status, 1);
    assert.equal(stderr, 'migrate: found no form with an input form[formId]\n');
  });

  it('rs-suite migrate with --check reports forms, behaviours, unknown calls and script tags', () => {
    const { stdout, status } = run(wholePage, '--check');
    assert.equal(status, 0);
    const lines = stdout.split('\n');
    for (const line of [
      'Form 3: 9 fields, pages: 2, layout bootstrap5',
      '  conditions on: consulta',
      '  totals: Total',
      '  calendars: Llegada, Salida',
      "  RSFormPro.callbacks.addCallback(3, 'nextPage', [countStep, 3])",
      '  <script src="/media/com_rsform/js/script.js"></script>',
      '  <script src="https://www.google.com/recaptcha/api.js?render=clave"></script>',
      '  <script type="module" src="/media/rs-suite/rs-form.js"></script>',
    ])
      assert.ok(lines.includes(line), `${line}\n---\n${stdout}`);
    assert.ok(!stdout.includes('template.js') && !stdout.includes('pedirCita'), stdout);
    assert.equal(lines.filter((line) => line.includes('jquery.min.js')).length, 1);
  });

  it('rs-suite migrate with --check asks a page that was moved for no script twice', () => {
    const form = '<form><input name="form[formId]" value="3"></form>';
    const moved = reportOf(`<script src="/media/rs-suite/rsform-compat.js?v=2"></script>${form}`);
    const loaded = '  <script src="/media/rs-suite/rsform-compat.js?v=2"></script>';
    assert.match(moved[moved.indexOf(loaded) - 1] ?? '', /loads already:$/);
    assert.ok(!moved.join().includes('to add'));
    const script = '<script type="module" src="/media/rs-suite/suite.js"></script>';
    const tagged = reportOf(`${script}<rs-form>${form}</rs-form>`).join();
    assert.ok(tagged.includes('in an <rs-form> already') && !tagged.includes('to add'), tagged);
    const untagged = reportOf(`${script}${form}`).join();
    assert.ok(untagged.includes('<script src="/media/rs-suite/rsform-compat.js">'), untagged);
  });

  it('rs-suite migrate with --check knows the drop-in and the emptied files in a template, of a site in a folder too', () => {
    const site = mkdtempSync(join(tmpdir(), 'rs-suite migrate '));
    const js = join(site, 'templates', 'mio', 'js', 'com_rsform');
    mkdirSync(js, { recursive: true });
    writeFileSync(join(js, 'script.js'), 'import("rsform-drop-in.js")');
    writeFileSync(join(js, 'hidden.js'), '');
    const tagOf = (name: string) => `<script src="/sitio/templates/mio/js/com_rsform/${name}"></script>`;
    const html = `${tagOf('script.js')}${tagOf('hidden.js')}${tagOf('other.js')}<form><input name="form[formId]" value="3"></form>`;
    const linesOf = (...args: readonly string[]) => run(html, '--check', ...args).stdout.split('\n');
    const lines = linesOf('--root', site);
    const lineAfter = (title: string, of: readonly string[] = lines) =>
      of[of.findIndex((line) => line.startsWith(title)) + 1];
    assert.equal(lineAfter('Scripts of the suite that the page loads already'), `  ${tagOf('script.js')}`);
    assert.equal(lineAfter('Script tags whose file is emptied already'), `  ${tagOf('hidden.js')}`);
    assert.equal(lineAfter('Script tags to remove:'), `  ${tagOf('other.js')}`);
    assert.ok(!lines.join().includes('to add'));
    const unknown = linesOf();
    assert.equal(
      lineAfter('Files that were not found', unknown),
      '  /sitio/templates/mio/js/com_rsform/script.js',
    );
    assert.ok(unknown.includes('  <script src="/sitio/media/rs-suite/rsform-compat.js"></script>'));
    rmSync(site, { recursive: true });
  });

  it('rs-suite migrate with --check says where there is no form', () => {
    const { stderr, status } = run('<p>Nada</p>', '--check');
    assert.equal(stderr, 'migrate: found no form with an input form[formId]\n');
    assert.equal(status, 1);
  });
});

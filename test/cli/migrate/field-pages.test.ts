import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { describe, it } from 'node:test';
import { checkDefinition } from '../../../elements/rs-form/definition/check-definition.model.js';
import { rulesIn } from '../../../elements/rs-form/definition/rules.model.js';
import { readBehaviour } from '../../../cli/migrate/behaviour.mjs';
import { readInlineScripts } from '../../../cli/migrate/inline-calls.mjs';
import { answererOf } from '../../../cli/migrate/known-calls.mjs';
import { migrationOf } from '../../../cli/migrate/markup.mjs';
import { readForms } from '../../../cli/migrate/page-forms.mjs';
import { decodePage } from '../../../cli/migrate/page-text.mjs';
import { reportOf } from '../../../cli/migrate/report.mjs';
import { names } from '../../compat/client-api.js';
import * as pages from './field-pages.js';
import { oldPage, wholePage } from './legacy-pages.js';

/** Reads the behaviour of each form of a page. */
function readAll(html: string) {
  const page = readForms(html);
  const block = readInlineScripts(page.inlineScripts);
  return page.forms.map((form) => readBehaviour(form, block, page));
}

function readFirst(html: string) {
  const [first] = readAll(html);
  assert.ok(first);
  return first;
}

const fieldOf = (html: string, wanted: string) =>
  readFirst(html)
    .behaviour.pages.flatMap(({ fields }) => fields)
    .find(({ name }) => name === wanted);

describe('the JSON that is printed', () => {
  for (const [name, html] of Object.entries({ ...pages, wholePage, oldPage }))
    it(`the JSON that is printed is allowed by the published schema: ${name}`, () => {
      for (const { behaviour } of readAll(html)) {
        const json: unknown = JSON.parse(JSON.stringify(behaviour));
        assert.deepEqual(checkDefinition(json).invalid, []);
      }
    });
});

describe('a page whose scripts an optimiser has combined', () => {
  const { behaviour, faults } = readFirst(pages.combinedPage);

  it('a page whose scripts an optimiser has combined has the same JSON as before, whatever its variables are called', () => {
    assert.deepEqual(faults, []);
    assert.equal(fieldOf(pages.combinedPage, 'Temas')?.maxSelections, 2);
    assert.equal(fieldOf(pages.combinedPage, 'Dia')?.min, '12/24/2027');
    assert.deepEqual(behaviour.calculations, [
      {
        ...{ target: 'Total', decimals: 2, decimal: ',', thousands: '.' },
        expression: '({Plan:value}*{Cantidad:value})+5',
        hiddenOperands: 'default',
      },
    ]);
  });

  it('a page whose scripts an optimiser has combined begins its weeks where it did, disables its buttons and scrolls to the first error', () => {
    assert.equal(fieldOf(pages.combinedPage, 'Dia')?.weekStart, 0);
    assert.match(migrationOf(pages.combinedPage).markup, /^<rs-form [^>]*scroll-to-error disable-on-submit/);
  });

  it('a page whose scripts an optimiser has combined has no call that is not the server’s', () => {
    assert.ok(!reportOf(pages.combinedPage).join().includes('Inline calls'));
  });
});

it('a page in Latin-1 keeps its names', () => {
  const html = decodePage(Buffer.from(pages.joomla3Page, 'latin1'));
  assert.equal(html, pages.joomla3Page);
  const { behaviour, faults } = readFirst(html);
  assert.deepEqual(faults, []);
  assert.deepEqual([behaviour.formId, behaviour.layout], [4, 'bootstrap2']);
  assert.deepEqual(behaviour.conditions?.[0]?.when, [{ field: 'Opción', operator: 'is_not', value: 'Sí' }]);
  assert.equal(fieldOf(html, 'Día')?.max, '12/31/2027');
});

describe('the bytes of a page', () => {
  const cases: readonly (readonly [title: string, bytes: Buffer, type: string])[] = [
    ['UTF-8, unsaid', Buffer.from('<p>Día'), ''],
    ['Latin-1, unsaid', Buffer.from('<p>Día', 'latin1'), ''],
    ['Latin-1 in the header', Buffer.from('<p>Día', 'latin1'), 'text/html; charset=ISO-8859-1'],
    ['UTF-16 by its mark', Buffer.from('\ufeff<p>Día', 'utf16le'), 'text/html; charset=utf-8'],
    ['a name that nobody knows', Buffer.from('<p>Día', 'latin1'), 'text/html; charset=nada'],
  ];
  for (const [title, bytes, type] of cases)
    it(`the bytes of a page are text: ${title}`, () => assert.equal(decodePage(bytes, type), '<p>Día'));
});

describe('a page with two forms whose scripts are held back', () => {
  const [first, second] = readAll(pages.twoFormsPage);
  const report = reportOf(pages.twoFormsPage);

  it('a page with two forms whose scripts are held back says what each of them does, as rsform-compat.js takes it', () => {
    assert.deepEqual(first?.behaviour.validation, ['browser', 'server']);
    assert.equal(
      Reflect.get(first?.behaviour.botCheck ?? {}, 'scriptUrl'),
      'https://www.recaptcha.net/recaptcha/api.js?render=CLAVE',
    );
    assert.equal(second?.behaviour.botCheck, undefined);
    assert.deepEqual(
      { first: first?.isDisabledOnSubmit, second: second?.isDisabledOnSubmit },
      { first: false, second: true },
    );
  });

  it('a page with two forms whose scripts are held back names the site’s own calls by who answers them, those of handlers too', () => {
    const at = (line: string) => report.indexOf(`  ${line}`);
    assert.ok(
      at('RSFormPro.loQueSea(6)') > report.indexOf('Inline calls that nothing of the suite answers:'),
    );
    const own = report.findIndex((line) => line.startsWith('Inline calls of the site’s own'));
    assert.ok(at('RSFormPro.addFormEvent(5, function(){ contar(5); })') > own);
    assert.ok(at('ajaxExtraValidationScript[6] = function () { contar(6); }') > own);
  });

  it('a page with two forms whose scripts are held back names script tags as they are written, and leaves those of other plugins', () => {
    const remove = report.slice(report.indexOf('Script tags to remove:'));
    assert.equal(
      remove[1],
      '  <script type="text/jspeed" data-src="/media/com_rsform/js/script.js" defer></script>',
    );
    const kept = report.indexOf('Script tags of plugins that the suite does not stand for, to keep:');
    assert.equal(report[kept + 1], '  <script src="/media/plg_system_rsfppayment/js/script.js"></script>');
  });
});

it('a box of another provider is in the JSON, and the field of a map is named', () => {
  const { behaviour } = readFirst(pages.boxPage);
  assert.deepEqual(behaviour.botCheck, { provider: 'recaptcha-v2', siteKey: 'CAJA', size: 'compact' });
  assert.match(migrationOf(pages.boxPage).notes.join(), /the bot check of form 10 waits.*the map of "Lugar"/);
  const hidden = pages.boxPage.replace('"CAJA"', 'clave');
  assert.match(readFirst(hidden).faults.join(), /#g-recaptcha-51: the key/);
  const line = '  <script src="/media/plg_system_rsfprecaptchav2/js/script.js"></script>';
  const report = reportOf(pages.boxPage);
  assert.match(report[report.indexOf(line) - 1] ?? '', /to keep with rsform-compat\.js:$/);
});

describe('a page that hands over what it computes', () => {
  const { behaviour, faults } = readFirst(pages.oddPage);

  it('a page that hands over computed values is read as far as it is written out, and the rest is named', () => {
    assert.deepEqual(
      behaviour.conditions?.map((condition) => rulesIn(condition)[0]?.value),
      ['</style><script>x</script>'],
    );
    const all = faults.join('\n');
    for (const text of [
      "RSFormPro.limitSelections(13, 'Temas', n): not all of it is written out",
      "RSFormPro.jQueryCalendar.setCalendar(13, '13_0', opciones): not all of it is written out",
      'RSFormPro.Ajax.overrideSubmit(13, clases, n): not all of it is written out',
      'rsfp_Calculations13: no total in it that can be read',
    ])
      assert.ok(all.includes(text), `${text}\n---\n${all}`);
  });

  it('a page that hands over computed values has a line for a call on no form, and for a condition that acts by itself', () => {
    const { faults: ofPage, markup } = migrationOf(pages.oddPage);
    assert.ok(ofPage.some((fault) => fault.startsWith("RSFormPro.limitSelections(f, 'x', n): the number")));
    assert.ok(ofPage.some((fault) => fault.startsWith('rsfp_runCondition7 shows and hides by itself')));
    // No text of the page ends the script or the style sheet.
    assert.equal(markup.match(/<\/s(cript|tyle)>/g)?.length, 2);
  });
});

it('a total in a number input is one too', () => {
  const { behaviour, faults } = readFirst(pages.numberTotalPage);
  assert.deepEqual(faults, []);
  assert.equal(behaviour.calculations?.[0]?.expression, '{A:value} * 2');
});

it('the script of a phone field stays, because it sends the country', () => {
  const tag = '<script src="/media/com_rsform/js/phonenumber.script.js"></script>';
  const report = reportOf(pages.keptPage.replace('<script>', `${tag}<script>`));
  const kept = report.indexOf('Script tags of plugins that the suite does not stand for, to keep:');
  assert.equal(report[kept + 1], `  ${tag}`);
  assert.ok(!report.includes('Script tags to remove:'));
});

it('a field that the original does not empty keeps its text in the tag too', () => {
  const { conditions = [] } = readFirst(pages.keptPage).behaviour;
  assert.deepEqual(
    conditions.map(({ targets, retain }) => [targets, retain]),
    [
      [['Motivo'], undefined],
      [['Tel'], true],
    ],
  );
});

it('a preview shows its field in the tag too', () => {
  assert.deepEqual(readFirst(pages.previewPage).behaviour.previews, [
    { id: 'preview-21', field: 'Nombre', separator: ' y ' },
  ]);
  assert.ok(!reportOf(pages.previewPage).join().includes('Inline calls'));
});

it('a form of the layout Pico has that layout, with and without the classes that a call passes', () => {
  const rows =
    '<form class="pico"><div class="pico-row-fluid"><div class="pico-col-12"><input name="form[A]"><input name="form[formId]" value="3">';
  const call = `<script>RSFormPro.setHTML5Validation(3, false, {"parent":"","field":"rsform-error"}, 0);</script>`;
  for (const html of [rows, call + rows]) assert.equal(readFirst(html).behaviour.layout, 'pico');
});

it('fields that get no JSON have a line each, which says what becomes of them', () => {
  const fields = `<input type="tel" name="form[Tel]" data-rsfp-phonenumber='{"a":1}'>
    <input type="radio" name="form[Encuesta][p1]" data-rsfpsurveytable-answer="1"><input type="radio" name="form[Encuesta][p2]" data-rsfpsurveytable-answer="1">
    <button type="button" id="Trabajo" data-rsfp-hashcash="{}"></button><span id="preview-99"></span>`;
  const html = pages.previewPage.replace('</form>', `${fields}</form>`);
  assert.deepEqual(migrationOf(html).notes, [
    'the phone field "Tel" needs no JSON; keep its scripts, which send the country',
    'the survey "Encuesta" needs no JSON: it works as the server writes it',
    'the proof of work "Trabajo" needs no JSON: the tag does the work, without the scripts',
    'no inline script says which field #preview-99 shows; "previews": [{ "id": "preview-99", "field": "…" }] does',
  ]);
  assert.ok(reportOf(html).includes(`  note: ${migrationOf(html).notes[0]}`));
});

it('a page whose block is in a file has no JSON, and the report names that', () => {
  assert.match(readFirst(pages.silentPage).faults.join(), /^no inline script speaks of it/);
});

describe('a page that is not what was meant', () => {
  const thanks = '<div id="rsfp-thankyou-popup-container9"><p>Gracias</p></div>';
  const cases: readonly (readonly [title: string, html: string, hint: RegExp])[] = [
    ['is empty', ' ', /the page is empty$/],
    ['shows the thanks', thanks, /shows the thanks for a form/],
    ['ends in the middle of its form', '<form id="userForm"><div id="rsform_1_page_0">', /is not whole$/],
    ['gets its form later', '<script>RSFormPro.scrollToError = true</script>', /as the browser shows it/],
  ];
  for (const [title, html, hint] of cases)
    it(`a page of another kind is refused with its kind: it ${title}`, () => {
      assert.throws(() => migrationOf(html), hint);
      assert.throws(() => reportOf(html), hint);
    });

  it('a page of another kind is read where it is only cut off after the form’s number, and the report names that', () => {
    const cut = '<form><input name="form[formId]" value="3"><input name="form[Nombre]"';
    assert.match(readFirst(cut).faults.join(), /the form has no end/);
  });

  it('a page of another kind is refused where its elements are nested deeper than in any page', () => {
    const form = '<form><input name="form[formId]" value="3"></form>';
    assert.equal(readForms(`${'<div>'.repeat(900)}${form}`).forms.length, 1);
    const deep = `${'<div>'.repeat(20_000)}${form}`;
    assert.throws(() => migrationOf(deep), /nests elements deeper than 1000$/);
    assert.throws(() => reportOf(deep), /nests elements deeper than 1000$/);
  });

  it('a page of another kind may be as long as it likes', () => {
    const form = '<form><input name="form[formId]" value="3"></form>';
    assert.equal(readForms(`${'<p>x</p>'.repeat(150_000)}${form}`).forms.length, 1);
    const sum = `RSFormPro.setDisabledSubmit(3); var a = ${'1+'.repeat(3000)}1;`;
    assert.equal(readInlineScripts([sum]).calls.length, 1);
  });
});

it('every name of the client API has somebody who answers it', () => {
  const functions = names.filter(([type]) => type === 'function').flatMap(([, all]) => all);
  const own = functions.filter((name) => /^(RSFormPro|rsfp_|rsf_|ajax|refreshCaptcha)/.test(name));
  assert.deepEqual(
    own.filter((name) => answererOf(name) === null),
    [],
  );
});

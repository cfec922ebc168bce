import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import vm from 'node:vm';
import { build } from 'esbuild';
import { writeHtml } from '../../../docs/playground/model/outputs/markup/html.model.js';
import { renderedJson } from '../../../docs/playground/model/outputs/behaviour-json.model.js';
import {
  renderedTagMarkup,
  serverMarkup,
  tagWithForm,
} from '../../../docs/playground/model/outputs/tag.model.js';
import { readRsformPage } from '../../../docs/playground/model/rsform/read-rsform-page.js';
import { fieldsOf, type Playground, samplePlaygrounds } from '../../../docs/playground/model/state.model.js';
import * as fieldPages from '../../cli/migrate/field-pages.js';
import { oldPage, wholePage } from '../../cli/migrate/legacy-pages.js';
import { hostileTexts, thisYear, withFields } from './posts.js';

const pageWith = (content: string, language = 'es') =>
  `<!doctype html><html lang="${language}"><body>${content}</body></html>`;

/** Returns a form without what its markup does not say: numbers of texts and breaks, captions of buttons by default. */
function saidOf({ form }: Playground) {
  const fields = fieldsOf(form).map(
    ({ componentId: _componentId, previousCaption: _previous, ...field }) => field,
  );
  const { conditions, calculations, formId, title, layout, validation, botCheck } = form;
  return {
    fields,
    conditions,
    calculations,
    formId,
    title,
    layout,
    validation,
    botCheck,
    pages: form.pages.length,
  };
}

function readState(source: string): Playground {
  const read = readRsformPage(source);
  assert.ok(read.state, 'problem' in read ? read.problem.words.en : '');
  return read.state;
}

describe('docs/playground: rsform page', () => {
  for (const { id, state } of samplePlaygrounds)
    it(`the source of a page that an author pastes becomes the form that it was made of: ${id}`, () => {
      const tag = writeHtml([tagWithForm(state, { thisYear, hasHandlers: true })]);
      const read = readState(pageWith(tag, state.settings.language));
      assert.deepEqual(saidOf(read), saidOf(state));
      assert.deepEqual(
        { ...read.settings, theme: '', thankYou: '', consent: '' },
        { ...state.settings, theme: '', thankYou: '', consent: '' },
      );
    });

  for (const { id, state } of samplePlaygrounds)
    it(`the source of a page that an author pastes is read from JSON, by itself and in the tag that renders it: ${id}`, () => {
      const form = { ...state.form, render: true };
      assert.deepEqual(readState(JSON.stringify(renderedJson(state))).form, form);
      assert.deepEqual(readState(pageWith(renderedTagMarkup(state))).form, form);
    });

  for (const name of hostileTexts.filter((text) => text.trim() === text && !text.includes('\n')))
    it(`the source of a page that an author pastes keeps any name and any text: ${JSON.stringify(name)}`, () => {
      const state = withFields({
        name,
        type: 'text',
        caption: name,
        message: name,
        value: name,
        placeholder: name,
      });
      const [field] = fieldsOf(readState(pageWith(serverMarkup(state, thisYear))).form);
      assert.deepEqual(
        [field?.name, field?.message, field?.value, field?.placeholder],
        [name, name.replaceAll(/\s+/g, ' ').trim(), name, name],
      );
    });

  it('the source of a page that an author pastes is read with the behaviour that its inline scripts describe', () => {
    const { form, settings } = readState(wholePage);
    assert.deepEqual(
      form.pages.map(({ fields }) => fields.map(({ name, type }) => `${name}: ${type}`)),
      [
        [
          'forma contacto: checkbox-group',
          'Plan: select',
          'Llegada: calendar',
          'Salida: calendar',
          'Horario: range-slider',
          'Page_1: page-break',
        ],
        ['consulta: textarea', 'CV: file', 'Total: text', 'Enviar: submit'],
      ].map((names) => names),
    );
    assert.equal(form.calculations.length, 1);
    assert.ok(form.conditions.length > 0);
    assert.deepEqual(
      { drafts: settings.drafts, errorList: settings.errorList },
      { drafts: false, errorList: false },
    );
  });

  it('the source of a page that an author pastes is read as far as it is understood, and the rest is reported', () => {
    const read = readRsformPage(oldPage);
    assert.ok(read.state && read.problems.length > 0);
    assert.match(read.problems[0]?.words.en ?? '', /^Not understood: an inline script cannot be read/);
  });

  it('the source of a page that an author pastes gives its first form where it has two', () => {
    const read = readRsformPage(fieldPages.twoFormsPage);
    assert.ok(read.state);
    assert.match(read.problems.at(-1)?.words.en ?? '', /more forms \(1\)/);
  });

  const broken: readonly (readonly [title: string, source: string, words: RegExp])[] = [
    ['nothing', '', /the page is empty/],
    ['a page without a form', pageWith('<p>Hello</p>'), /found no form/],
    ['a form without a number', pageWith('<form><input name="form[A]"></form>'), /found no form/],
    ['a page that shows the thanks', pageWith('<div id="rsfp-thankyou-scroll1"></div>'), /shows the thanks/],
    ['JSON that was cut', '{ "version": 1,', /could not be read/],
    ['JSON of something else', '{}', /lacks/],
    ['far too much', ' '.repeat(5_000_001), /too long/],
  ];
  for (const [title, source, words] of broken)
    it(`the source of a page that an author pastes says why it is no form: ${title}`, () => {
      const read = readRsformPage(source);
      assert.ok(read.state === null);
      assert.match(read.problem.words.en, words);
    });

  it('the source of a page that an author pastes is read with deep nesting, and refused where no page is nested that deep', () => {
    const nested = (depth: number) =>
      pageWith(`${'<div>'.repeat(depth)}${serverMarkup(withFields({ name: 'A' }), thisYear)}`);
    assert.equal(fieldsOf(readState(nested(900)).form).length, 2);
    const refused = readRsformPage(nested(3000));
    assert.ok(refused.state === null);
    assert.match(refused.problem.words.en, /nests elements deeper than 1000/);
  });

  it('the source of a page that an author pastes is read in a browser: no module of Node is on the way', async () => {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: `
          import { readRsformPage } from './docs/playground/model/rsform/read-rsform-page.ts';
          import { allOutputs } from './test/docs/playground/all-outputs.ts';
          globalThis.outputs = (source) => [...allOutputs(readRsformPage(source).state)];`,
        resolveDir: join(import.meta.dirname, '..', '..', '..'),
        loader: 'ts',
      },
      ...{ bundle: true, write: false, metafile: true, format: 'iife', platform: 'browser' },
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
    assert.deepEqual(
      imports.filter((path) => path.startsWith('node:')),
      [],
    );
    const context = vm.createContext({ TextEncoder, structuredClone });
    vm.runInContext(outputFiles[0]?.text ?? '', context);
    const source = JSON.stringify(pageWith(serverMarkup(withFields({ name: 'A' }), thisYear)));
    const outputs: unknown = vm.runInContext(`JSON.stringify(outputs(${source}))`, context);
    assert.match(String(outputs), /form\[A\]/);
  });
});

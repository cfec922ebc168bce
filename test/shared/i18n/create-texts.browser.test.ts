import { expect, fixture, html } from '@open-wc/testing';
import { createTexts, type TextSources } from '../../../shared/i18n/create-texts.js';
import { createLabels } from '../../../shared/i18n/find-text.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';
import type { TextHost } from '../../../shared/i18n/text-host.js';
import { writePageTexts } from '../page-texts.js';
import { errorsDuring } from '../record-console.js';

const catalogue = {
  es: { hello: 'Hola', files: { one: '%d archivo', other: '%d archivos' }, only: 'Solo aquí' },
  en: { hello: 'Hello', files: { one: '%d file', other: '%d files' }, english: 'English only' },
};

/** Creates an element in a language, with its English texts loaded. */
async function hostIn(lang: string | null): Promise<TextHost> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  if (lang !== null) host.setAttribute('lang', lang);
  return Object.assign(host, { catalogue: { language: 'en', texts: catalogue.en } });
}

async function textsIn(lang: string | null, sources: Partial<TextSources> = {}) {
  return createTexts({ host: await hostIn(lang), texts: catalogue.es, ...sources });
}

const forgets: (() => void)[] = [];

/** Writes texts as a page's author does, for one test. */
function pageTexts(lang: string, json: string): void {
  forgets.push(writePageTexts(lang, json));
}

describe('texts', () => {
  afterEach(() => forgets.splice(0).forEach((forget) => forget()));

  it('texts are in the language of the nearest element with a lang, also outside a shadow root', async () => {
    const place = await fixture<HTMLElement>(html`<div lang="en"><p lang="es"></p></div>`);
    const outer = place.querySelector('p') as HTMLElement;
    const host = document.createElement('span');
    outer.attachShadow({ mode: 'open' }).append(host);
    expect(createTexts({ host, texts: catalogue.es })('hello')).to.equal('Hola');
  });

  it('texts are in the language that the element is set to', async () => {
    expect((await textsIn('en', { locale: 'es' }))('hello')).to.equal('Hola');
  });

  it('texts of a region are those of its language', async () => {
    expect((await textsIn('es-MX'))('hello')).to.equal('Hola');
    expect((await textsIn('ES'))('hello')).to.equal('Hola');
  });

  it('texts are English where the language has none, and the key where no language has one', async () => {
    const translate = await textsIn('es');
    expect(translate('english')).to.equal('English only');
    expect(translate('COM_RSFORM_MINFILES_REQUIRED', 2)).to.equal('COM_RSFORM_MINFILES_REQUIRED');
    expect((await textsIn('fr'))('hello')).to.equal('Hello');
  });

  for (const lang of ['constructor', '__proto__', 'x y', '-', '']) {
    it(`texts are English on a page whose lang is "${lang}"`, async () => {
      const translate = await textsIn(lang);
      expect([translate('hello'), translate('files', 1)]).to.deep.equal(['Hello', '1 file']);
      expect(translate('name')).to.equal('name');
    });
  }

  for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    it(`texts have no entry "${key}" that no catalogue has`, async () => {
      expect((await textsIn('es', { own: {} }))(key)).to.equal(key);
    });
  }

  it('texts can be replaced for one element', async () => {
    const translate = await textsIn('es', { own: JSON.parse('{"hello":"Buenas","__proto__":"x","bad":7}') });
    expect([translate('hello'), translate('__proto__'), translate('bad')]).to.deep.equal([
      'Buenas',
      'x',
      'bad',
    ]);
  });

  it('texts can be replaced on a page, without a build', async () => {
    pageTexts('es', '{"hello":"Buenos días","files":{"one":"un fichero","other":"%d ficheros"}}');
    const translate = await textsIn('es');
    expect(translate('hello')).to.equal('Buenos días');
    expect([translate('files', 1), translate('files', 2)]).to.deep.equal(['un fichero', '2 ficheros']);
    expect(translate('only')).to.equal('Solo aquí');
    expect((await textsIn('en'))('hello')).to.equal('Hello');
    expect((await textsIn('es', { own: { hello: 'Buenas' } }))('hello')).to.equal('Buenas');
  });

  it('texts can be given in a language that the suite does not know', async () => {
    pageTexts('ca', '{"hello":"Bon dia"}');
    const translate = await textsIn('ca');
    expect([translate('hello'), translate('english')]).to.deep.equal(['Bon dia', 'English only']);
  });

  it('texts in several languages may be asked for at once', async () => {
    pageTexts('es-MX', '{"hello":"Qué onda"}');
    expect((await textsIn('es-MX'))('hello')).to.equal('Qué onda');
    expect((await textsIn('es'))('hello')).to.equal('Hola');
  });

  it('texts that are no JSON are named once and left out', async () => {
    pageTexts('es', '{"hello": nope}');
    const errors = await errorsDuring(async () => {
      expect((await textsIn('es'))('hello')).to.equal('Hola');
      await textsIn('es');
    });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('ConfigError: <script> data-suite-texts');
  });

  for (const json of [
    'null',
    '7',
    '[]',
    '"hello"',
    '{"hello":null}',
    '{"hello":{"one":"x"}}',
    '{"hello":{"other":7}}',
  ]) {
    it(`texts that are ${json} are left out`, async () => {
      pageTexts('es', json);
      expect((await textsIn('es'))('hello')).to.equal('Hola');
    });
  }

  it('texts are those of the page in Spanish, then Spanish ones that say so, where their own did not load', async () => {
    const host = await hostIn('en');
    Object.assign(host, { catalogue: undefined });
    pageTexts('es', '{"only":"Solo en esta página"}');
    const translate = createTexts({ host, texts: catalogue.es });
    expect([translate('hello'), translate('only')]).to.deep.equal(['Hola', 'Solo en esta página']);
    expect(textMarks.get('Hola')).to.deep.equal({ lang: 'es', dir: 'ltr' });
  });

  it('texts keep their language however many counts are said before they are written', async () => {
    const translate = await textsIn('fr');
    const labelOf = createLabels({ host: await hostIn('fr'), texts: { name: 'Close' } });
    const [label, text] = [labelOf('name'), translate('hello')];
    for (let count = 2; count < 2000; count += 1) translate('files', count);
    const language = (one: string) => textMarks.get(one)?.lang;
    expect([language(label), language(text), language('1,999 files')]).to.deep.equal(['es', 'en', 'en']);
    expect(textMarks.has('2 files')).to.equal(false);
  });
});

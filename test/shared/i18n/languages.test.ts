import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listIn } from '../../../shared/i18n/by-intl.model.js';
import { formatText } from '../../../shared/i18n/format-text.js';
import { describeBytes } from '../../../shared/uploads/describe-bytes.model.js';

const twelve = ['ar', 'ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'nl', 'pl', 'pt'];

describe('shared/i18n: languages', () => {
  it('the languages of the suite write a number in the notation of the language', () => {
    const texts = twelve.map((language) => formatText('%d', [12345], language).replace(/\s/, '_'));
    assert.deepEqual(texts, [
      '12,345',
      '12.345',
      '12.345',
      '12,345',
      '12.345',
      '12.345',
      '12_345',
      '12.345',
      '12.345',
      '12.345',
      '12_345',
      '12.345',
    ]);
  });

  it('the languages of the suite write bytes in words of the language', () => {
    const sizes = twelve.map((language) => describeBytes(1_572_864, language).replace(/\s/, '_'));
    assert.deepEqual(sizes, [
      '1.5_م.ب',
      '1,5_MB',
      '1,5_MB',
      '1.5_MB',
      '1,5_MB',
      '1,5_MB',
      '1,5_Mo',
      '1,5_MB',
      '1,5_MB',
      '1,5_MB',
      '1,5_MB',
      '1,5_MB',
    ]);
  });

  it('the languages of the suite join a list with a word of the language; with commas where the browser does not know the language', () => {
    const lists = ['de', 'pl', 'ar', 'x y'].map((language) => listIn(language, ['A', 'B', 'C']));
    assert.deepEqual(lists, ['A, B und C', 'A, B i C', 'A وB وC', 'A, B, C']);
    assert.equal(listIn('fr', ['A', 'B'], 'disjunction'), 'A ou B');
  });
});

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { ConfigError } from '../../../shared/element/config-error.js';
import { lostFile } from '../../../shared/element/file-error.js';
import { reportedTexts, reportError, reportOnce } from '../../../shared/element/report.js';

describe('shared/element: report', () => {
  const lines: (readonly unknown[])[] = [];
  const note = (...parts: readonly unknown[]) => void lines.push(parts);

  beforeEach(() => {
    lines.length = 0;
    reportedTexts.clear();
    mock.method(console, 'error', note);
    mock.method(console, 'warn', note);
  });
  afterEach(() => mock.restoreAll());

  it('a message to the author of a page says in one line the found and the expected value, and ends in the address of its code', () => {
    const error = new ConfigError('<tab-set>', 'content', 'found no headings, expected h2', 'tabs-headings');
    reportError(error);
    assert.deepEqual(lines, [
      ['ConfigError: <tab-set> content: found no headings, expected h2. /m/tabs-headings'],
    ]);
  });

  it('a message to the author of a page has the code also where the error is of another bundle, which has a class of its own', () => {
    const error = Object.assign(new Error('found 2, expected 1'), { name: 'ConfigError', code: 'id-twice' });
    reportError(error);
    assert.deepEqual(lines, [['ConfigError: found 2, expected 1. /m/id-twice']]);
  });

  it('a message to the author of a page is a failure with its stack if a file is lost or a part throws', () => {
    const error = lostFile('texts', new TypeError('Failed to fetch'));
    reportError(error);
    const text = 'Error: Error in file: texts. Error: TypeError: Failed to fetch. /m/failure';
    assert.deepEqual(lines, [[text, error]]);
  });

  it('a message to the author of a page is written once a page, whatever it is and however many tags report it', () => {
    for (let tag = 0; tag < 3; tag += 1) {
      reportError(lostFile('texts', new TypeError('Failed to fetch')));
      reportError(new ConfigError('<nav-menu>', 'content', 'found no list', 'menu-list'));
      reportOnce('warn', '<nav-menu> is already defined', 'two-versions');
    }
    assert.equal(lines.length, 3);
  });

  it('a message to the author of a page is written if anything else is thrown, without an end to the page', () => {
    for (const thrown of [undefined, null, 'a text', Symbol('a symbol')]) reportError(thrown);
    assert.deepEqual(
      lines.map(([text]) => text),
      ['undefined', 'null', 'a text', 'Symbol(a symbol)'].map((text) => `${text}. /m/failure`),
    );
  });
});

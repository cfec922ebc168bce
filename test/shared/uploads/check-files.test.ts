import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFiles, shownName } from '../../../shared/uploads/check-files.model.js';
import { acceptOf, readRules } from '../../../shared/uploads/upload-rules.model.js';

const none = { required: null, minFiles: null, maxFiles: null, size: null, extensions: null, accept: null };
const pdf = { name: 'a.pdf', size: 10 };
const images = { ...none, extensions: '["jpg","png"]' };

describe('the files of a field', () => {
  const cases = [
    ['no rule at all', none, [pdf], []],
    ['nothing picked, nothing asked', { ...none, minFiles: '2' }, [], []],
    ['nothing picked where one is required', { ...none, required: 'true' }, [], ['VALIDATIONMESSAGE']],
    ['too few', { ...none, minFiles: '2' }, [pdf], ['COM_RSFORM_MINFILES_REQUIRED']],
    ['too many', { ...none, maxFiles: '1' }, [pdf, pdf], ['COM_RSFORM_MAXFILES_REQUIRED']],
    ['exactly the limit', { ...none, size: '10' }, [pdf], []],
    ['a byte too much', { ...none, size: '9' }, [pdf], ['COM_RSFORM_FILE_EXCEEDS_LIMIT']],
    ['another type', images, [pdf], ['COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED']],
    ['capitals', images, [{ name: 'A.JPG', size: 1 }], []],
    ['the last of two endings (file-03)', images, [{ name: 'x.php.jpg', size: 1 }], []],
    [
      'a space behind (file-05)',
      images,
      [{ name: 'x.jpg ', size: 1 }],
      ['COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED'],
    ],
    ['no ending (file-09)', images, [{ name: 'noext', size: 1 }], ['COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED']],
    ['a file of no bytes (file-15)', images, [{ name: 'a.png', size: 0 }], []],
    [
      'a NUL in the middle (file-07)',
      images,
      [{ name: 'x.jpg\u0000.php', size: 1 }],
      ['COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED'],
    ],
    ['a name of a device (file-11)', images, [{ name: 'con.png', size: 1 }], []],
    [
      'two gigabytes (file-19)',
      { ...none, size: '1048576' },
      [{ name: 'a.png', size: 2 ** 31 }],
      ['COM_RSFORM_FILE_EXCEEDS_LIMIT'],
    ],
    [
      'a name turned around',
      images,
      [{ name: '\u202egnp.exe', size: 1 }],
      ['COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED'],
    ],
  ] as const;

  for (const [title, attributes, files, keys] of cases) {
    it(`the files of a field are checked: ${title}`, () =>
      assert.deepEqual(
        [...checkFiles(readRules(attributes), files, 'es')].map(({ key }) => key),
        keys,
      ));
  }

  it('the files of a field give the limit in KB, and in the words of the language', () =>
    assert.deepEqual(
      [...checkFiles(readRules({ ...none, size: '1536' }), [{ name: 'b', size: 4096 }], 'es')][0]?.values,
      ['\u2068b\u2069', 1.5, '1,5 kB'],
    ));

  const mixed = { ...none, accept: 'image/*,.pdf' };
  for (const [name, type, accept, isAllowed] of [
    ['a.jpg', 'image/jpeg', mixed.accept, true],
    ['a', 'image/png', mixed.accept, true],
    ['A.PDF', 'application/pdf', mixed.accept, true],
    ['a.pdf', '', mixed.accept, true],
    ['a.heic', '', mixed.accept, true],
    ['IMG.HEIC', 'application/octet-stream', mixed.accept, true],
    ['a.jpg', 'binary/octet-stream', 'image/jpeg', true],
    ['a.exe', 'application/octet-stream', 'image/*', false],
    ['a.bin', 'application/octet-stream', 'application/octet-stream', true],
    ['a.exe', '', mixed.accept, false],
    ['a.mp4', 'video/mp4', mixed.accept, false],
    ['a.jpg.exe', 'application/octet-stream', mixed.accept, false],
    ['a.docx', 'application/msword', 'application/pdf', false],
    ['a.pdf', 'application/pdf', 'application/pdf', true],
    ['a.jpeg', '', 'image/jpeg', true],
    ['a.png', '', 'image/jpeg', false],
    ['a.bin', '', 'application/x-own-format', true],
    ['a.bin', 'text/plain', 'application/x-own-format', false],
    ['a.exe', 'application/x-msdownload', '*/*', true],
    ['a.exe', 'application/x-msdownload', 'image/*,anything', true],
  ] as const)
    it(`the files of a field are ${isAllowed ? 'allowed' : 'refused'} by accept="${accept}": ${name} of the type "${type}"`, () =>
      assert.equal(
        [...checkFiles(readRules({ ...none, accept }), [{ name, size: 1, type }], 'es')].length === 0,
        isAllowed,
      ));
});

describe('allowed types', () => {
  it('a list of allowed types leaves out entries that are no endings (file-21)', () =>
    assert.equal(acceptOf(readRules({ ...none, extensions: '["php","<b>",null,1]' })), '.php'));
  it('a list of allowed types is nothing special where the list cannot be read', () =>
    assert.equal(acceptOf(readRules({ ...none, extensions: '["jpg"' })), ''));
  for (const [accept, allowed] of [
    ['.PDF, .jpg', '.pdf,.jpg'],
    ['.pdf, application/pdf', '.pdf,application/pdf'],
    ['image/*', 'image/*'],
    ['image/*,.pdf', '.pdf,image/*'],
    ['.tar.gz', ''],
    ['*/*', ''],
    ['image/*, whatever', ''],
  ] as const)
    it(`a list of allowed types is what the input accepts, where each entry is an ending or a media type: ${accept}`, () =>
      assert.equal(acceptOf(readRules({ ...none, accept })), allowed));
  it('a list of allowed types is what the server says before what the input accepts', () =>
    assert.equal(acceptOf(readRules({ ...images, accept: '.pdf' })), '.jpg,.png'));
  it('a list of allowed types may be words as well', () =>
    assert.equal(acceptOf(readRules({ ...none, extensions: 'PDF, .jpg' })), '.pdf,.jpg'));
});

describe('the name of a file in a sentence', () => {
  const isolated = (name: string) => `\u2068${name}\u2069`;
  const cases = [
    [
      'as it is',
      '<img src=x onerror=__pwned=1>.png (file-01)',
      '<img src=x onerror=__pwned=1>.png (file-01)',
    ],
    ['with a mark for what turns the line around (file-13)', '\u202egnp.exe', '\ufffdgnp.exe'],
    ['with the marks of its own direction', 'דוח\u200f.pdf', 'דוח\u200f.pdf'],
    ['with a mark for each control (file-07)', 'x.jpg\u0000.php', 'x.jpg\ufffd.php'],
  ] as const;

  for (const [title, name, shown] of cases)
    it(`the name of a file in a sentence is shown ${title}`, () =>
      assert.equal(shownName(name), isolated(shown)));

  it('the name of a file in a sentence keeps its ending where it is very long', () => {
    const shown = shownName(`${'😀'.repeat(300)}.pdf`);
    assert.equal([...shown].length, 83);
    assert.match(shown, /….*\.pdf\u2069$/u);
  });
});

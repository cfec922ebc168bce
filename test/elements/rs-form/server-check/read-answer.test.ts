import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAnswer } from '../../../../elements/rs-form/server-check/answer.model.js';
import { objectsIn } from '../../../../shared/json/objects-in-text.model.js';
import { messageText } from '../../../../shared/html/html-text.model.js';

/** A valid answer without errors. */
const yes = '{"formComponents":[1],"invalidComponents":[]}';

/** Returns the ids of the invalid fields, or null if the answer cannot be read. */
const invalidIn = (body: string) => readAnswer(body)?.invalidIds ?? null;
const pageIn = (rest: object) => readAnswer(JSON.stringify({ formComponents: [1], ...rest }))?.page;

describe('an answer of the server', () => {
  const understood: readonly (readonly [string, string, readonly string[]])[] = [
    ['without invalid ones', '{"formComponents":[11,12]}', []],
    ['with an empty list of them', '{"formComponents":[11,12],"invalidComponents":[]}', []],
    ['with numbers', '{"formComponents":[11,12],"invalidComponents":[12]}', ['12']],
    ['with texts', '{"formComponents":["11","12"],"invalidComponents":["12"]}', ['12']],
    ['with the invalid ones alone', '{"invalidComponents":[12]}', ['12']],
    ['that names one twice', '{"formComponents":[1],"invalidComponents":[1,"1"]}', ['1']],
    [
      'with a key that comes twice (resp-13)',
      '{"formComponents":[1],"invalidComponents":[],"invalidComponents":[1]}',
      ['1'],
    ],
    ['whose ids only look alike (resp-15)', '{"formComponents":["1"],"invalidComponents":["01"]}', ['01']],
    ['behind a byte order mark (resp-23)', '\uFEFF{"formComponents":[1],"invalidComponents":[]}', []],
    [
      'with unknown keys (resp-25)',
      '{"formComponents":[1],"invalidComponents":[],"redirect":"javascript:__pwned=1"}',
      [],
    ],
    [
      'with a page that is none (resp-17)',
      '{"formComponents":[1],"invalidComponents":[],"currentPage":"2; alert(1)","allPages":"x"}',
      [],
    ],
    [
      'between decoy braces (resp-11)',
      '<br />\n<b>Notice</b>: Undefined index: {x} in a.php\n{"formComponents":[1],"invalidComponents":[]}<!-- {"a":1} -->',
      [],
    ],
    [
      'behind a quotation mark',
      '<b>Warning</b>: {"x in "a.php\n{"formComponents":[1],"invalidComponents":[1]}',
      ['1'],
    ],
    [
      'with braces in a message',
      'x{"formComponents":[1],"invalidComponents":[1],"validationMessages":{"1":"}{\\"}"}}',
      ['1'],
    ],
    [
      'below a table of warnings',
      '<br />\n<font size="1"><table class="xdebug-error" dir="ltr"><tr><th colspan="5"><span>( ! )</span> Warning: a <i>b</i></th></tr></table></font>\n{"formComponents":[1],"invalidComponents":[1]}',
      ['1'],
    ],
    [
      'with a page in a message',
      '<br /><b>Warning</b>: x in <b>a.php</b>\n{"formComponents":[1],"invalidComponents":[1],"validationMessages":{"1":"<div><html><!doctype html><script>x</script>"}}',
      ['1'],
    ],
    [
      'in front of a warning',
      '{"formComponents":[1],"invalidComponents":[1]}<br />\n<b>Warning</b>: x',
      ['1'],
    ],
    ['in two lines', '11,12,13\n12\n', ['12']],
    ['in two lines, all right', '11,12,13\n\n', []],
    ['in four lines', '11,12,13\r\n12,13\r\n2\r\n3', ['12', '13']],
  ];
  for (const [title, body, ids] of understood) {
    it(`an answer of the server is understood ${title}`, () => assert.deepEqual(invalidIn(body), ids));
  }

  const refused: readonly (readonly [string, string])[] = [
    ['nothing (resp-05)', ''],
    ['null', 'null'],
    ['a list (resp-07)', '[]'],
    ['a list with an answer', '[{"formComponents":[1]}]'],
    ['true (resp-09)', 'true'],
    ['a number', '12'],
    ['a text', '"{}"'],
    ['an empty object', '{}'],
    ['cut off', '{"formComponents":[1],"invalidComponents":[1],"validationMessages":{"1":"x"}'],
    ['cut off in a text', '{"formComponents":[1],"validationMessages":{"1":"{'],
    ['a login page', '<!doctype html><form action="/login"><script>var a = {"b":1};</script></form>'],
    [
      'a login page with its words in a script',
      `<!doctype html><html><body><form></form><script>var last = ${yes};</script></body></html>`,
    ],
    ['a login page with its words in the text', `<!DOCTYPE html><title>x</title><p>${yes}</p>`],
    ['a page with its words in an attribute', `<p>Log in</p><b title='${yes}'>x</b>`],
    ['a page with its words in a comment', `<p>Log in</p><!-- ${yes} -->`],
    ['a piece of a page', `<div class="login">${yes}</div>`],
    ['a page behind the words', `${yes}<!doctype html><html></html>`],
    ['a page around the words', `<html>${yes}</html>`],
    ['a form behind the words', `${yes}\n<form action="/login"><input name="user"></form>`],
    ['a document in capitals', `<HTML><BODY>${yes}`],
    ['a page that never ends', `${'<div>'.repeat(50_000)}${yes}`],
    ['a comment that never ends', `${'<!--'.repeat(50_000)}${yes}`],
    ['ids that are no numbers (resp-03)', '{"formComponents":["1\\"],#x{}"],"invalidComponents":["*"]}'],
    ['an id with a space (resp-15)', '{"formComponents":["1"],"invalidComponents":["01"," 1"]}'],
    ['a fraction for an id', '{"formComponents":[1],"invalidComponents":[1.5]}'],
    ['an object for the list', '{"formComponents":[1],"invalidComponents":{"0":1}}'],
    ['null for the list', '{"formComponents":[1],"invalidComponents":null}'],
    ['null for all ids', '{"formComponents":null,"invalidComponents":[]}'],
    ['an answer behind a prototype', '{"__proto__":{"formComponents":[1]}}'],
    ['an answer within another object', '{"data":{"formComponents":[1],"invalidComponents":[]}}'],
    ['two answers', 'x{"formComponents":[1]} {"formComponents":[1],"invalidComponents":[1]}'],
    ['one line of ids', '11,12'],
    ['five lines', '11\n12\n1\n2\n3'],
    ['braces alone (resp-21)', '{'.repeat(50_000)],
    ['half-open objects', '{"a":'.repeat(50_000)],
    ['whole objects, half-open', `${'{"a":{}'.repeat(50_000)}`],
    ['quotation marks', '{"'.repeat(50_000)],
  ];
  for (const [title, body] of refused) {
    it(`an answer of the server never counts as a yes when it is ${title}`, () =>
      assert.equal(readAnswer(body), null));
  }

  it('an answer of the server is no answer inside a tag', () => {
    assert.equal(readAnswer('x<A{"formComponents":[1],"invalidComponents":[]}>'), null);
  });

  it('an answer of the server is read with bounded work, however its braces stand (resp-21)', () => {
    let reads = 0;
    class CountedText extends String {
      override charAt(at: number): string {
        reads += 1;
        return super.charAt(at);
      }
    }
    const text = new CountedText('{"a":'.repeat(4000));
    assert.deepEqual([...objectsIn(text as string)], []);
    assert.ok(reads <= text.length * 17, `${reads} reads of ${text.length} signs`);
  });

  it('an answer of the server leaves every prototype as it was', () => {
    const body =
      '{"__proto__":{"polluted":1},"formComponents":[1],"invalidComponents":[1],"validationMessages":{"__proto__":"x","constructor":"y"}}';
    assert.deepEqual(invalidIn(body), ['1']);
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });

  it('an answer of the server never throws, whatever it says', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .array(
          fc.constantFrom(
            '{',
            '}',
            '"',
            '\\',
            '1',
            ',',
            ':',
            'formComponents',
            'invalidComponents',
            '[',
            ']',
            '\n',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(fc.property(text, (body) => void readAnswer(body)));
  });

  it('an answer of the server is found between any words without braces and tags', () => {
    const prose = fc.string().map((text) => text.replace(/[{}<]/g, ''));
    fc.assert(
      fc.property(prose, prose, fc.uniqueArray(fc.nat(), { maxLength: 5 }), (before, after, ids) => {
        const body = `x${before}${JSON.stringify({ formComponents: [1], invalidComponents: ids })}${after}`;
        assert.deepEqual(invalidIn(body), ids.map(String));
      }),
    );
  });
});

describe('the page that an answer names', () => {
  const table: readonly (readonly [string, object, number | null])[] = [
    ['numbers', { currentPage: 2, allPages: 3 }, 1],
    ['texts', { currentPage: '1', allPages: '3' }, 0],
    ['the page behind the last break', { currentPage: 4, allPages: 3 }, 3],
    ['a page beyond the last', { currentPage: 9, allPages: 3 }, null],
    ['the page alone', { currentPage: 2 }, null],
    ['page 0', { currentPage: 0, allPages: 3 }, null],
    ['no number', { currentPage: '2; alert(1)', allPages: 'x' }, null],
    ['a list', { currentPage: [2], allPages: 3 }, null],
  ];
  for (const [title, rest, page] of table) {
    it(`the page that an answer names is read from ${title}`, () =>
      assert.equal(pageIn({ invalidComponents: [], ...rest }), page));
  }

  it('the page that an answer names is read from the lines of an older server', () =>
    assert.equal(readAnswer('1,2\n2\n2\n3')?.page, 1));
});

describe('a message of the server', () => {
  const table: readonly (readonly [string, string, string])[] = [
    ['an image with a handler (resp-01)', 'Falta<img src=x onerror=__pwned=1> algo', 'Falta algo'],
    ['marks and breaks', '<b>Falta</b> esto<br/>y<p class="a>b">lo otro</p>', 'Falta esto y lo otro'],
    ['a script', 'a<script>var b = "<b>";</script>c', 'ac'],
    ['a comment', 'a<!-- <b>b</b> -->c', 'ac'],
    [
      'letters as entities',
      'Tel&eacute;fono &amp; correo: &iquest;n&#186; &#xE1;rea&hellip;?',
      'Teléfono & correo: ¿nº área…?',
    ],
    ['written tags', 'usa &lt;b&gt;', 'usa <b>'],
    ['what is no tag', '3 < 5 & 6 > 2, &nada;', '3 < 5 & 6 > 2, &nada;'],
    ['an open tag', 'antes <b class="x', 'antes'],
    ['direction and control signs (resp-19)', '\u202Egnp.exe\u0000\u2028', 'gnp.exe'],
    ['such signs as entities', '&#x202E;a&#0;&#xD800;&#9999999;b', 'ab'],
    ['blanks', ' \n a \t\n b ', 'a b'],
  ];
  for (const [title, html, text] of table) {
    it(`a message of the server is text: ${title}`, () => assert.equal(messageText(html), text));
  }

  it('a message of the server is read in one pass, however its tags stand', () => {
    for (const part of ['<', '<b', '<!--', '<b "', "<b '", '<script>', '&', '&#', '</', '<b ">']) {
      assert.equal(typeof messageText(part.repeat(100_000)), 'string');
    }
  });

  it('a message of the server belongs to its component only', () => {
    const body =
      '{"invalidComponents":[1,2,3],"validationMessages":{"1":"<i>uno</i>","2":5,"3":"<br>","4":"x"}}';
    assert.deepEqual(
      [...(readAnswer(body)?.messages ?? [])],
      [
        ['1', 'uno'],
        ['4', 'x'],
      ],
    );
  });
});

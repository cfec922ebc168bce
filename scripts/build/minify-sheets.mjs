/**
 * Takes out of style sheets what says nothing: comments, layout, quotes around a name, the nought of a fraction. What
 * lit's tag makes of a sheet when it runs is made here: pages need its text alone, and not the tag.
 */
const tagImport = /^import \{ css \} from '@lit\/reactive-element\/css-tag\.js';\n/m;

/** A source with its `css` templates minified. Strings keep their spaces, and so does what is put in. */
export function minifySheets(code) {
  return code
    .replace(tagImport, '')
    .replace(/\bcss`([^`]*)`/g, (_whole, sheet) => `({cssText:\`${minify(sheet.trim())}\`})`);
}

function minify(sheet) {
  const pieces = sheet.split(/("[^"\n]*"|'[^'\n]*'|\$\{[^}]*\})/);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? textOf(piece, pieces[index - 1]) : minifyPiece(piece)))
    .join('');
}

/** Only a sheet can be put into a sheet. The value of an attribute needs no quotes where it is a name. */
function textOf(piece, before) {
  if (/\[[\w-]+[~|^$*]?=$/.test(before)) return piece.replace(/^(["'])([a-z][a-z-]*)\1$/i, '$2');
  return piece.replace(/^\$\{(.*)\}$/, '${$1.cssText}');
}

function minifyPiece(text) {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.')
    .replace(/;}/g, '}')
    .replace(/([a-z-]): /g, '$1:');
}

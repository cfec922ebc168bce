/**
 * Takes comments and layout out of style sheets; selectors and values stay as they were written. What lit's tag makes
 * of a sheet when it runs is made here: pages need its text alone, and not the tag.
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
  return pieces.map((piece, index) => (index % 2 === 1 ? textOf(piece) : minifyPiece(piece))).join('');
}

/** Only a sheet can be put into a sheet. */
function textOf(piece) {
  return piece.replace(/^\$\{(.*)\}$/, '${$1.cssText}');
}

function minifyPiece(text) {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/([a-z-]): /g, '$1:');
}

/**
 * Takes comments and layout out of style sheets; selectors and values stay as they were written. What lit's tag makes
 * of a sheet when it runs is made here: pages need its text alone, and not the tag.
 */
const tagImport = /^import \{ css \} from '@lit\/reactive-element\/css-tag\.js';\n/m;

/** A source with its `css` templates squeezed. Strings keep their spaces, and so does what is put in. */
export function squeezeSheets(code) {
  return code
    .replace(tagImport, '')
    .replace(/\bcss`([^`]*)`/g, (_whole, sheet) => `({cssText:\`${squeeze(sheet.trim())}\`})`);
}

function squeeze(sheet) {
  const pieces = sheet.split(/("[^"\n]*"|'[^'\n]*'|\$\{[^}]*\})/);
  return pieces.map((piece, index) => (index % 2 === 1 ? textOf(piece) : squeezePiece(piece))).join('');
}

/** Only a sheet can be put into a sheet. */
function textOf(piece) {
  return piece.replace(/^\$\{(.*)\}$/, '${$1.cssText}');
}

function squeezePiece(text) {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/([a-z-]): /g, '$1:');
}

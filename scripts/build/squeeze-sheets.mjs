/** Takes comments and layout out of style sheets; selectors and values stay as they were written. */

/** A source with its `css` templates squeezed. Strings keep their spaces, and so does what is put in. */
export function squeezeSheets(code) {
  return code.replace(/\bcss`([^`]*)`/g, (_whole, sheet) => `css\`${squeeze(sheet.trim())}\``);
}

function squeeze(sheet) {
  const pieces = sheet.split(/("[^"\n]*"|'[^'\n]*'|\$\{[^}]*\})/);
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : squeezePiece(piece))).join('');
}

function squeezePiece(text) {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/([a-z-]): /g, '$1:');
}

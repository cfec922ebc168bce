/** Takes comments and layout out of style sheets; selectors and values stay as they were written. */

/** A source with its `css` templates minified. Strings keep their spaces, and so does what is put in. */
export function minifySheets(code) {
  return code.replace(/\bcss`([^`]*)`/g, (_whole, sheet) => `css\`${minify(sheet.trim())}\``);
}

function minify(sheet) {
  const pieces = sheet.split(/("[^"\n]*"|'[^'\n]*'|\$\{[^}]*\})/);
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : minifyPiece(piece))).join('');
}

function minifyPiece(text) {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/([a-z-]): /g, '$1:');
}

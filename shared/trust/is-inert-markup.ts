const activeTag =
  /<(?:script|iframe|frame|frameset|object|embed|applet|form|base|meta|link|style|template)(?![\w-])/i;
const handlerAttribute = /[\s"'/]on[a-z]+\s*=/i;
const documentAttribute = /[\s"'/]srcdoc\s*=/i;
const scriptAddress = /(?:java|vb)script:/i;
const reference = /&(?:#x([\da-f]+)|#(\d+)|(colon|tab|newline));?/gi;
const named = new Map([
  ['colon', ':'],
  ['tab', '\t'],
  ['newline', '\n'],
]);

/**
 * Returns true if markup cannot act: no script, frame, form, handler or `javascript:`. Doubtful markup counts as
 * active.
 */
export function isInertMarkup(html: string): boolean {
  // Browsers decode references in a URL and ignore white space in it.
  const address = decodeReferences(html).replace(/[\s\p{Cc}]+/gu, '');
  return (
    !activeTag.test(html) &&
    !handlerAttribute.test(html) &&
    !documentAttribute.test(html) &&
    !scriptAddress.test(address)
  );
}

function decodeReferences(html: string): string {
  return html.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return named.get(name.toLowerCase()) ?? whole;
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

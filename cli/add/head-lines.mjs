/**
 * Files of the suite in the `<head>` of a page.
 * @typedef {object} PageHead
 * @property {string} base Address of the suite's folder, with / at its end.
 * @property {readonly string[]} sheets
 * @property {readonly string[]} preloads
 * @property {string} script
 * @property {string} [stub] Text of the inline stub of `<cookie-consent>`.
 * @property {string} [importMap] Text of an import map.
 * @property {ReadonlyMap<string, string>} [integrity] Hashes of files.
 */

/**
 * Returns the lines that load the suite, in the order in which a page needs them.
 * @param {PageHead} head
 * @returns {readonly string[]}
 */
export function headLines({ base, sheets, preloads, script, stub, importMap, integrity = new Map() }) {
  const checked = (/** @type {string} */ attribute, /** @type {string} */ file) => {
    const hash = integrity.get(file);
    return `${attribute}="${base}${file}"${hash ? ` integrity="${hash}"` : ''}`;
  };
  return [
    ...(importMap ? [`<script type="importmap">${importMap}</script>`] : []),
    ...(stub ? [`<script>${stub}</script>`] : []),
    ...sheets.map((file) => `<link rel="stylesheet" ${checked('href', file)} />`),
    ...preloads.map((file) => `<link rel="modulepreload" ${checked('href', file)} />`),
    `<script type="module" ${checked('src', script)}></script>`,
  ];
}

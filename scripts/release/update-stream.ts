/** Update stream of the package for Joomla: the file that Joomla reads at the address in the manifest of the package. */

/** Release as the stream announces it. */
export interface Announced {
  /** Manifest of the package, `pkg_rs_suite.xml`, which has the one address of the updates. */
  readonly manifest: string;
  readonly version: string;
  /** Name of the archive, which is published in the folder of the stream. */
  readonly archive: string;
  /** Checksum of the archive as 64 hexadecimal digits. Joomla stops an update whose archive has another one. */
  readonly sha256: string;
  /** Address of a page about the project. */
  readonly homepage: string;
}

/** Oldest version of PHP, as the script of the package tests it. */
const phpMinimum = '8.1';
/** Versions of Joomla, from their start: Joomla puts the pattern behind `^`. */
const joomlaVersions = String.raw`(4\.4|5\.|6\.)`;

/** Returns the text of the stream. Without `client` no installed package would match. */
export function updateStream({ manifest, version, archive, sha256, homepage }: Announced): string {
  const address = /<server [^>]*>([^<]+)<\/server>/.exec(manifest)?.[1] ?? '';
  const stability = /-(alpha|beta|rc)\b/.exec(version)?.[1] ?? (version.includes('-') ? 'dev' : 'stable');
  const lines = [
    '<name>rs-suite</name>',
    '<description>Web components for the pages of a site.</description>',
    '<element>pkg_rs_suite</element>',
    '<type>package</type>',
    '<client>site</client>',
    `<version>${escape(version)}</version>`,
    `<infourl title="rs-suite ${escape(version)}">${escape(homepage)}</infourl>`,
    '<downloads>',
    `  <downloadurl type="full" format="zip">${escape(new URL(archive, address).href)}</downloadurl>`,
    '</downloads>',
    '<tags>',
    `  <tag>${stability}</tag>`,
    '</tags>',
    `<targetplatform name="joomla" version="${joomlaVersions}"/>`,
    `<php_minimum>${phpMinimum}</php_minimum>`,
    `<sha256>${sha256}</sha256>`,
  ].map((line) => `    ${line}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<updates>\n  <update>\n${lines.join('')}  </update>\n</updates>\n`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Versions of the server whose inline scripts this site can write. */
export const serverVersions = ['3.1.8', '3.0.15'] as const;

export type ServerVersion = (typeof serverVersions)[number];

/** Serialises JSON for a script. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns a text in single quotes, as the server writes names. */
export const quoted = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('<', '\\u003c')}'`;

/** Returns statements that run when the page is parsed. */
export function whenParsed(...lines: readonly string[]): readonly string[] {
  return ["window.addEventListener('DOMContentLoaded', function() {", ...indented(lines), '});'];
}

/** Returns statements that run when the page is loaded, by the server's own helper. */
export function whenLoaded(...lines: readonly string[]): readonly string[] {
  return ["RSFormProUtils.addEvent(window, 'load', function() {", ...indented(lines), '});'];
}

/** Indents the lines of a block. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `\t${line}`);
}

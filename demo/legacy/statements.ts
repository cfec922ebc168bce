/** The versions of the server whose inline blocks this site can write. */
export const serverVersions = ['3.1.8', '3.0.15'] as const;

export type ServerVersion = (typeof serverVersions)[number];

/** JSON that can stand in a script. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A text between single quotes, as the server writes names. */
export const quoted = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('<', '\\u003c')}'`;

/** Statements that run when the page is parsed. */
export function whenParsed(...lines: readonly string[]): readonly string[] {
  return ["window.addEventListener('DOMContentLoaded', function() {", ...indented(lines), '});'];
}

/** Statements that run when the page is loaded, by the server's own helper. */
export function whenLoaded(...lines: readonly string[]): readonly string[] {
  return ["RSFormProUtils.addEvent(window, 'load', function() {", ...indented(lines), '});'];
}

/** Lines inside a block of code. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `\t${line}`);
}

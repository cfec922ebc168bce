import type { ValidationAnswer } from '../forms/validation-answer.js';

/** Response that is complete for the network and invalid for its reader. */
export interface BrokenAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | null;
}

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';
const half = (text: string) => text.slice(0, Math.floor(text.length / 2));
const htmlPage = (title: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
const notice =
  '<br />\n<b>Notice</b>:  Undefined index: tema in <b>/var/www/html/plugins/system/taller.php</b> on line <b>12</b><br />\n';
const loginPage = htmlPage('Acceso', 'es').replace(
  '</body>',
  '<form method="post"><input name="username"></form></body>',
);

type Break = (answer: string) => BrokenAnswer;
const status =
  (code: number, title: string): Break =>
  () => ({ status: code, type: html, body: htmlPage(title) });
const body =
  (change: (answer: string) => string, type = json): Break =>
  (answer) => ({ status: 200, type, body: change(answer) });

const breaks: ReadonlyMap<string, Break> = new Map<string, Break>([
  ['500', status(500, 'Internal Server Error')],
  ['502', status(502, 'Bad Gateway')],
  ['503', status(503, 'Service Unavailable')],
  ['504', status(504, 'Gateway Time-out')],
  ['403', status(403, 'Forbidden')],
  ['413', status(413, 'Request Entity Too Large')],
  ['429', status(429, 'Too Many Requests')],
  ['204', () => ({ status: 204, type: json, body: null })],
  ['206', (answer) => ({ status: 206, type: json, body: half(answer) })],
  ['truncated', body(half)],
  ['empty', body(() => '')],
  ['null', body(() => 'null')],
  ['array', body(() => '[]')],
  ['no-keys', body(() => '{}')],
  ['html', body(() => loginPage, html)],
  ['notices', body((answer) => `${notice}${answer}\n${notice}`)],
  ['lines', body(inLines, 'text/plain')],
  ['strings', body(withTextIds)],
  ['decoy', body((answer) => `Notice: {tema} {"a": {} in plantilla.php\n${answer}`)],
]);

/** Changes the text of a valid response by a fault; null for a fault of another kind. */
export function breakAnswer(fault: string, answer: string): BrokenAnswer | null {
  return breaks.get(fault)?.(answer) ?? null;
}

/**
 * Returns the older format: all component ids, the invalid ones and, for a form of several pages, the next page and
 * the number of pages.
 */
function inLines(answer: string): string {
  const { formComponents, invalidComponents = [], currentPage, allPages } = parse(answer);
  const pages = currentPage === undefined ? [] : [String(currentPage), String(allPages)];
  return [formComponents.join(','), invalidComponents.join(','), ...pages].join('\n');
}

/** Returns component ids as strings, as Joomla 3 does. */
function withTextIds(answer: string): string {
  const { formComponents, invalidComponents, ...rest } = parse(answer);
  const texts = {
    formComponents: formComponents.map(String),
    invalidComponents: invalidComponents?.map(String),
  };
  return JSON.stringify({ ...texts, ...rest });
}

function parse(answer: string): ValidationAnswer {
  return JSON.parse(answer) as ValidationAnswer;
}

import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SiteEnv } from '../site/site-env.js';
import type { Fault } from './faults.js';

const cookie = 'lost-part';
const folder = '/suite/chunks/';

/** Parts of the suite that a page may miss (`?lose=`), in the order of their page. */
export const lostParts: readonly Fault[] = [
  { name: 'rs-form', text: 'el formulario entero' },
  { name: 'rs-form.attempts', text: 'lo que comprueba y envía' },
  { name: 'rs-form.paging', text: 'lo que pasa las páginas' },
  { name: 'rs-form.server-check', text: 'lo que pregunta al servidor' },
  { name: 'react', text: 'lo que pinta la lista de errores' },
];

/**
 * `?lose=`: a part of the suite is not on the server, as after a new version for a page that was open before. The word
 * is a chunk's name without its hash, or its whole name. A cookie says it to the requests for files, until a page is
 * asked for without the word.
 */
export function loseParts(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const lost = getCookie(context, cookie);
    if (context.req.path.startsWith(folder)) {
      const file = context.req.path.slice(folder.length);
      if (lost === undefined || !isPart(file, lost)) return next();
      return context.text('', 404, { 'Cache-Control': 'no-store' });
    }

    await next();
    const word = context.get('url').searchParams.get('lose');
    if (word !== null) setCookie(context, cookie, word, { httpOnly: true, sameSite: 'Lax' });
    else if (lost !== undefined && context.req.header('sec-fetch-mode') === 'navigate')
      deleteCookie(context, cookie);
  };
}

/** Whether a file is the part, whatever its hash is. */
function isPart(file: string, name: string): boolean {
  return file === name || file.replace(/-[\w-]{6,7}\.js$/, '') === name;
}

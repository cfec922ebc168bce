import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SiteEnv } from '../site/site-env.js';
import type { Fault } from './faults.js';

const cookie = 'lost-part';
const folder = /^\/suite\/(?:compact\/)?(?:chunks|bundles)\//;

/** Parts of the suite that a page may miss (`?lose=`), in the order of their page. */
export const lostParts: readonly Fault[] = [
  { name: 'forms', text: 'el formulario entero (el cargador trae cada elemento de su archivo)' },
  { name: 'runtime', text: 'lo que comparten todos (el cargador trae todo en un archivo)' },
  { name: 'rs-form.captcha', text: 'lo que cambia la imagen del código' },
  { name: 'rs-form.view', text: 'la lista de errores' },
  { name: 'react', text: 'lo que pinta la lista de errores y los días del calendario' },
];

/**
 * Middleware for `?lose=`: answers 404 for a part of the suite, as after a deploy for a page that is still open. The
 * word is a chunk's name, with or without its hash. A cookie keeps it for the requests of files until a page is
 * requested without it.
 */
export function loseParts(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const lost = getCookie(context, cookie);
    const { path } = context.req;
    if (folder.test(path)) {
      const file = path.replace(folder, '');
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

/** Returns true if a file is the part, with any hash. */
function isPart(file: string, name: string): boolean {
  return file === name || file.replace(/-[\w-]{6,7}\.js$/, '') === name;
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { firstPaintCss } from '../../cli/first-paint-css.mjs';
import type { ServerForm } from '../forms/server-form.js';
import { bootstrapPath } from './placed-form.js';
import type { SiteEnv, SiteParts } from './site-env.js';
import { compressedChunks, compressedFiles, isUnchanging, unchanging } from './compressed-files.js';

const ownAssets = fileURLToPath(new URL('../assets', import.meta.url));

/** Serves the site's own files, the suite's, and the first-paint style sheets. */
export function serveFiles(site: Hono<SiteEnv>, { assetsDir }: SiteParts): void {
  for (const folder of ['chunks', 'compact/chunks'])
    site.get(`/suite/${folder}/*`, compressedChunks(join(assetsDir, folder)));
  site.use('/suite/*', compress(), etag());
  site.use('/assets/*', compress(), etag());
  site.get('/assets/first-paint.css', (context) =>
    context.body(context.get('forms').all.map(firstPaintOf).join('\n'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  // The only file of the original layout's folder that this site has.
  site.get(bootstrapPath, serveStatic({ path: join(ownAssets, 'bootstrap-tooltip.js') }));
  site.get('/assets/:file', compressedFiles(ownAssets));
  site.get('/suite/:file', compressedFiles(assetsDir));
  site.get('/suite/compact/:file', compressedFiles(join(assetsDir, 'compact')));
  site.get('/assets/*', staticFiles('/assets', ownAssets));
  site.get('/suite/*', staticFiles('/suite', assetsDir));
}

/** Cache of the style sheets by form; they are the same for all visitors. */
const sheets = new WeakMap<object, string>();
function firstPaintOf({ behaviour }: ServerForm): string {
  const css = sheets.get(behaviour) ?? firstPaintCss(behaviour);
  sheets.set(behaviour, css);
  return css;
}

/** Serves the files of a folder below a prefix. */
function staticFiles(prefix: string, folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    onFound: (_path, context) => {
      context.header('Cache-Control', isUnchanging(context.req.path) ? unchanging : 'no-cache');
    },
  });
}

import type { MiddlewareHandler } from 'hono';
import type { SiteEnv, UpdateAssets } from './site-env.js';

/**
 * Creates middleware that updates the suite before a page, and before each file of the suite except its chunks: an
 * update removes chunks that an open page may still need. A failed build is answered with its errors.
 */
export function currentAssets(update: UpdateAssets): MiddlewareHandler<SiteEnv> {
  let printed: unknown;
  return async (context, next) => {
    const { path } = context.req;
    if (path.startsWith('/assets/') || path.startsWith('/suite/chunks/')) return next();
    try {
      await update();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Each file of a page fails with the same error.
      if (error !== printed) console.error(`The suite was not built:\n${message}`);
      printed = error;
      return context.text(`The suite was not built:\n\n${message}\n`, 500, { 'Cache-Control': 'no-store' });
    }
    return next();
  };
}

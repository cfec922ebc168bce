import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMapService } from './map-service.js';
import { createTokenStore, type ProviderSite, type Verification } from './token-store.js';

const script = readFileSync(new URL('grecaptcha.js', import.meta.url), 'utf8');
const widgetScript = readFileSync(new URL('widget.js', import.meta.url), 'utf8');
const score = 0.9;

/** The practice as a site of the provider, and a foreign site, whose tokens are valid elsewhere only. */
export const practiceSite: ProviderSite = {
  siteKey: 'clave-de-la-practica',
  secret: 'secreto-de-la-practica',
};
const strangerSite: ProviderSite = { siteKey: 'clave-de-otro-sitio', secret: 'secreto-de-otro-sitio' };

/** Creates the fake providers of bot checks: their scripts, their tokens and their verification. */
export function createProvider(): Hono {
  const app = new Hono();
  const tokens = createTokenStore([practiceSite, strangerSite]);
  const requests: string[] = [];

  app.use('/recaptcha/*', async (context, next) => {
    requests.push(context.req.path);
    await next();
  });
  app.use('/maps/*', async (context, next) => {
    requests.push(context.req.path);
    await next();
  });
  app.route('/maps', createMapService());
  app.get('/requests', cors(), (context) => context.json(requests));

  app.route('/recaptcha', createScripts());
  app.post('/recaptcha/api/token', cors(), async (context) => {
    const { key, action } = textsOf(await context.req.parseBody());
    if (!tokens.hasSite(key)) return context.json({ error: 'Invalid site key' }, 400);
    return context.json({ token: tokens.issue(key, action, hostnameOf(context.req.header('origin'))) });
  });
  app.post('/recaptcha/api/siteverify', async (context) => {
    const { secret, response } = textsOf(await context.req.parseBody());
    return context.json(answerOf(tokens.verify(secret, response)));
  });
  // Requests of the fake tag manager, for tests that count them.
  app.post('/collect', (context) => {
    requests.push(context.req.path);
    return context.body(null, 204);
  });
  // Another origin whose response no page may read.
  app.post('/index.php', (context) => context.json({ formComponents: [] }));
  return app;
}

/** Creates the scripts of the pages. `mode=blocked` answers as a blocker between visitor and provider does. */
function createScripts(): Hono {
  const app = new Hono();
  for (const [path, text] of [
    ['/api.js', script],
    ['/widget.js', widgetScript],
  ] as const)
    app.get(path, (context) => {
      if (context.req.query('mode') === 'blocked') return context.notFound();
      return context.body(text, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-store',
      });
    });
  return app;
}

function answerOf(verification: Verification) {
  if ('errorCode' in verification) return { success: false, 'error-codes': [verification.errorCode] };
  const { action, hostname, issuedAt } = verification.token;
  return {
    success: true,
    score,
    action,
    hostname,
    challenge_ts: new Date(issuedAt).toISOString(),
    'error-codes': [],
  };
}

function textsOf(body: Record<string, unknown>) {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return { key: text('key'), action: text('action'), secret: text('secret'), response: text('response') };
}

function hostnameOf(origin: string | undefined): string {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : '';
}

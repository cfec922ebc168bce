import type { Context, MiddlewareHandler } from 'hono';
import { findSession, type Sessions } from '../http/sessions.js';
import type { SiteEnv } from '../site/site-env.js';
import { breakAnswer } from './broken-bodies.js';
import { brokenConnection } from './broken-connections.js';
import { faults } from './faults.js';
import { createLateFirst, type LateFirst } from './late-first.js';

/** Middleware for `?fault=` on a page: adds the fault to the address at which its form validates. */
export function askWithFault(providerUrl: string): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const fault = faultOf(context);
    if (faults.some(({ name }) => name === fault)) {
      const origin = fault === 'cors' ? providerUrl : '';
      const value = `${origin}/index.php?option=com_rsform&task=ajaxValidate&fault=${fault}`;
      const switches = context.get('switches');
      const attributes = [...switches.attributes, { name: 'validate-url', value }];
      context.set('switches', { ...switches, attributes });
    }
    await next();
  };
}

/** Middleware for `?fault=` at the validation address: breaks a valid response. */
export function answerWithFault(sessions: Sessions): MiddlewareHandler<SiteEnv> {
  const lateFirst = createLateFirst();

  return async (context, next) => {
    await next();
    const fault = faultOf(context);
    if (fault === '' || context.res.status !== 200) return;
    const answer = await context.res.clone().text();
    if (fault === 'late-first') await waitForTurn(context, lateFirst, sessions);
    const broken = answer === '' ? null : await brokenResponse(context, fault, answer);
    if (!broken) return;
    // Clears the valid response first, because the framework would keep its headers.
    context.res = undefined;
    context.res = broken;
  };
}

/** Returns the word of the switch; for older sites it has another name. */
function faultOf(context: Context<SiteEnv>): string {
  const query = context.get('url').searchParams;
  return query.get('fault') ?? (query.get('ids') === 'strings' ? 'strings' : '');
}

function waitForTurn(context: Context<SiteEnv>, lateFirst: LateFirst, sessions: Sessions): Promise<void> {
  const visitor = findSession(context, sessions)?.id ?? '';
  return lateFirst.turn(visitor, (markSent) => context.env.outgoing.once('finish', markSent));
}

/** Returns the broken response of a fault; null if the fault leaves it unchanged. */
async function brokenResponse(
  context: Context<SiteEnv>,
  fault: string,
  answer: string,
): Promise<Response | null> {
  if (fault === 'login') return context.redirect('/acceso');
  const send = brokenConnection(fault);
  if (send) return send(answer, () => context.env.outgoing.destroy());
  const broken = breakAnswer(fault, answer);
  if (!broken) return null;
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': broken.type };
  return new Response(broken.body, { status: broken.status, headers });
}

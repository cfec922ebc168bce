import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { readPost } from '../http/read-post.js';
import { findSession, renewToken, type Session, type Sessions } from '../http/sessions.js';
import type { SiteEnv } from '../site/site-env.js';
import { breakAnswer } from './broken-bodies.js';
import { postFaults } from './faults.js';

/** `?post-fault=`: a post is read and then lost. Nothing is stored, and no page of the site answers. */
export function losePosts(timeoutMs: number): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const fault = switchOf(context, 'post-fault');
    if (!postFaults.some(({ name }) => name === fault)) return next();
    await readPost(context);

    if (fault === 'reset') {
      await resetConnection(context.env.outgoing.socket);
      return new Response(null);
    }
    if (fault === 'timeout') {
      await wait(timeoutMs, undefined, { ref: false });
      return gatewayPage('504');
    }
    return gatewayPage(fault);
  };
}

/** `?refuse-token=once`: the token of a visitor's first post to a page is worth nothing, as if it were too old. */
export function refuseFirstToken(sessions: Sessions): MiddlewareHandler<SiteEnv> {
  const refused = new WeakMap<Session, Set<string>>();

  return async (context, next) => {
    const session = findSession(context, sessions);
    if (session && switchOf(context, 'refuse-token') === 'once') {
      const paths = refused.get(session) ?? new Set();
      if (!paths.has(context.req.path)) renewToken(session);
      refused.set(session, paths.add(context.req.path));
    }
    await next();
  };
}

/** The word of a switch of posts; empty for any other request. */
function switchOf(context: Context<SiteEnv>, name: string): string {
  return context.req.method === 'POST' ? (context.get('url').searchParams.get(name) ?? '') : '';
}

/**
 * A first word goes ahead: a browser that has heard nothing from a connection that it used before posts again, six times
 * over, and one of those may hang.
 */
async function resetConnection(socket: Socket | null): Promise<void> {
  await new Promise((resolve) => socket?.write('HTTP/1.1 102 Processing\r\n\r\n', resolve) ?? resolve(null));
  socket?.resetAndDestroy();
}

/** The page of whatever stands between the visitor and the site: it knows neither. */
function gatewayPage(status: string): Response {
  const answer = breakAnswer(status, '');
  if (!answer) throw new RangeError(`No page for the status ${status}`);
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': answer.type };
  return new Response(answer.body, { status: answer.status, headers });
}

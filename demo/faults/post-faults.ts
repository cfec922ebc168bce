import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { readPost } from '../http/read-post.js';
import { findSession, renewToken, type Session, type Sessions } from '../http/sessions.js';
import type { SiteEnv } from '../site/site-env.js';
import { breakAnswer } from './broken-bodies.js';
import { postFaults } from './faults.js';

/** Middleware for `?post-fault=`: reads a post and drops it. Nothing is stored, and no page answers. */
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

/** Middleware for `?refuse-token=once`: refuses the token of a visitor's first post to a page, as if it had expired. */
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

/** Returns the word of a post's switch; '' for any other request. */
function switchOf(context: Context<SiteEnv>, name: string): string {
  return context.req.method === 'POST' ? (context.get('url').searchParams.get(name) ?? '') : '';
}

/**
 * Resets a connection after a first byte. Without it a browser posts again on a reused connection, up to six times,
 * and one of those may hang.
 */
async function resetConnection(socket: Socket | null): Promise<void> {
  await new Promise((resolve) => socket?.write('HTTP/1.1 102 Processing\r\n\r\n', resolve) ?? resolve(null));
  socket?.resetAndDestroy();
}

/** Returns the page of a gateway between the visitor and the site, without the style of either. */
function gatewayPage(status: string): Response {
  const answer = breakAnswer(status, '');
  if (!answer) throw new RangeError(`No page for the status ${status}`);
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': answer.type };
  return new Response(answer.body, { status: answer.status, headers });
}

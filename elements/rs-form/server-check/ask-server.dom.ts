import { readBounded, TooLongError } from '../../../shared/dom/read-bounded.js';
import type { FailedCall, ServerFailure } from '../checks/violation.model.js';

/** A request with its bounds; `signal` stops it. */
export interface ServerRequest {
  readonly url: URL;
  /** The url-encoded post; a plain reading without it. */
  readonly body?: string;
  readonly signal: AbortSignal;
  /** The time for everything, the body included. */
  readonly limitMs: number;
  readonly maxBytes: number;
}

/** The text of an answer with status 200, or why there is none. */
export type ServerReply = { readonly type: 'replied'; readonly text: string } | FailedCall;

/** Requests the validation. Never rejects. An aborted request resolves with a failure that must not be shown. */
export async function askServer({ signal, limitMs, ...request }: ServerRequest): Promise<ServerReply> {
  const call = new AbortController();
  const stop = () => call.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, limitMs);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();

  try {
    return await reply(request, call.signal);
  } catch (error) {
    if (isLate) return failed('timeout');
    return failed(error instanceof TooLongError ? 'answer' : 'network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Aborts the reading of the body too.
    stop();
  }
}

type BareRequest = Omit<ServerRequest, 'signal' | 'limitMs'>;

async function reply({ url, body, maxBytes }: BareRequest, signal: AbortSignal): Promise<ServerReply> {
  const post = {
    method: 'POST',
    body: body ?? null,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
  const response = await fetch(url, {
    ...(body === undefined ? {} : post),
    // Typed values never follow a redirect to another site.
    mode: url.origin === window.origin ? 'same-origin' : 'cors',
    credentials: 'same-origin',
    cache: 'no-store',
    signal,
  });
  // A redirect leads to a login page, or has dropped the body of the post.
  if (response.redirected) return failed('answer');
  if (response.status !== 200) return { type: 'failed', failure: 'server', status: response.status };
  return { type: 'replied', text: await readBounded(response, maxBytes) };
}

/** Returns the result of a call without an answer that counts. */
export function failed(failure: ServerFailure): FailedCall {
  return { type: 'failed', failure };
}

/** Our own bounds of the calls to the site's server. Times in milliseconds, sizes in bytes. */
export const serverLimits = Object.freeze({
  /** Most milliseconds of a validate call, its body included. */
  askMs: 30_000,
  /** The longest answer that is read. */
  answerBytes: 1_048_576,
  /** After this time the token of an open page is looked after. */
  tokenAgeMs: 600_000,
  /** Most milliseconds and bytes of the form's page when only its token is wanted. */
  tokenPageMs: 10_000,
  tokenPageBytes: 2_097_152,
});

/** The bounds, which tests narrow. */
export type ServerLimits = { readonly [Name in keyof typeof serverLimits]: number };

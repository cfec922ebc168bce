import type { Context } from 'hono';
import { refusals } from './refusal.js';

/** The most bytes of a post. */
const maxPostBytes = 256 * 1024;
/** How much more of a post that is too long is read, and dropped. */
const patienceBytes = 4 * 1024 * 1024;

type Pairs = readonly (readonly [string, string])[];

/** Reads the names and values of a form post; throws a Refusal at what no browser sends. */
export async function readPost(context: Context): Promise<Pairs> {
  const type = context.req.header('content-type') ?? '';
  const [mime = ''] = type.toLowerCase().split(';');
  if (mime.trim() === 'application/x-www-form-urlencoded') return readUrlEncoded(await bytesOf(context));
  if (mime.trim() === 'multipart/form-data') return readMultipart(type, await bytesOf(context));
  throw refusals.wrongType();
}

/** A browser shows an answer only once its post was read, so a long one is read on for a while. */
async function bytesOf({ req }: Context): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.length;
    if (size <= maxPostBytes) chunks.push(chunk);
    else if (size > patienceBytes) break;
  }
  if (size > maxPostBytes) throw refusals.tooLong();
  return new Uint8Array(Buffer.concat(chunks));
}

/** Strict on purpose: the platform's own parser repairs broken escapes, and a repaired message is not the sent one. */
function readUrlEncoded(bytes: Uint8Array<ArrayBuffer>): Pairs {
  return repairNothing(() => {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
      });
  });
}

async function readMultipart(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Pairs> {
  const request = new Response(bytes, { headers: { 'content-type': type } });
  const data = await request.formData().catch(() => {
    throw refusals.malformed();
  });
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function repairNothing(read: () => [string, string][]): Pairs {
  try {
    return read();
  } catch {
    throw refusals.malformed();
  }
}

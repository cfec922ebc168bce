import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { httpErrors } from './http-error.js';

/** The most bytes of a post, and of one with files. */
const maxPostBytes = 256 * 1024;
const maxFilesBytes = 32 * 1024 * 1024;
/** How much more of a post that is too long is read, and dropped. */
const patienceBytes = 4 * 1024 * 1024;

type Pairs = readonly (readonly [string, string])[];

/** A file as it was posted; an input without one posts an empty file without a name. */
export interface PostedFile {
  readonly controlName: string;
  readonly fileName: string;
  readonly size: number;
  /** The SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

/** What a form posts. */
export interface Post {
  readonly pairs: Pairs;
  readonly files: readonly PostedFile[];
}

/** Reads the names, values and files of a form post; throws a HttpError at what no browser sends. */
export async function readPost(context: Context): Promise<Post> {
  const type = context.req.header('content-type') ?? '';
  const [mime = ''] = type.toLowerCase().split(';');
  if (mime.trim() === 'application/x-www-form-urlencoded')
    return { pairs: readUrlEncoded(await bytesOf(context, maxPostBytes)), files: [] };
  if (mime.trim() === 'multipart/form-data')
    return readMultipart(type, await bytesOf(context, maxFilesBytes));
  throw httpErrors.wrongType();
}

/** A browser shows an answer only once its post was read, so a long one is read on for a while. */
async function bytesOf({ req }: Context, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else if (size > mostBytes + patienceBytes) break;
  }
  if (size > mostBytes) throw httpErrors.tooLong();
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

async function readMultipart(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Post> {
  const request = new Response(bytes, { headers: { 'content-type': type } });
  const data = await request.formData().catch(() => {
    throw httpErrors.malformed();
  });
  const parts = [...data];
  return {
    pairs: parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    files: await Promise.all(
      parts.flatMap(([name, value]) => (typeof value === 'string' ? [] : [describeFile(name, value)])),
    ),
  };
}

async function describeFile(controlName: string, file: File): Promise<PostedFile> {
  const digest = createHash('sha256').update(new Uint8Array(await file.arrayBuffer()));
  return { controlName, fileName: file.name, size: file.size, digest: digest.digest('hex') };
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function repairNothing(read: () => [string, string][]): Pairs {
  try {
    return read();
  } catch {
    throw httpErrors.malformed();
  }
}

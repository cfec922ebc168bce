import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { httpErrors } from './http-error.js';

/** Size limits of a post, without and with files, in bytes. */
const maxPostBytes = 256 * 1024;
const maxFilesBytes = 32 * 1024 * 1024;
/** Bytes of a post above its limit that are still read and dropped. */
const drainBytes = 4 * 1024 * 1024;

type Pairs = readonly (readonly [string, string])[];

/** Posted file. An input without one posts an empty file without a name. */
export interface PostedFile {
  readonly controlName: string;
  readonly fileName: string;
  readonly size: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

/** Content of a form post. */
export interface Post {
  readonly pairs: Pairs;
  readonly files: readonly PostedFile[];
}

/**
 * Reads the names, values and files of a form post.
 *
 * @throws HttpError for a post that no browser sends.
 */
export async function readPost(context: Context): Promise<Post> {
  const type = context.req.header('content-type') ?? '';
  const [mime = ''] = type.toLowerCase().split(';');
  if (mime.trim() === 'application/x-www-form-urlencoded')
    return { pairs: readUrlEncoded(await bytesOf(context, maxPostBytes)), files: [] };
  if (mime.trim() === 'multipart/form-data')
    return readMultipart(type, await bytesOf(context, maxFilesBytes));
  throw httpErrors.wrongType();
}

/**
 * Reads a body. One over its limit is read on for a while, because a browser shows a response only after its post was
 * read.
 */
async function bytesOf({ req }: Context, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else if (size > mostBytes + drainBytes) break;
  }
  if (size > mostBytes) throw httpErrors.tooLong();
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Parses a URL-encoded body strictly. The platform's parser repairs invalid escapes, which would change the message.
 */
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

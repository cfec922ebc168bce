import {
  compressedBytes,
  compressedFragment,
  encodeFragment,
  fragmentJson,
  readFragment,
  readFragmentJson,
} from './model/fragment.model.js';
import type { Playground } from './model/state.model.js';

type Read = ReturnType<typeof readFragment>;

/** Returns the page's address with the state in its fragment, which no browser sends to a server. */
export async function linkTo(state: Playground): Promise<string> {
  return `${location.href.replace(/#.*$/s, '')}#${await fragmentOf(state)}`;
}

/** Returns the state as a fragment without `#`, compressed where the browser can. */
async function fragmentOf(state: Playground): Promise<string> {
  if (typeof CompressionStream === 'undefined') return encodeFragment(state);
  const json = new TextEncoder().encode(fragmentJson(state));
  return compressedFragment(await piped(json, new CompressionStream('deflate-raw')));
}

/** Reads the state in the page's address; null where there is none. Never rejects. */
export async function readLink(): Promise<Read | null> {
  const fragment = location.hash;
  if (!isFormFragment(fragment)) return null;
  const bytes = compressedBytes(fragment);
  if (!bytes) return readFragment(fragment);
  try {
    const json = await piped(bytes, new DecompressionStream('deflate-raw'));
    return readFragmentJson(new TextDecoder().decode(json));
  } catch {
    return readFragmentJson('');
  }
}

/** Bytes that a fragment may have when it is decompressed. */
const mostBytes = 2_000_000;

async function piped(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > mostBytes) throw new Error('Too long');
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Milliseconds between the last change and its place in the address. */
const quietMs = 400;

/** Store of a form, as far as the address follows it. */
interface Followed {
  readonly present: Playground;
  subscribe(listener: () => void): () => void;
}

/** Writes the state into the page's address after each pause, and again when a link of the page has replaced it. */
export function followState(store: Followed): void {
  let written = store.present;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    const state = store.present;
    if (state === written) return;
    written = state;
    const link = await linkTo(state);
    if (written === state) history.replaceState(history.state, '', link);
  };
  store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void write(), quietMs);
  });
  addEventListener('hashchange', ({ oldURL }) => {
    if (isFormFragment(location.hash) || !isFormFragment(new URL(oldURL).hash)) return;
    void linkTo(store.present).then((link) => history.replaceState(history.state, '', link));
  });
}

function isFormFragment(fragment: string): boolean {
  return /^#[jd]\./.test(fragment);
}

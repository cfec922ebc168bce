/** Server of the bench: the pages of all candidates, compressed by brotli as on a site. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from '../../demo/http/listen.js';
import type { Candidate } from './candidates.js';
import type { BenchPage } from './pages.js';
import { pictureSvg } from './pages/gallery-html.js';
import { bundlesFolder } from './suite-bundles.js';

/** Folders of files by the first part of their addresses. */
const folders = new Map([
  ['suite', join(import.meta.dirname, '..', '..', 'dist')],
  ['bundles', bundlesFolder],
]);
const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['', 'text/html; charset=utf-8'],
]);
/** Files are compressed once, pages for each visit: as on a site. */
const [fileQuality, pageQuality] = [11, 5];

/** Returns the address of a page. Without a candidate it is the page alone. */
export const addressOf = (page: BenchPage, candidate?: Candidate) =>
  `/${page.name}/${pages(page).indexOf(candidate)}`;

const pages = (page: BenchPage): readonly (Candidate | undefined)[] => [undefined, ...candidatesOf(page)];

const known = new Map<BenchPage, readonly Candidate[]>();

/** Returns the candidates of a page, made once. */
export function candidatesOf(page: BenchPage): readonly Candidate[] {
  const candidates = known.get(page) ?? page.candidates();
  known.set(page, candidates);
  return candidates;
}

/** Serves the pages. They are cross-origin isolated: their clock then has a resolution of microseconds. */
export async function serveBench(list: readonly BenchPage[], bundles: ReadonlyMap<string, Uint8Array>) {
  const bodies = new Map<string, Uint8Array>();
  const write = (path: string): string | Uint8Array | undefined => {
    const [, folder = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const filesIn = folders.get(folder);
    if (filesIn) return existsSync(join(filesIn, name)) ? readFileSync(join(filesIn, name)) : undefined;
    if (folder === 'candidates') return bundles.get(name);
    if (folder === 'pictures') return pictureSvg(parseInt(name, 10));
    const page = list.find((candidate) => candidate.name === folder);
    return page && pageHtml(page, pages(page)[Number(name)], bundles);
  };
  const fetch = ({ url }: Request) => {
    const { pathname } = new URL(url);
    const type = types.get(extname(pathname));
    const content = bodies.get(pathname) ?? compressed(write(pathname), type);
    if (content === undefined || type === undefined) return new Response(null, { status: 404 });
    bodies.set(pathname, content);
    return new Response(Buffer.from(content), {
      headers: {
        'Content-Type': type,
        'Content-Encoding': 'br',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cache-Control': 'max-age=600',
      },
    });
  };
  const host = '127.0.0.1';
  const { port, stop } = await listen({ fetch }, 0, host);
  return { url: `http://${host}:${port}`, stop };
}

function compressed(content: string | Uint8Array | undefined, type = ''): Uint8Array | undefined {
  if (content === undefined) return undefined;
  const quality = type.startsWith('text/html') ? pageQuality : fileQuality;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Returns the HTML of a candidate's page. The suite's checks for authors are off, as on a finished site. */
export function pageHtml(
  page: BenchPage,
  candidate: Candidate | undefined,
  bundles: ReadonlyMap<string, unknown>,
): string {
  const name = candidate?.script;
  const sheet = bundles.has(`${name}.css`) ? `<link rel="stylesheet" href="/candidates/${name}.css">` : '';
  const script = name === undefined ? '' : `<script type="module" src="/candidates/${name}.js"></script>`;
  return `<!doctype html><html lang="en" data-suite-checks="off"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.title}</title><link rel="icon" href="data:,">${sheet}${candidate?.head ?? ''}${script}</head><body>${candidate?.body ?? page.plain}</body></html>`;
}

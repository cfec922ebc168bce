/**
 * `npm run bench:viewer`: what a visitor waits for with the pictures in the cache: until the dialog with the picture
 * is there after a press on a link (the first time, when the viewer's parts come too, and after), and until the next
 * item is; in groups of ten and of a thousand. A modal dialog makes all that is behind it inert, which costs the
 * browser more the longer the page is: groups are compared on pages of the same length.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../demo/http/listen.js';
import { openBrowser } from '../test/journey/browsers.js';

/** Links of the page, and how many of them are a group. */
const sizes = [
  [10, 10],
  [1000, 10],
  [1000, 1000],
] as const;
const host = '127.0.0.1';

interface Costs {
  readonly first: number;
  readonly open: number;
  readonly frame: number;
  readonly next: number;
}

/** As text: it runs in the page. In milliseconds; the median of many where it can be done often. */
const measure = `(async () => {
  const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const box = document.querySelector('media-box');
  const links = [...box.querySelectorAll('a')];
  const root = () => box.shadowRoot;
  const there = async (test) => { while (!test()) await new Promise((done) => setTimeout(done)); };
  const popped = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
  const close = async () => { const back = popped(); box.close(); await back; };
  await import('/media-box.js');
  await new Promise((done) => box.withCore(done));
  await Promise.all([...document.images].map((image) => image.decode()));

  const open = async (link) => {
    const begin = performance.now();
    link.click();
    const shown = root().querySelector('[part=content] > img');
    if (!shown) throw new Error('nothing is on show');
    const opened = performance.now() - begin;
    await new Promise(requestAnimationFrame);
    return [opened, performance.now() - begin];
  };
  const [first] = await open(links[0]);
  await there(() => root().querySelector('[part=next]'));
  await close();

  const opens = [];
  const frames = [];
  for (let times = 0; times < 15; times += 1) {
    const [opened, frame] = await open(links[times % links.length]);
    opens.push(opened);
    frames.push(frame);
    await there(() => root().querySelector('[part=next]'));
    await close();
  }

  await open(links[0]);
  await there(() => root().querySelector('.picture')?.complete && root().querySelector('[part=next]'));
  const nexts = [];
  for (let times = 0; times < 8; times += 1) {
    await new Promise((done) => setTimeout(done, 50));
    const before = root().querySelector('.picture').src;
    const begin = performance.now();
    root().querySelector('[part=next]').click();
    for (let turn = 0; turn < 50 && root().querySelector('.picture').src === before; turn += 1) await null;
    if (root().querySelector('.picture').src === before) throw new Error('the next item does not come');
    root().querySelector('.picture').getBoundingClientRect();
    nexts.push(performance.now() - begin);
  }
  return { first, open: median(opens), frame: median(frames), next: median(nexts) };
})()`;

const drawing = (number: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">' +
  `<rect width="1600" height="1000" fill="hsl(${number} 50% 50%)"/></svg>`;

/** Serves one page a size and the built suite; isolated, so that the clock counts in microseconds. */
function answer(path: string): Response {
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cache-Control': 'max-age=600',
  };
  if (path.endsWith('.js')) {
    const code = readFileSync(join(import.meta.dirname, '..', 'dist', path));
    return new Response(code, { headers: { ...headers, 'Content-Type': 'text/javascript' } });
  }
  const [, number] = /^\/(\d+)\.svg$/.exec(path) ?? [];
  if (number)
    return new Response(drawing(number), { headers: { ...headers, 'Content-Type': 'image/svg+xml' } });
  const [links = 0, size = 0] = path.slice(1).split('/').map(Number);
  return new Response(pageOf(links, size), {
    headers: { ...headers, 'Content-Type': 'text/html' },
  });
}

/** Twelve pictures, shared by as many links as wanted. */
function pageOf(count: number, size: number): string {
  const links = Array.from({ length: count }, (_, at) => {
    const picture = `/${(at % 12) * 30}.svg`;
    return `<a data-mediabox="group[${Math.floor(at / size)}]" title="${at}" href="${picture}"><img src="${picture}" alt="" width="8" height="5"></a>`;
  });
  return `<!doctype html><html lang="en"><title>Pictures</title><media-box>${links.join('')}</media-box></html>`;
}

const cells = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === 'number' ? value.toFixed(2) : value).padStart(14)).join('');

const server = await listen({ fetch: (request) => answer(new URL(request.url).pathname) }, 0, host);
const browser = await openBrowser('Chromium');
try {
  console.log(cells(['links', 'in a group', 'first open', 'open', 'until a frame', 'next']));
  for (const [links, size] of sizes) {
    const page = await browser.newPage();
    await page.goto(`http://${host}:${server.port}/${links}/${size}`, { waitUntil: 'networkidle0' });
    const { first, open, frame, next } = (await page.evaluate(measure)) as Costs;
    console.log(cells([String(links), String(size), first, open, frame, next]));
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

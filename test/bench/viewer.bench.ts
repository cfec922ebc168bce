/**
 * `npm run bench:viewer`: delays with cached pictures: the time from a press on a link until the dialog shows the
 * picture (the first time the viewer's chunks load too) and until its title is there, and until the next item is shown. A modal dialog makes the
 * rest of the page inert, which takes longer on a long page: compare groups on pages of the same length.
 */
import { runBench } from './command.js';
import { compare, type Figures } from './compare.js';
import { servePages } from './serve-pages.js';

/** Script for the page, as text. Each figure is in milliseconds; the median of many where it can be repeated. */
const presses = `(async () => {
  const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const box = document.querySelector('media-box');
  const links = [...box.querySelectorAll('a')];
  const find = (selector) => box.shadowRoot.querySelector(selector);
  const until = async (test) => { while (!test()) await new Promise((done) => setTimeout(done)); };
  const close = async () => {
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    box.close();
    await back;
  };
  const open = async (link) => {
    const begin = performance.now();
    link.click();
    if (!find('[part=content] > img')) throw new Error('no picture is shown');
    const opened = performance.now() - begin;
    await new Promise(requestAnimationFrame);
    const frame = performance.now() - begin;
    await until(() => find('[part~=title]')?.textContent && find('[part=next]'));
    return { opened, frame, titled: performance.now() - begin };
  };
  const next = async () => {
    await until(() => find('.picture').complete);
    await new Promise((done) => setTimeout(done, 50));
    const before = find('.picture').src;
    const begin = performance.now();
    find('[part=next]').click();
    for (let turn = 0; turn < 50 && find('.picture').src === before; turn += 1) await null;
    if (find('.picture').src === before) throw new Error('the next item is not shown');
    find('.picture').getBoundingClientRect();
    return performance.now() - begin;
  };

  await import('/media-box.js');
  await new Promise((done) => box.withCore(done));
  await Promise.all([...document.images].map((image) => image.decode()));
  const { opened: first, titled: firstTitle } = await open(links[0]);
  const opens = [];
  for (let times = 0; times < 15; times += 1) {
    await close();
    opens.push(await open(links[times % links.length]));
  }
  await close();
  await open(links[0]);
  const nexts = [];
  for (let times = 0; times < 8; times += 1) nexts.push(await next());
  return {
    'first open': first,
    open: median(opens.map(({ opened }) => opened)),
    'until a frame': median(opens.map(({ frame }) => frame)),
    'first title': firstTitle,
    title: median(opens.map(({ titled }) => titled)),
    next: median(nexts),
  };
})()`;

/** Returns a picture, or a page with a number of links in groups of a size: twelve pictures serve all of them. */
function write(path: string): string {
  const [count = 0, size = 0] = path.slice(1).split(/[./]/).map(Number);
  if (path.endsWith('.svg'))
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
<rect width="1600" height="1000" fill="hsl(${count} 50% 50%)"/></svg>`;
  const links = Array.from({ length: count }, (_, at) => {
    const picture = `/${(at % 12) * 30}.svg`;
    return `<a data-mediabox="group[${Math.floor(at / size)}]" title="${at}" href="${picture}"><img src="${picture}" alt="" width="8" height="5"></a>`;
  });
  return `<!doctype html><html lang="en"><title>Pictures</title><media-box>${links.join('')}</media-box></html>`;
}

await runBench('bench:viewer', async () => {
  await compare(
    () => servePages(write),
    {
      '10 links in a group of 10': '/10/10',
      '500 links in a group of 500': '/500/500',
      '1,000 links in groups of 10': '/1000/10',
      '1,000 links in a group of 1,000': '/1000/1000',
    },
    async (page, url, path) => {
      await page.goto(url + path, { waitUntil: 'networkidle0' });
      return (await page.evaluate(presses)) as Figures;
    },
    1,
  );
});

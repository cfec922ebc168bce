import { expect } from '@open-wc/testing';
import { reportLoadFailures } from '../../../shared/loader/report-load-failures.js';
import { errorsDuring } from '../record-console.js';

/** Address with a port that browsers block. */
const nowhere = 'http://127.0.0.1:1/lost';

/** Inserts a file into the page and waits until it has loaded or failed. */
async function put(name: 'link' | 'script', parts: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const element = document.createElement(name);
  for (const [attribute, text] of Object.entries(parts)) element.setAttribute(attribute, text);
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) element.addEventListener(type, resolve);
    document.head.append(element);
  });
  return element;
}

/** Runs a task whose thrown errors reach the page, but not the test runner. */
async function quietly(task: () => unknown): Promise<void> {
  const { onerror } = window;
  window.onerror = () => true;
  await task();
  window.onerror = onerror;
}

function runBlock(text: string, isOurs = true): void {
  const block = document.createElement('script');
  block.toggleAttribute('data-suite', isOurs);
  block.textContent = text;
  document.head.append(block);
  block.remove();
}

describe('shared/loader: report load failures', () => {
  let stop: () => void = () => undefined;
  const added: HTMLElement[] = [];

  afterEach(() => {
    stop();
    for (const element of added.splice(0)) element.remove();
  });

  for (const [title, name, parts] of [
    ['a theme sheet', 'link', { rel: 'stylesheet', 'data-suite': '', href: `${nowhere}.css` }],
    ['a script', 'script', { 'data-suite': '', src: `${nowhere}.js` }],
  ] as const) {
    it(`a file of the suite that fails is named in the console, and the page goes on: ${title}`, async () => {
      stop = reportLoadFailures(window);
      const errors = await errorsDuring(async () => added.push(await put(name, parts)));
      expect(errors).to.have.length(1);
      expect(errors[0]).to.match(
        /Error in file: http:\/\/127\.0\.0\.1:1\/lost\.(css|js)\. Error: it did not load/,
      );
    });
  }

  it('a file of the suite that fails is not named where it has loaded', async () => {
    stop = reportLoadFailures(window);
    const errors = await errorsDuring(async () => {
      added.push(await put('link', { rel: 'stylesheet', 'data-suite': '', href: 'data:text/css,p{}' }));
    });
    expect(errors).to.deep.equal([]);
  });

  it('a file of the suite that fails is not named where it is the page’s own', async () => {
    stop = reportLoadFailures(window);
    const errors = await errorsDuring(async () => {
      added.push(await put('link', { rel: 'stylesheet', href: `${nowhere}.css` }));
      await quietly(() => runBlock('throw new Error("of the page")', false));
    });
    expect(errors.join()).to.not.contain('Error in');
  });

  it('a file of the suite that fails is named where it comes and then throws', async () => {
    stop = reportLoadFailures(window);
    const src = new URL('../fixtures/thrown-script.js', import.meta.url).href;
    const errors = await errorsDuring(() =>
      quietly(async () => added.push(await put('script', { 'data-suite': '', src }))),
    );
    expect(errors.join()).to.contain(`Error in file: ${src}. Error: `).and.contain('no such part');
  });

  it('a file of the suite that fails is called a script declaration where it is a block of script', async () => {
    stop = reportLoadFailures(window);
    const all = await errorsDuring(() => quietly(() => runBlock('throw new Error("no such thing")')));
    // The browser writes a line of its own too.
    const errors = all.filter((error) => error.includes('Error in'));
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('Error in script declaration. Error: ').and.contain('no such thing');
  });
});

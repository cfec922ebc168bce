import type { CDPSession, KeyInput, Page } from 'puppeteer-core';
import type { Figures } from './compare.js';

/** Script for the page before its own, as text: measures from each `keydown` to the end of the next `input` event. */
const recorder = `
  globalThis.presses = [];
  let begin = 0;
  addEventListener('keydown', () => { begin = performance.now(); }, { capture: true });
  addEventListener('input', ({ isTrusted }) => { if (isTrusted) presses.push(performance.now() - begin); });
  addEventListener('change', ({ target, isTrusted }) => {
    if (target.id === 'Total' && !isTrusted && performance.getEntriesByName('ready').length === 0)
      performance.mark('ready');
  });
`;

/** Page of a large form with a script, and the same page without it. */
export interface LargeRow {
  readonly path: string;
  readonly bare: string;
}

/**
 * Visits a large form and uses it with real keys. Measures in milliseconds the time until the page has written its sum,
 * and from a press of a key to the page that shows the result; in pieces and MB, beyond the page without the script:
 * listeners and heap, when the page is ready and after its use.
 */
export async function measureLargeForm(page: Page, url: string, { path, bare }: LargeRow): Promise<Figures> {
  const other = await page.browserContext().newPage();
  const without = await useOf(await open(other, url + bare));
  await other.close();

  const session = await open(page, url + path);
  await page.bringToFront();
  await page.waitForFunction("performance.getEntriesByName('ready').length > 0");
  const ready = (await page.evaluate("performance.getEntriesByName('ready')[0].startTime")) as number;
  const atReady = await useOf(session);
  const head = await press(page, '#s0', (at) => (at % 2 ? 'ArrowUp' : 'ArrowDown'));
  if (await page.$eval('#s1', (next) => next.checkVisibility())) throw new Error('the chain is still shown');
  const sum = await press(page, '#n0', (at) => String(2 + (at % 8)));
  const total = await page.$eval('#Total', (control) => (control as HTMLInputElement).value);
  if (total !== '1,508.00') throw new Error(`the sum is ${total}`);
  // What the first touch loads comes when the browser is idle.
  await page.waitForNetworkIdle({ idleTime: 1000 });
  const used = await useOf(session);
  return {
    ready,
    layouts: atReady.layouts,
    'key at the head': head,
    'key in the sum': sum,
    'listeners then': used.listeners - without.listeners,
    'heap, MB': atReady.heap - without.heap,
    'heap then, MB': used.heap - without.heap,
  };
}

async function open(page: Page, url: string): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await page.evaluateOnNewDocument(recorder);
  await page.goto(url, { waitUntil: 'networkidle0' });
  return session;
}

/** Presses keys in a control, one a frame. Returns the median of the milliseconds of a press. */
async function press(page: Page, selector: string, keyAt: (at: number) => string): Promise<number> {
  await page.focus(selector);
  await page.evaluate('presses.length = 0');
  for (let at = 0; at < 40; at += 1) {
    await page.evaluate('document.activeElement.select?.()');
    await page.keyboard.press(keyAt(at) as KeyInput);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  }
  return (await page.evaluate('presses.sort((a, b) => a - b)[presses.length >> 1]')) as number;
}

/** Use of a page: its listeners, its heap in MB, its layouts so far. */
interface Use {
  readonly listeners: number;
  readonly heap: number;
  readonly layouts: number;
}

async function useOf(session: CDPSession): Promise<Use> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { listeners: read('JSEventListeners'), heap: usedSize / 1e6, layouts: read('LayoutCount') };
}

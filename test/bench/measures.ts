/** Steps of a visit to each kind of page. The drivers in `drivers/` do the timed work in the page. */
import type { CDPSession, Page } from 'puppeteer-core';
import type { Figures } from './summary.js';

/** A page that has been opened with its driver, and how to open it again. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly settings: { readonly sends?: boolean };
  load(): Promise<unknown>;
}

/** Does and measures all that belongs to a visit. Bytes and heap are those of the whole page. */
export type Measure = (visit: Visit) => Promise<Figures>;

/** Visits a form: readiness, presses, and a form that is sent with empty fields. */
export const measureForm: Measure = async (visit) => {
  await visit.load();
  const ready = await call(visit, 'ready');
  const start = await fetchedKb(visit, ready);
  const rest = await measureRest(visit);
  const number = await call(visit, 'pressNumber()');
  const choice = await call(visit, 'pressChoice()');
  const figures = { ...rest, start, ready, number, choice };
  if (!visit.settings.sends) return figures;
  const errors = await call(visit, 'send()');
  return { ...figures, errors, ...(await measureUse(visit)) };
};

/**
 * Visits a gallery: the first picture is opened by the mouse, 100 ms after it has come over the link, in a page that has
 * been open for two seconds.
 */
export const measureViewer: Measure = async (visit) => {
  await visit.load();
  const rest = await measureRest(visit);
  await call(visit, 'openFor(2000)');
  const opened = await pressWithMouse<{ shown: number; complete: number }>(visit);
  const again = await call(visit, 'openAgain()');
  const next = await call(visit, 'goOn()');
  const used = await measureUse(visit);
  await visit.page.evaluateOnNewDocument('bench.ready = bench.takesClicks()');
  await visit.load();
  return { ...rest, ...opened, again, next, ...used, ready: await call(visit, 'ready') };
};

/** Visits a page with a banner, and opens its settings by the mouse. */
export const measureConsent: Measure = async (visit) => {
  await visit.load();
  const ready = await call(visit, 'ready');
  const start = await fetchedKb(visit, ready);
  const rest = await measureRest(visit);
  const opened = await pressWithMouse<number>(visit);
  return { ...rest, start, ready, opened, ...(await measureUse(visit)) };
};

/** Visits a page without a candidate: what every page has. */
export const measurePlain: Measure = async (visit) => {
  await visit.load();
  return measureRest(visit);
};

const call = async ({ page }: Visit, member: string) =>
  (await page.evaluate(`Promise.resolve(bench.${member})`)) as number;

const pauseMs = 100;

async function pressWithMouse<Opened>({ page }: Visit): Promise<Opened> {
  const { x, y } = (await page.evaluate('bench.prepare()')) as { x: number; y: number };
  await page.mouse.move(x, y);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  // Begun before the press: the page would handle a call and a press in either order.
  await page.evaluate('void (bench.isOpened = bench.opened())');
  await page.mouse.click(x, y);
  return (await page.evaluate('bench.isOpened')) as Opened;
}

/** Measures what a page holds while nothing happens. */
async function measureRest(visit: Visit) {
  const used = await measureUse(visit);
  await visit.session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await visit.session.send('Runtime.getHeapUsage');
  const { metrics } = await visit.session.send('Performance.getMetrics');
  return {
    ...used,
    start: used.used,
    heap: usedSize / 1e6,
    listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN,
  };
}

/** Measures what a page has fetched when nothing more comes. */
async function measureUse(visit: Visit) {
  await visit.page.waitForNetworkIdle();
  const requests = (await visit.page.evaluate('bench.fetched().requests')) as number;
  return { used: await fetchedKb(visit), requests };
}

/** Returns the kilobytes that have been fetched, compressed: of all, or of what had come at a time. */
async function fetchedKb({ page }: Visit, until?: number): Promise<number> {
  return (await page.evaluate(
    `(({ page, files }) => (page + files) / 1000)(bench.fetched(${until ?? ''}))`,
  )) as number;
}

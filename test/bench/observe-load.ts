import type { Page } from 'puppeteer-core';
import type { Figures } from './compare.js';

/** Script for the page, as text: tsx would add calls to functions that the page does not have. */
const observers = `
  globalThis.figures = {
    'long tasks': 0, 'longest, ms': 0, 'all, ms': 0, 'layout shift': 0, 'LCP, ms': 0, 'INP, ms': 0,
  };
  const observe = (type, each, more) => new PerformanceObserver((list) => list.getEntries().forEach(each))
    .observe({ type, buffered: true, ...more });
  const raise = (name, value) => { figures[name] = Math.max(figures[name], value); };
  observe('longtask', ({ duration }) => {
    figures['long tasks'] += 1;
    figures['all, ms'] += duration;
    raise('longest, ms', duration);
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures['layout shift'] += value;
  });
  observe('largest-contentful-paint', ({ startTime }) => raise('LCP, ms', startTime));
  observe('event', ({ duration, interactionId }) => { if (interactionId) raise('INP, ms', duration); }, { durationThreshold: 16 });
`;

/** Throttles the processor of a page, visits a URL and measures long tasks, layout shift, LCP and INP. */
export async function observeLoad(
  page: Page,
  url: string,
  act: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Figures> {
  await page.emulateCPUThrottling(4);
  await page.evaluateOnNewDocument(observers);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await act();
  return (await page.evaluate('figures')) as Figures;
}

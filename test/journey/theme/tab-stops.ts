import type { Page } from 'puppeteer-core';

/** An element that had the focus, and the element that covered the whole of it; empty for none. */
export interface TabStop {
  readonly name: string;
  readonly coveredBy: string;
}

const mostStops = 80;

/** Goes through the page by Tab, to its end and back again, and returns each stop (WCAG 2.4.11). */
export async function tabStops(page: Page): Promise<readonly TabStop[]> {
  const forth = await walk(page);
  await page.keyboard.down('Shift');
  const back = await walk(page);
  await page.keyboard.up('Shift');
  return [...forth, ...back];
}

async function walk(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page. Returns the focused element; null if the focus has moved to the browser's own controls. */
function readStop(): TabStop | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body || active === document.documentElement) return null;
  const { left, top, width, height } = active.getBoundingClientRect();
  // Its middle, and points near its corners: rounded corners belong to what lies below.
  const shares = [0.1, 0.5, 0.9];
  const covers = shares.flatMap((across) =>
    shares.map((down) => {
      const seen = document.elementFromPoint(left + width * across, top + height * down);
      const cover = seen?.closest('sticky-header, [data-floating], cookie-consent');
      return cover?.contains(document.activeElement) ? '' : (cover?.localName ?? '');
    }),
  );
  const name = active.textContent.trim() || active.localName;
  return { name, coveredBy: covers.includes('') ? '' : covers.join(' ') };
}

import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../shared/policy/visit-under-policy.js';
import type { StrictReport as FloatingReport } from './back-to-top/strict-page.js';
import type { StrictReport as MenuReport } from './nav-menu/strict-page.js';
import type { StrictReport as PanelReport } from './offcanvas-panel/strict-page.js';
import type { StrictReport as CalendarReport } from './rs-calendar/strict-page.js';
import type { StrictPages } from './rs-form/paging/paging-strict-page.js';
import type { StrictReport as MapReport } from './rs-location/strict-page.js';
import type { StrictReport as RangeReport } from './rs-range/strict-page.js';
import type { StrictReport as HeaderReport } from './sticky-header/strict-page.js';
import type { StrictReport as TabsReport } from './tab-set/strict-page.js';

describe('<back-to-top> and <whatsapp-link> under a strict policy with Trusted Types', () => {
  it('<back-to-top> and <whatsapp-link> under a strict policy with Trusted Types paint, float and show their icons without a single violation', async () => {
    const { labels, position } = await visitUnderPolicy<FloatingReport>('back-to-top/strict.html');
    expect(labels).to.deep.equal(['Back to top', 'Message us on WhatsApp']);
    expect(position).to.equal('fixed');
  });
});

describe('<lazy-images> under a strict policy with Trusted Types', () => {
  it('<lazy-images> under a strict policy with Trusted Types loads images, frames and backgrounds without a single violation', async () => {
    expect(await visitUnderPolicy<string>('lazy-images/strict.html')).to.equal('loaded');
  });
});

describe('<nav-menu> under a strict policy with Trusted Types', () => {
  it('<nav-menu> under a strict policy with Trusted Types closes, opens and keeps to the window without a single violation', async () => {
    const { seen } = await visitUnderPolicy<MenuReport>('nav-menu/strict.html', { width: 900 });
    expect(seen).to.deep.equal([false, true]);
  });
});

describe('<offcanvas-panel> under a strict policy with Trusted Types', () => {
  it('<offcanvas-panel> under a strict policy with Trusted Types opens and closes, the page moving aside, without a single violation', async () => {
    const { facts } = await visitUnderPolicy<PanelReport>('offcanvas-panel/strict.html');
    expect(facts).to.deep.equal(['offcanvas-panel-opened', 'offcanvas-panel-closed']);
  });
});

describe('<rs-calendar> under a strict policy with Trusted Types', () => {
  it('<rs-calendar> under a strict policy with Trusted Types is used from the month to the time, and as a popup, without a single violation', async () => {
    const { visible, hidden } = await visitUnderPolicy<CalendarReport>('rs-calendar/strict.html');
    expect(visible).to.equal('16-04-2027 10:30');
    expect(hidden).to.equal('04/16/2027 10:30');
  });
});

// The browser blocks the server's own attributes, as without the element.
const isExpected = (violation: string) => violation.startsWith('script-src-attr');

describe('<rs-form> with pages under a strict policy with Trusted Types', () => {
  it('<rs-form> with pages under a strict policy with Trusted Types obeys the handlers that the policy keeps from running', async () => {
    const { shown } = await visitUnderPolicy<StrictPages>('rs-form/paging/paging-strict.html', {
      width: 600,
      isExpected,
    });
    expect(shown).to.deep.equal([0, 1, 0]);
  });
});

describe('a map under a strict policy with Trusted Types', () => {
  it('a map under a strict policy with Trusted Types is drawn and used without a single violation', async () => {
    const { text, width } = await visitUnderPolicy<MapReport>('rs-location/strict.html', { width: 600 });
    expect(text).to.match(/^40\.4\d+,-3\.7038$/);
    expect(width).to.equal(44);
  });
});

describe('sliders under a strict policy with Trusted Types', () => {
  it('sliders under a strict policy with Trusted Types are drawn and used without a single violation', async () => {
    const { text, distance } = await visitUnderPolicy<RangeReport>('rs-range/strict.html', {
      width: 600,
    });
    expect(text).to.equal('21-80');
    expect(distance).to.be.above(200);
  });
});

describe('<sticky-header> under a strict policy with Trusted Types', () => {
  it('<sticky-header> under a strict policy with Trusted Types sticks and goes out of the way without a single violation', async () => {
    const report = await visitUnderPolicy<HeaderReport>('sticky-header/strict.html', {
      height: 600,
    });
    expect(report).to.deep.equal({ isStuck: true, isHidden: true, position: 'sticky' });
  });
});

describe('<tab-set> under a strict policy with Trusted Types', () => {
  it('<tab-set> under a strict policy with Trusted Types shows another panel without a single violation', async () => {
    const { selected, line } = await visitUnderPolicy<TabsReport>('tab-set/strict.html');
    expect([selected, line]).to.deep.equal(['Two', '3px']);
  });
});

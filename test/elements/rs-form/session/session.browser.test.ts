import { expect } from '@open-wc/testing';
import { announced } from '../../../shared/announced.js';
import { appears, disappears } from '../../../shared/appears.js';
import { loadAxe, partRules, violationsOf } from '../../../shared/axe.js';
import { recordConsole } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { server } from '../server-check/ask-play-server.js';
import { openSession, passTime, resetTime, type SessionPage, setTimeLeft } from './session-page.js';

const ends = 'está a punto de terminar';
const over = 'Es posible que tu sesión haya terminado';
const failed = 'No hemos podido mantener la sesión';

const gone = ({ element }: SessionPage) => disappears(element.shadowRoot as ShadowRoot, '[part~="session"]');
const type = (page: SessionPage, id: string, text: string) => {
  page.field(id).focus();
  page.field(id).value = text;
  page.field(id).dispatchEvent(new Event('input', { bubbles: true }));
};
const stored = () =>
  Object.entries(sessionStorage).find(([key]) => key.startsWith('rs-form-draft'))?.[1] as string;

let keys = 0;
/** Returns an address that fails once. */
const failsOnce = () => server({ once: `session-${Date.now()}-${keys++}` });

beforeEach(() => setTimeLeft(60));
afterEach(resetTime);

describe('a form whose session ends soon', () => {
  it('has a region with the time of the end and a button, announced once, and takes no focus', async () => {
    const page = await openSession();
    const region = await page.region(ends);
    const end = new Intl.DateTimeFormat('es', { timeStyle: 'short' }).format(Date.now() + 60_000);
    expect(region.textContent).to.contain(`(${end})`).and.contain('Mantener la sesión');
    expect(region.localName).to.equal('section');
    expect(document.activeElement).to.equal(document.body);
    passTime(1);
    expect(announced('assertive').filter((text) => text.includes(ends))).to.have.length(1);
  });

  it('stays in the window while its form is longer than that', async () => {
    const page = await openSession();
    page.field('Clave').style.marginBlockEnd = '300vh';
    const region = await page.region(ends);
    await until(() => region.getBoundingClientRect().bottom <= innerHeight + 1);
    expect(page.element.getBoundingClientRect().bottom).to.be.above(innerHeight);
  });

  it('begins anew when the server keeps the session, and leads back to the field', async () => {
    const page = await openSession();
    await page.region(ends);
    page.field('Nombre').focus();
    page.button().focus();
    page.button().click();
    await gone(page);
    expect(document.activeElement).to.equal(page.field('Nombre'));
    expect(announced('assertive').concat(announced()).join()).to.contain('La sesión continúa.');
    passTime(700);
    expect(page.find()).to.equal(null);
    passTime(100);
    await page.region(ends);
  });

  for (const [title, address] of [
    ['with an error', failsOnce],
    ['with a redirect to a login', () => server({ fault: 'redirect' })],
    ['with nothing', () => server({ fault: 'reset' })],
  ] as const)
    it(`says so when the server answers ${title}, and offers to try again`, async () => {
      const page = await openSession({ keepAlive: address() });
      await page.region(ends);
      page.button().focus();
      page.button().click();
      expect((await page.region(failed)).textContent).to.contain('Intentar de nuevo');
      expect(page.element.shadowRoot?.activeElement, 'the focus stays at the button').to.equal(page.button());
    });

  it('keeps the session at the second attempt', async () => {
    const page = await openSession({ keepAlive: failsOnce() });
    await page.region(ends);
    page.button().click();
    await page.region(failed);
    page.button().click();
    await gone(page);
  });

  it('has not begun anew after a restart of its form', async () => {
    const page = await openSession();
    await page.region(ends);
    page.button().click();
    await gone(page);
    page.element.restartCore();
    await appears(page.element, 'form[novalidate]');
    passTime(800);
    await page.region(ends);
    const before = announced('assertive').length;
    page.element.restartCore();
    await page.region(ends);
    expect(announced('assertive').length, 'it is not announced again').to.be.at.most(before);
  });

  for (const scheme of ['light', 'dark'])
    it(`has no fault that a machine can find, in ${scheme} colours`, async () => {
      const axe = await loadAxe();
      const { style } = document.documentElement;
      style.colorScheme = scheme;
      Object.assign(document.body.style, { background: 'Canvas', color: 'CanvasText' });
      const page = await openSession();
      await page.region(ends);
      expect(await violationsOf(axe, page.element, partRules)).to.deep.equal([]);
      style.colorScheme = '';
      Object.assign(document.body.style, { background: '', color: '' });
    });
});

describe('a form on a phone that was in a pocket', () => {
  it('says on return that the session may have ended, stores the draft again, and can keep a session', async () => {
    setTimeLeft(800);
    const page = await openSession({ seconds: 900 });
    type(page, 'Nombre', 'Ana');
    type(page, 'Clave', 'secreta');
    await until(stored);
    passTime(3600, true);
    await page.region(over);
    expect(page.field('Nombre').value).to.equal('Ana');
    const { savedAt } = JSON.parse(stored()) as { readonly savedAt: number };
    expect(Date.now() - savedAt).to.be.below(10_000);
    expect(stored()).to.contain('Ana').and.not.contain('secreta');
    page.button().click();
    await gone(page);
  });

  it('stores nothing where the author wants no draft', async () => {
    setTimeLeft(-1);
    const page = await openSession({}, 'without-draft');
    await page.region(over);
    expect(stored()).to.equal(undefined);
  });
});

describe('the author of a session', () => {
  it('may write its seconds at the tag, which take precedence', async () => {
    const page = await openSession({ seconds: 100_000 }, 'data-session-seconds="900"');
    await page.region(ends);
  });

  const length = 'expected a number of seconds from 121 to 1000000';
  for (const [title, session, attributes, message] of [
    ['no time', { seconds: 0 }, '', `JSON at session.seconds: found 0, ${length}`],
    ['a negative time', { seconds: -900 }, '', `JSON at session.seconds: found -900, ${length}`],
    ['not more than the warning', { seconds: 120 }, '', `JSON at session.seconds: found 120, ${length}`],
    ['thousands of years', { seconds: 1e12 }, '', `JSON at session.seconds: found 1000000000000, ${length}`],
    ['no time at all', { seconds: undefined }, '', `JSON at session.seconds: found nothing, ${length}`],
    ['no number', {}, 'data-session-seconds="NaN"', `attribute data-session-seconds: found "NaN", ${length}`],
    [
      'an address of another site',
      { keepAlive: 'https://example.org/keep' },
      '',
      'JSON at session.keepAlive: found "https://example.org/keep", expected an address of this site',
    ],
  ] as const)
    it(`is told about ${title}, and the visitor reads nothing`, async () => {
      const record = recordConsole();
      const page = await openSession(session, attributes);
      await until(() => record.errors.length > 0);
      record.stop();
      expect(record.errors.filter((error) => error.includes(message))).to.have.length(1);
      expect(page.find()).to.equal(null);
    });
});

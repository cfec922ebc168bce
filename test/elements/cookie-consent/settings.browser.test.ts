import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/cookie-consent/define.js';
import { appears, disappears } from '../../shared/appears.js';
import { loadAxe, partRules, violationsOf } from '../../shared/axe.js';
import { nextError } from '../../shared/next-error.js';
import { errorsDuring } from '../../shared/record-console.js';
import { banner, clearCookies, kept, openLayer, partOf, press, type OpenLayer } from './consent-page.js';

const { fetch: realFetch } = window;
const rootOf = ({ element }: OpenLayer) => element.shadowRoot as ShadowRoot;

/** Replaces `fetch`: every request for a description gets this answer. Returns the requested addresses. */
function answerWith(answer: () => Promise<Response>): readonly URL[] {
  const asked: URL[] = [];
  window.fetch = (input) => {
    asked.push(new URL(String(input)));
    return answer();
  };
  return asked;
}

async function openSettings(attributes = ''): Promise<OpenLayer> {
  const open = await openLayer(
    html`<cookie-consent lang="es" description-url=${attributes}>${banner}</cookie-consent>`,
  );
  press(open.element, 'settings');
  await appears(rootOf(open), 'dialog[open]');
  return open;
}

/** Settings that are longer than any window. */
const longSettings = JSON.stringify({
  categories: ['preferences', 'statistics'].map((id) => ({
    id,
    cookies: Array.from({ length: 12 }, (_cookie, at) => ({
      name: `_${id}_${at}`,
      provider: 'Un proveedor',
      purpose: 'Contar visitas',
      duration: '2 años',
    })),
  })),
});

describe('<cookie-consent> settings', () => {
  beforeEach(clearCookies);
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 });
    window.fetch = realFetch;
    clearCookies();
  });

  it('the settings of <cookie-consent> are opened by a button of the page, also after an answer', async () => {
    const open = await openLayer(html`<cookie-consent id="cookies" lang="es">${banner}</cookie-consent>`);
    press(open.element, 'reject');
    const button = document.createElement('button');
    button.setAttribute('commandfor', 'cookies');
    button.setAttribute('command', '--settings');
    open.element.before(button);
    button.click();
    await appears(rootOf(open), 'dialog[open]');
    button.remove();
  });

  it('the settings of <cookie-consent> tick nothing beforehand, lock necessary categories, and keep what the visitor ticks', async () => {
    const open = await openSettings();
    const boxes = [...rootOf(open).querySelectorAll('input')];
    expect(boxes.map(({ name, checked, disabled }) => [name, checked, disabled])).to.deep.equal([
      ['necessary', true, true],
      ['preferences', false, false],
      ['statistics', false, false],
    ]);
    expect(rootOf(open).activeElement?.localName).to.equal('h2');
    boxes[1]?.click();
    partOf(open.element, 'settings-save')?.click();
    await disappears(rootOf(open), 'dialog[open]');
    expect(kept()).to.equal('necessary,preferences');
  });

  it('the settings of <cookie-consent> name the details of each category, a group for a screen reader, by the category', async () => {
    const root = rootOf(await openSettings('/descripcion'));
    const names = [...root.querySelectorAll('details')].map((details) => {
      const name = root.getElementById(details.getAttribute('aria-labelledby') ?? '');
      return name?.textContent;
    });
    expect(names).to.deep.equal(['Necesarias', 'Preferencias', 'Estadísticas']);
  });

  it('the settings of <cookie-consent> reject all where nothing is ticked, and change nothing where they are closed', async () => {
    const open = await openSettings();
    partOf(open.element, 'close')?.click();
    await disappears(rootOf(open), 'dialog[open]');
    expect({ kept: kept(), isBannerShown: partOf(open.element, 'banner')?.checkVisibility() }).to.deep.equal({
      kept: '',
      isBannerShown: true,
    });
    press(open.element, 'settings');
    await appears(rootOf(open), 'dialog[open]');
    partOf(open.element, 'settings-save')?.click();
    expect(kept()).to.equal('necessary');
  });

  it('<cookie-consent> shows the server’s description of a category in its settings, without markup that could act or fetch', async () => {
    const asked = answerWith(
      async () =>
        new Response(
          '<div onclick="__pwned=1" style="color:red"><fieldset><legend>Cookies</legend><ul><li>_ga</li></ul></fieldset>' +
            '<script>__pwned=1</script><img src="//evil.test/x" onerror="__pwned=1"><input value="x"></div>',
        ),
    );
    const open = await openSettings('/index.php');
    rootOf(open).querySelectorAll('summary')[2]?.click();
    const item = await appears(rootOf(open), '[part="details"] li');
    expect(item.textContent).to.equal('_ga');
    expect(asked.map(({ pathname, search }) => pathname + search)).to.deep.equal([
      '/index.php?option=com_gdpr&task=user.getCookieCategoryDescription&format=raw&gdpr_cookie_category=3',
    ]);
    const rest = item.closest('[part="details"]')?.querySelectorAll('img, script, input, [onclick], [style]');
    expect({ rest: rest?.length, isPwned: Reflect.has(window, '__pwned') }).to.deep.equal({
      rest: 0,
      isPwned: false,
    });
  });

  for (const [width, height, columns] of [
    [1280, 700, 3],
    [360, 640, 2],
  ] as const)
    it(`the settings of <cookie-consent> keep title, way out and answers in sight at ${width} × ${height}, however long they are`, async () => {
      await setViewport({ width, height });
      const open = await openLayer(
        html`<cookie-consent lang="es">
          <script type="application/json">
            ${longSettings}
          </script>
          ${banner}</cookie-consent
        >`,
      );
      press(open.element, 'settings');
      const dialog = (await appears(rootOf(open), 'dialog[open]')) as HTMLElement;
      for (const details of dialog.querySelectorAll('details')) details.open = true;
      const answerParts = ['settings-save', 'settings-accept', 'settings-reject'];
      const boxOf = (part: string) =>
        dialog.querySelector(`[part~="${part}"]`)?.getBoundingClientRect() as DOMRect;
      expect(dialog.scrollHeight).to.be.above(dialog.clientHeight);
      for (const top of [0, dialog.scrollHeight / 2, dialog.scrollHeight]) {
        dialog.scrollTop = top;
        const window = dialog.getBoundingClientRect();
        for (const part of ['settings-title', 'close', ...answerParts]) {
          const own = boxOf(part);
          expect(own.top >= window.top && own.bottom <= window.bottom, `${part} at ${top}`).to.equal(true);
        }
        // The close button is in the corner, and at least 44 px high, enough for a finger.
        const end = window.left + dialog.clientLeft + dialog.clientWidth;
        expect(end - boxOf('close').right).to.be.within(0, 32);
        expect(boxOf('close').top - window.top).to.be.below(24);
        expect(boxOf('close').height).to.be.at.least(44);
      }
      const answers = answerParts.map(boxOf);
      expect(new Set(answers.map(({ left }) => Math.round(left))).size).to.equal(columns);
      expect(new Set(answers.map(({ top }) => Math.round(top))).size).to.equal(4 - columns);
      expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
    });

  it('the settings of <cookie-consent> are left by the button in the corner, which says in words what it does', async () => {
    const open = await openSettings();
    const close = partOf(open.element, 'close');
    expect(close?.ariaLabel).to.equal('Cerrar sin cambios');
    close?.click();
    await disappears(rootOf(open), 'dialog[open]');
    expect(kept()).to.equal('');
  });

  for (const [title, answer] of [
    ['is broken', () => Promise.resolve(new Response('', { status: 500 }))],
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['sends a page of its own', () => Promise.resolve(new Response('<html><body>Error</body></html>'))],
    ['sends JSON', () => Promise.resolve(new Response('{"acceptdate":"2026-11-25"}'))],
    ['sends JSON in the place of a text', () => Promise.resolve(Response.json('Cookies'))],
    ['sends the answer to another call', () => Promise.resolve(new Response('1'))],
    ['sends nothing', () => Promise.resolve(new Response(''))],
  ] as const)
    it(`the settings of <cookie-consent> show the words that are built in where the server ${title}`, async () => {
      answerWith(answer);
      await errorsDuring(async () => {
        const open = await openSettings('/index.php');
        rootOf(open).querySelectorAll('summary')[2]?.click();
        await appears(rootOf(open), '[part="details"] > p', 'qué páginas se visitan');
      });
    });

  it('the settings of <cookie-consent> ask no other site for a description', async () => {
    const asked = answerWith(() => Promise.resolve(new Response('')));
    const error = await nextError(async () => {
      const open = await openSettings('https://evil.test/index.php');
      rootOf(open).querySelector('summary')?.click();
      await appears(rootOf(open), '[part="details"] > p');
    });
    expect(asked.length).to.equal(0);
    expect(error).to.contain('expected an address of this site');
  });

  it('the settings of <cookie-consent> refuse a script in the place of an address (attr-15)', async () => {
    const open = await openLayer(
      html`<cookie-consent lang="es" policy-href="java&#10;script:__pwned=1"></cookie-consent>`,
    );
    await appears(rootOf(open), '[part~="banner-link"]');
    // The settings have the link as well, and are painted in idle time.
    const links = new Set([...rootOf(open).querySelectorAll('a')].map((link) => link.getAttribute('href')));
    expect([...links]).to.deep.equal(['/privacidad']);
  });

  for (const width of [1280, 360])
    it(`the settings of <cookie-consent> paint the whole banner where the tag is empty, with equal answers, at ${width} px`, async () => {
      await setViewport({ width, height: 700 });
      const open = await openLayer(html`<cookie-consent lang="es"></cookie-consent>`);
      await appears(rootOf(open), '[part~="banner-reject"]');
      const lookOf = (part: string) => {
        const button = partOf(open.element, part) as Element;
        const { width: inline, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, textDecorationLine } =
          getComputedStyle(button);
        expect(inline).to.be.at.most(240);
        expect(height).to.be.at.least(44);
        // Firefox gives columns of one width fractions of a pixel that differ.
        return {
          inline: Math.round(inline),
          height,
          color,
          backgroundColor,
          borderColor,
          fontSize,
          textDecorationLine,
        };
      };
      expect(lookOf('banner-reject')).to.deep.equal(lookOf('banner-accept'));
      const { backgroundColor, textDecorationLine } = lookOf('banner-settings');
      expect({ backgroundColor, textDecorationLine }).to.deep.equal({
        backgroundColor: 'rgba(0, 0, 0, 0)',
        textDecorationLine: 'underline',
      });
      partOf(open.element, 'banner-reject')?.click();
      expect(kept()).to.equal('necessary');
    });

  it('the settings of <cookie-consent> say nothing of a category twice where the server describes it', async () => {
    answerWith(
      async () =>
        new Response(
          '<div><div>Estadísticas</div><div><p>Cuentan visitas.</p></div>' +
            '<fieldset><legend>Cookies</legend><ul><li>_ga: Contar visitas</li></ul></fieldset></div>',
        ),
    );
    const statistics = {
      id: 'statistics',
      description: 'Cuentan visitas.',
      cookies: [{ name: '_ga', purpose: 'Contar visitas' }],
    };
    const open = await openLayer(
      html`<cookie-consent lang="es" description-url="/index.php">
        <script type="application/json">
          ${JSON.stringify({ categories: [statistics] })}
        </script>
        ${banner}</cookie-consent
      >`,
    );
    press(open.element, 'settings');
    await appears(rootOf(open), 'dialog[open]');
    rootOf(open).querySelectorAll('summary')[1]?.click();
    const item = await appears(rootOf(open), '[part="details"] li');
    await disappears(rootOf(open), '[part="details"] > p');
    const details = item.closest('details') as HTMLDetailsElement;
    expect(details.textContent).to.equal('Detalles de «Estadísticas»Cookies_ga: Contar visitas');
    const { borderTopWidth, paddingTop } = getComputedStyle(item.closest('fieldset') as Element);
    expect([borderTopWidth, paddingTop]).to.deep.equal(['0px', '0px']);
  });

  it('the settings of <cookie-consent> have no violation that axe finds, and neither has the banner', async () => {
    const axe = await loadAxe();
    const open = await openLayer(html`<cookie-consent lang="es"></cookie-consent>`);
    await appears(rootOf(open), '[part~="banner-reject"]');
    expect(await violationsOf(axe, open.element, partRules)).to.deep.equal([]);
    partOf(open.element, 'banner-settings')?.click();
    await appears(rootOf(open), 'dialog[open]');
    expect(await violationsOf(axe, open.element, partRules)).to.deep.equal([]);
  });
});

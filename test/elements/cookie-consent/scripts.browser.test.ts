import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import { appears } from '../../shared/appears.js';
import { banner, clearCookies, kept, openLayer, partOf, press, type OpenLayer } from './consent-page.js';
import { announced } from '../../shared/announced.js';

const json = JSON.stringify({
  categories: ['preferences', { id: 'statistics', cookies: ['_ga*', 'rs_*'] }],
});
const layer = (reload = 'when-needed') =>
  openLayer(
    html`<cookie-consent reload=${reload} lang="es">
      <script type="application/json">
        ${json}
      </script>
      ${banner}</cookie-consent
    >`,
  );
const ran = () => Reflect.get(window, 'ranScripts') as string[];

/** Creates a blocked script (`type="text/plain"`), as the parser leaves it. */
function blocked(
  name: string,
  category = 'statistics',
  more: Record<string, string> = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset['category'] = category;
  for (const [key, value] of Object.entries(more)) script.setAttribute(key, value);
  if (!script.hasAttribute('src')) script.textContent = `ranScripts.push('${name}');`;
  return script;
}

/** Returns the address of a script. */
const addressOf = (name: string) =>
  URL.createObjectURL(new Blob([`ranScripts.push('${name}');`], { type: 'text/javascript' }));

async function tabAppears({ element }: OpenLayer): Promise<void> {
  await appears(element.shadowRoot as ShadowRoot, '[part="revoke-tab"]:not([hidden])');
}

/** Settles when the condition holds; tested in each task. */
async function until(ask: () => boolean): Promise<void> {
  while (!ask()) await new Promise((resolve) => setTimeout(resolve));
}

describe('<cookie-consent> scripts', () => {
  beforeEach(() => {
    clearCookies();
    Reflect.set(window, 'ranScripts', []);
  });
  afterEach(clearCookies);

  it('<cookie-consent> starts scripts in place and in the page’s order, those with an address too, and modules after them', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.append(
      blocked('first', 'statistics', { src: addressOf('first') }),
      blocked('second'),
      blocked('never', 'marketing'),
      blocked('third', 'preferences', { 'data-type': 'module' }),
      blocked('fourth', 'statistics', { nonce: 'abc' }),
    );
    const places = [...box.children];
    const open = await layer();
    expect(ran()).to.deep.equal([]);
    press(open.element, 'accept');
    await until(() => ran().length === 4);
    expect(ran()).to.deep.equal(['first', 'second', 'fourth', 'third']);
    expect([...box.children].every((script, at) => script === places[at])).to.equal(true);
    expect((box.lastElementChild as HTMLScriptElement).nonce).to.equal('abc');
    expect(open.reloads()).to.equal(0);
  });

  it('<cookie-consent> starts scripts that come later, and leaves refused ones', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const open = await layer();
    press(open.element, 'accept');
    await tabAppears(open);
    box.append(blocked('never', 'marketing'), blocked('late'));
    await until(() => ran().length > 0);
    expect(ran()).to.deep.equal(['late']);
  });

  it('<cookie-consent> goes on after a script that does not come', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.append(blocked('lost', 'statistics', { src: '/no-such-script.js' }), blocked('next'));
    const open = await layer();
    press(open.element, 'accept');
    await until(() => ran().length > 0);
    expect(ran()).to.deep.equal(['next']);
  });

  it('<cookie-consent> lets frames and images go by taking their category away', async () => {
    const box = await fixture<HTMLElement>(
      html`<div><img data-category="preferences" alt="" /><img data-category="marketing" alt="" /></div>`,
    );
    const open = await layer();
    press(open.element, 'accept');
    await tabAppears(open);
    expect([...box.querySelectorAll('[data-category]')]).to.deep.equal([box.children[1]]);
  });

  for (const [mode, expected] of [
    ['when-needed', 1],
    ['never', 0],
  ] as const)
    it(`<cookie-consent> ${expected ? 'loads the page anew' : 'does not load the page anew'} after a withdrawal with reload="${mode}"`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.append(blocked('one'));
      const open = await layer(mode);
      press(open.element, 'accept');
      await until(() => ran().length > 0);
      document.cookie = '_ga_X=1; path=/';
      open.element.show();
      press(open.element, 'reject');
      await until(() => !document.cookie.includes('_ga_X'));
      const notice = 'Aplicando preferencias y recargando la página ...';
      expect(announced('assertive').includes(notice)).to.equal(expected === 1);
      expect(partOf(open.element, 'reload-message')?.checkVisibility()).to.equal(expected === 1);
      open.clock.pass(999);
      expect(open.reloads()).to.equal(0);
      // A script that is still running writes its cookie again.
      document.cookie = '_ga_X=1; path=/';
      open.clock.pass(1);
      expect([open.reloads(), kept()]).to.deep.equal([expected, 'necessary']);
      expect(document.cookie.includes('_ga_X')).to.equal(expected === 0);
    });

  it('<cookie-consent> loads nothing anew where nothing ran', async () => {
    const open = await layer();
    press(open.element, 'accept');
    await tabAppears(open);
    open.element.show();
    press(open.element, 'reject');
    open.clock.pass(5000);
    expect(open.reloads()).to.equal(0);
  });
});

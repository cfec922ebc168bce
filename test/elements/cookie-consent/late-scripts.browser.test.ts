import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import { banner, clearCookies, openLayer, press } from './consent-page.js';
import { errorsDuring } from '../../shared/record-console.js';
import { until } from '../../shared/until.js';

const ran = () => Reflect.get(window, 'ranScripts') as string[];

/** Creates a script that waits for the statistics. */
function held(text: string, src?: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset['category'] = 'statistics';
  if (src) script.src = src;
  else script.textContent = text;
  return script;
}

/** Opens a page with scripts that wait, and accepts. */
async function acceptFor(...scripts: readonly HTMLScriptElement[]): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div><h2>Kept</h2></div>`);
  box.append(...scripts);
  const { element } = await openLayer(html`<cookie-consent revision="1">${banner}</cookie-consent>`);
  press(element, 'accept');
  return box;
}

const listening = `
  document.addEventListener('DOMContentLoaded', ({ target }) => ranScripts.push('parsed ' + (target === document)));
  addEventListener('load', { handleEvent: () => ranScripts.push('loaded') });
  window.onload = () => ranScripts.push('onload');
  addEventListener('resize', () => ranScripts.push('resized'));
  ranScripts.push('ran');`;

describe('<cookie-consent> late scripts', () => {
  beforeEach(() => {
    clearCookies();
    Reflect.set(window, 'ranScripts', []);
  });
  afterEach(() => {
    window.onload = null;
    clearCookies();
  });

  it('<cookie-consent> gives the script the events that are over, once, and no other listener', async () => {
    const others: string[] = [];
    const other = () => others.push('load');
    addEventListener('load', other);
    await acceptFor(held(listening));
    await until(() => ran().length > 3);
    expect(ran()).to.deep.equal(['ran', 'parsed true', 'loaded', 'onload']);
    expect(others).to.deep.equal([]);
    removeEventListener('load', other);
    expect({
      window: Object.hasOwn(window, 'addEventListener'),
      document: Object.hasOwn(document, 'write'),
    }).to.deep.equal({ window: false, document: false });
  });

  it('<cookie-consent> gives them to a script with an address as well', async () => {
    const text = `addEventListener('load', () => ranScripts.push('loaded'));`;
    await acceptFor(held('', URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))));
    await until(() => ran().length > 0);
    expect(ran()).to.deep.equal(['loaded']);
  });

  it('<cookie-consent> places the output of a script behind it, and the page stays', async () => {
    const script = held(
      `document.write('<b id="written">a', 'b</b>'); document.writeln('<i onclick="x()">c</i>');`,
    );
    const box = await acceptFor(script);
    await until(() => box.querySelector('i') !== null);
    expect(box.querySelector('h2')?.textContent).to.equal('Kept');
    expect(script.nextElementSibling?.outerHTML).to.equal('<b id="written">ab</b>');
    expect(box.querySelector('i')?.outerHTML).to.equal('<i>c</i>');
  });

  it('<cookie-consent> names the script that writes another one, which does not run', async () => {
    const text = `document.write('<i>c</i><scr' + 'ipt>ranScripts.push("written")</scr' + 'ipt>');`;
    const errors = await errorsDuring(async () => {
      const box = await acceptFor(held(text));
      await until(() => box.querySelector('i') !== null);
    });
    expect(ran()).to.deep.equal([]);
    expect(errors.join()).to.contain('<cookie-consent> document.write: found a <script>');
  });
});

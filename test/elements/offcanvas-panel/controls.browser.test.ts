import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { OffcanvasPanelElement } from '../../../elements/offcanvas-panel/offcanvas-panel.shell.js';
import { appears } from '../../shared/appears.js';
import { openPage } from './panel-page.js';

const panelWith = (controls: ReturnType<typeof html>) =>
  html`${controls}<offcanvas-panel id="panel"><p>Text</p></offcanvas-panel>`;

describe('<offcanvas-panel> controls', () => {
  it('the controls of <offcanvas-panel> are those of the theme: toggle, open and close, also inside', async () => {
    const opened = await openPage(html`
      <button data-offcanvas-open>Open</button>
      <offcanvas-panel
        ><p>Text</p>
        <button data-offcanvas-close>Close</button></offcanvas-panel
      >
    `);
    expect(await opened.opens(() => opened.find('[data-offcanvas-open]').click())).to.equal('control');
    expect(await opened.closes(() => opened.find('[data-offcanvas-close]').click())).to.equal('control');
    const id = opened.panel.id;
    expect(opened.find('[data-offcanvas-open]').getAttribute('aria-controls')).to.equal(id);
    expect(document.querySelectorAll(`#${id}`)).to.have.lengthOf(1);
  });

  it('the controls of <offcanvas-panel> may be the platform’s own commands', async () => {
    const opened = await openPage(
      panelWith(html`<button commandfor="panel" command="--toggle">Menu</button>`),
    );
    const button = opened.find('button');
    expect(await opened.opens(() => button.click())).to.equal('control');
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    expect(await opened.closes(() => button.click())).to.equal('control');
  });

  it('the controls of <offcanvas-panel> may be a div, which becomes a button with its keys and is given back', async () => {
    const opened = await openPage(
      panelWith(
        html`<div class="g-offcanvas-hide g-offcanvas-toggle" role="navigation" data-offcanvas-toggle>
          Menu
        </div>`,
      ),
    );
    const control = opened.find('[data-offcanvas-toggle]');
    expect([control.getAttribute('role'), control.tabIndex]).to.deep.equal(['button', 0]);
    expect(control.classList.contains('g-offcanvas-hide')).to.equal(false);
    await opened.opens(async () => {
      control.focus();
      await opened.closes(async () => {
        await opened.opens(() => control.click());
        await sendKeys({ press: 'Escape' });
      });
      await sendKeys({ press: 'Enter' });
    });
    await opened.closes(() => sendKeys({ press: 'Escape' }));
    await opened.opens(() => sendKeys({ press: ' ' }));

    opened.panel.remove();
    await Promise.resolve();
    expect({
      role: control.getAttribute('role'),
      hasTabindex: control.hasAttribute('tabindex'),
    }).to.deep.equal({ role: 'navigation', hasTabindex: false });
    expect([...control.classList].sort().join()).to.equal('g-offcanvas-hide,g-offcanvas-toggle');
    expect(control.hasAttribute('aria-expanded')).to.equal(false);
  });

  it('the controls of <offcanvas-panel> may be a link to the content, for pages without scripts', async () => {
    const opened = await openPage(panelWith(html`<a href="#panel" data-offcanvas-toggle>Menu</a>`));
    await opened.opens(() => opened.find('a').click());
    expect(location.hash).to.equal('');
  });

  it('the controls of <offcanvas-panel> belong to the panel that they name, and with a missing name to none (attr-13)', async () => {
    const opened = await openPage(html`
      <button id="lost" data-offcanvas-toggle aria-controls="nobody">Lost</button>
      <button id="second" data-offcanvas-toggle aria-controls="b">Second</button>
      <offcanvas-panel id="a"><p>First</p></offcanvas-panel>
      <offcanvas-panel id="b"><p>Second</p></offcanvas-panel>
    `);
    const second = opened.find<OffcanvasPanelElement>('#b');
    await appears(opened.place, '#b[data-ready]');
    const lost = opened.find('#lost');
    lost.click();
    expect(lost.outerHTML).to.equal(
      '<button id="lost" data-offcanvas-toggle="" aria-controls="nobody">Lost</button>',
    );
    const switched = new Promise((resolve) => second.addEventListener('offcanvas-panel-opened', resolve));
    opened.find('#second').click();
    await switched;
    expect({ first: opened.panel.isOpen, second: second.isOpen }).to.deep.equal({
      first: false,
      second: true,
    });
  });

  it('the controls of <offcanvas-panel> are hidden while the panel has nothing, and shown when it gets something', async () => {
    const opened = await openPage(html`
      <button id="toggle" data-offcanvas-toggle>Menu</button>
      <offcanvas-panel
        ><div id="box"></div>
        <button data-offcanvas-close>×</button>
        <script type="text/plain">
          x
        </script>
      </offcanvas-panel>
    `);
    const toggle = opened.find('#toggle');
    expect(toggle.checkVisibility()).to.equal(false);
    const shown = appears(opened.place, '#box p');
    const text = document.createElement('p');
    text.textContent = 'Text';
    opened.find('#box').append(text);
    await shown;
    expect(toggle.checkVisibility()).to.equal(true);

    await opened.opens(() => toggle.click());
    expect(await opened.closes(() => text.remove())).to.equal('script');
    expect(toggle.checkVisibility()).to.equal(false);
  });

  it('the controls of <offcanvas-panel> are served when they come later', async () => {
    const opened = await openPage(panelWith(html``));
    const late = document.createElement('span');
    late.setAttribute('data-offcanvas-toggle', '');
    opened.place.append(late);
    await appears(opened.place, 'span[role="button"][aria-expanded="false"]');
    await opened.opens(() => late.click());
  });

  it('the controls of <offcanvas-panel> may be requests, with or without the panel’s name, and the old global name', async () => {
    const opened = await openPage(panelWith(html``));
    const request = (what: string, detail: object | null = null) =>
      document.dispatchEvent(
        new CustomEvent(`offcanvas-panel-${what}-request`, { detail, cancelable: true }),
      );
    await opened.opens();
    await opened.closes(() => expect(request('close')).to.equal(false));
    expect(request('close')).to.equal(true);
    expect(request('open', { target: 'other' })).to.equal(true);
    expect(await opened.opens(() => request('toggle', { target: 'panel' }))).to.equal('script');

    const { G5 } = window as unknown as {
      G5: { offcanvas: Record<'open' | 'close' | 'toggle', () => void> };
    };
    await opened.closes(() => G5.offcanvas.close());
    await opened.opens(() => G5.offcanvas.toggle());
  });
});

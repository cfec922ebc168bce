import { expect, html, unsafeStatic } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { formMembers, shadowing } from '../../shared/member-names.js';
import { openPage, type PanelPage } from './panel-page.js';

describe('<offcanvas-panel>', () => {
  let opened: PanelPage;

  it('<offcanvas-panel> takes the content out of the page, and gives it back when the tag goes', async () => {
    opened = await openPage();
    const { panel, place } = opened;
    const toggle = opened.find('#toggle');
    const before = '<button id="toggle" data-offcanvas-toggle="">Menu</button>';
    expect(opened.isContentSeen).to.equal(false);
    expect(toggle.getAttribute('aria-expanded')).to.equal('false');
    expect(toggle.getAttribute('aria-controls')).to.equal('panel');

    await opened.opens();
    const content = [...panel.children];
    panel.remove();
    await Promise.resolve();
    expect(toggle.outerHTML).to.equal(before);
    expect([panel.getAttribute('data-ready'), panel.querySelector('#link')?.textContent]).to.deep.equal([
      null,
      'Far',
    ]);
    expect([...panel.children]).to.deep.equal(content);
    expect(document.documentElement.style.overflow).to.equal('');
    expect(place.querySelectorAll('dialog')).to.have.lengthOf(0);
  });

  for (const [what, shadow] of shadowing)
    it(`<offcanvas-panel> shows a form whose members are shadowed: ${what}`, async () => {
      const form = `<form>${formMembers().map(shadow).join('')}<a href="#rest" id="inside">Inside</a></form>`;
      opened = await openPage(html`
        <button id="toggle" data-offcanvas-toggle>Menu</button>
        <offcanvas-panel id="panel" aria-label="Menu">${unsafeStatic(form)}</offcanvas-panel>
      `);
      await opened.opens();
      expect(opened.find('#inside').checkVisibility()).to.equal(true);
      opened.panel.remove();
    });

  it('<offcanvas-panel> has a row with its name and its close button, which stays while the content scrolls', async () => {
    opened = await openPage(html`
      <button id="toggle" data-offcanvas-toggle>Menu</button>
      <offcanvas-panel id="panel" aria-label="Menu"
        ><nav aria-label="Panel"><p style="block-size: 3000px">Long</p></nav></offcanvas-panel
      >
    `);
    await opened.opens();
    const title = opened.part('title');
    expect(title.textContent).to.equal('Menu');
    const panel = opened.part('panel');
    panel.scrollTop = 500;
    const [row, name, close] = [opened.part('header'), title, opened.part('close')].map((part) =>
      part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(row.top).to.be.closeTo(panel.getBoundingClientRect().top, 1);
    expect(name.top >= row.top && name.bottom <= row.bottom && name.right <= close.left).to.equal(true);
    expect(row.width).to.equal(panel.clientWidth);
    expect(name.left - row.left).to.be.closeTo(16, 1);
    opened.panel.remove();
  });

  it('<offcanvas-panel> opens by its toggle, tells each step, and closes by its own button', async () => {
    opened = await openPage();
    const { panel } = opened;
    const events: string[] = [];
    for (const type of ['open', 'opened', 'close', 'closed']) {
      panel.addEventListener(`offcanvas-panel-${type}`, (event) =>
        events.push(`${type}: ${(event as CustomEvent<{ source: string }>).detail.source}`),
      );
    }
    await opened.opens(() => opened.find('#toggle').click());
    expect(opened.isContentSeen).to.equal(true);
    expect(opened.find('#toggle').getAttribute('aria-expanded')).to.equal('true');
    expect(panel.matches('[open]:state(open)')).to.equal(true);
    expect(getComputedStyle(await opened.overlay()).opacity).to.equal('1');

    const closing = opened.closes(() => opened.part('close').click());
    expect(panel.matches(':state(closing)')).to.equal(true);
    expect(opened.find('#toggle').getAttribute('aria-expanded')).to.equal('false');
    await closing;
    expect({ contentSeen: opened.isContentSeen, open: panel.hasAttribute('open') }).to.deep.equal({
      contentSeen: false,
      open: false,
    });
    expect(events).to.deep.equal(['open: control', 'opened: control', 'close: control', 'closed: control']);
  });

  it('<offcanvas-panel> is closed, and the page is free, when the browser shows a page again that a form has left', async () => {
    opened = await openPage();
    await opened.opens();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect({ contentSeen: opened.isContentSeen, open: opened.panel.hasAttribute('open') }).to.deep.equal({
      contentSeen: false,
      open: false,
    });
    expect(document.documentElement.style.overflow).to.equal('');
    await opened.opens();
  });

  it('<offcanvas-panel> closes when the visitor presses the page beside it', async () => {
    opened = await openPage();
    await opened.opens();
    const overlay = await opened.overlay();
    expect(await opened.closes(() => overlay.click())).to.equal('overlay');
  });

  it('<offcanvas-panel> slides in and out in 300 ms with ease', async () => {
    opened = await openPage();
    await opened.opens();
    const { transitionDuration, transitionTimingFunction, transitionProperty } = getComputedStyle(
      opened.part('panel'),
    );
    expect([transitionProperty, transitionDuration, transitionTimingFunction].join()).to.equal(
      'translate,0.3s,ease',
    );
    expect(getComputedStyle(await opened.overlay()).transitionDuration).to.equal('0.3s');
  });

  it('<offcanvas-panel> turns round when it is toggled on its way', async () => {
    opened = await openPage();
    await opened.opens();
    opened.panel.close();
    expect(opened.panel.matches(':state(closing)')).to.equal(true);
    await opened.opens(() => opened.panel.toggle());
    expect(opened.isOut).to.equal(true);
  });

  it('<offcanvas-panel> is modal: focus in, the rest inert, no scrolling, Escape, focus back, no jump', async () => {
    opened = await openPage();
    const toggle = opened.find('#toggle');
    window.scrollTo(0, 300);
    const top = window.scrollY;
    toggle.focus({ preventScroll: true });
    await opened.opens(() => toggle.click());
    expect(deepActiveElement()).to.equal(opened.part('close'));
    expect(opened.dialog.matches(':modal')).to.equal(true);
    opened.find('#rest').focus();
    expect(deepActiveElement()).to.equal(opened.part('close'));
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');

    await sendKeys({ press: 'Tab' });
    expect(deepActiveElement()).to.equal(opened.find('#link'));
    expect(await opened.closes(() => sendKeys({ press: 'Escape' }))).to.equal('key');
    expect(deepActiveElement()).to.equal(toggle);
    expect(window.scrollY).to.equal(top);
    expect(getComputedStyle(document.documentElement).overflowY).to.not.equal('hidden');
    window.scrollTo(0, 0);
  });

  it('<offcanvas-panel> never lets Tab out into the page', async () => {
    opened = await openPage();
    await opened.opens();
    for (let presses = 0; presses < 6; presses += 1) {
      await sendKeys({ press: 'Tab' });
      const active = deepActiveElement();
      // After the last control the focus is nowhere, or on the dialog itself (WebKit).
      const isInside =
        [document.body, opened.dialog, opened.part('close')].some((one) => one === active) ||
        opened.panel.contains(active);
      expect(isInside, String(active?.outerHTML)).to.equal(true);
    }
  });

  it('<offcanvas-panel> puts the focus into the content where the page hides the close button', async () => {
    opened = await openPage();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('offcanvas-panel::part(close) { display: none }');
    document.adoptedStyleSheets.push(sheet);
    await opened.opens();
    expect(deepActiveElement()).to.equal(opened.find('#link'));
    await opened.overlay();
    await opened.closes();
    await opened.opens();
    expect(deepActiveElement()).to.equal(opened.find('#link'));
    document.adoptedStyleSheets.pop();
  });

  it('<offcanvas-panel> leaves Escape to a dialog above it, and takes the next one', async () => {
    const { openLayer } = await import('../../../shared/overlay/layer-stack.js');
    opened = await openPage();
    await opened.opens();
    const above = document.createElement('dialog');
    opened.panel.append(above);
    above.showModal();
    const layer = openLayer({
      element: above,
      locksScroll: true,
      onEscape() {
        layer.close();
        above.close();
      },
    });
    await sendKeys({ press: 'Escape' });
    expect({ dialogAbove: above.open, panel: opened.isOut }).to.deep.equal({
      dialogAbove: false,
      panel: true,
    });
    expect(await opened.closes(() => sendKeys({ press: 'Escape' }))).to.equal('key');
  });

  it('<offcanvas-panel> goes with a link to its place in the page', async () => {
    opened = await openPage();
    await opened.opens();
    expect(await opened.closes(() => opened.find('#link').click())).to.equal('link');
    expect(deepActiveElement()).to.equal(opened.find('#far'));
    expect(Math.round(opened.find('#far').getBoundingClientRect().top)).to.be.below(innerHeight);
    history.replaceState(null, '', location.pathname + location.search);
    window.scrollTo(0, 0);
  });

  it('<offcanvas-panel> stays open at a link that only opens a level of a menu', async () => {
    opened = await openPage();
    await opened.opens();
    opened.find('#link').addEventListener('click', (event) => event.preventDefault(), { once: true });
    opened.find('#link').click();
    expect(opened.panel.isOpen).to.equal(true);
  });

  it('<offcanvas-panel> asks the page, which may keep it closed and keep it open', async () => {
    opened = await openPage();
    const { panel } = opened;
    await opened.opens();
    await opened.closes();
    const refuse = (event: Event) => event.preventDefault();
    panel.addEventListener('offcanvas-panel-open', refuse, { once: true });
    panel.isOpen = true;
    await Promise.resolve();
    expect({ open: panel.hasAttribute('open'), out: opened.isOut }).to.deep.equal({
      open: false,
      out: false,
    });

    await opened.opens();
    panel.addEventListener('offcanvas-panel-close', refuse, { once: true });
    panel.removeAttribute('open');
    await Promise.resolve();
    expect({ attribute: panel.hasAttribute('open'), state: panel.matches(':state(open)') }).to.deep.equal({
      attribute: true,
      state: true,
    });
  });

  it('<offcanvas-panel> is open from the start where the server says so', async () => {
    opened = await openPage(html`<offcanvas-panel open><p>Text</p></offcanvas-panel>`);
    if (!opened.panel.matches(':state(open)')) await opened.opens(() => undefined);
    expect(opened.isContentSeen).to.equal(true);
  });

  it('<offcanvas-panel> stays modal when the page moves it', async () => {
    opened = await openPage();
    await opened.opens();
    opened.find('main').append(opened.panel);
    await Promise.resolve();
    await Promise.resolve();
    expect(opened.dialog.matches(':modal')).to.equal(true);
    await opened.closes(() => sendKeys({ press: 'Escape' }));
  });

  it('<offcanvas-panel> is closed properly when a script closes its dialog', async () => {
    opened = await openPage();
    await opened.opens();
    expect(await opened.closes(() => opened.dialog.close())).to.equal('script');
    expect(getComputedStyle(document.documentElement).overflowY).to.not.equal('hidden');
  });
});

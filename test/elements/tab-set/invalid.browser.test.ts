import { expect, html } from '@open-wc/testing';
import type { TabSetElement } from '../../../elements/tab-set/tab-set.shell.js';
import { openPage } from './tabs-page.js';

/** Returns a form of the page without `<rs-form>`, with two panels and a button. */
function form(outside = html``, first = '', second = '') {
  return html`<form action="/post" method="post" onsubmit="return false">
    ${outside}
    <tab-set>
      <h2>One</h2>
      <div>
        <label>A <input id="a" name="a" required value=${first} /></label>
      </div>
      <h2>Two</h2>
      <div>
        <label>B <input id="b" name="b" required value=${second} /></label>
      </div>
      <h2>Three</h2>
      <div>
        <label>C <input id="c" name="c" required /></label>
      </div>
    </tab-set>
    <button id="send">Send</button>
  </form>`;
}

describe('<tab-set> around controls of a plain form', () => {
  it('<tab-set> around controls of a plain form shows the panel of the first one that is not valid, and the browser reports the error there', async () => {
    const page = await openPage(form(html``, 'x'));
    const reported: string[] = [];
    page.set.addEventListener('tab-set-changed', ({ detail }) => reported.push(detail.source));
    page.find('#send').click();
    expect(page.selected).to.equal('Two');
    expect(page.sees('#b')).to.equal(true);
    expect(document.activeElement).to.equal(page.find('#b'));
    expect(reported).to.deep.equal(['invalid']);
  });

  it('<tab-set> around controls of a plain form goes on to the next one with the next press', async () => {
    const page = await openPage(form(html``, 'x', 'y'));
    page.find('#send').click();
    expect(page.selected).to.equal('Three');
    expect(document.activeElement).to.equal(page.find('#c'));
  });

  it('<tab-set> around controls of a plain form comes back to the first panel from another', async () => {
    const page = await openPage(form());
    page.tab('Three').click();
    page.find('#send').click();
    expect(page.selected).to.equal('One');
    expect(document.activeElement).to.equal(page.find('#a'));
  });

  it('<tab-set> around controls of a plain form shows it also where a script sends the form, or asks the browser to report the error', async () => {
    for (const ask of ['requestSubmit', 'reportValidity'] as const) {
      const page = await openPage(form(html``, 'x'));
      (page.find('form') as HTMLFormElement)[ask]();
      expect(page.selected, ask).to.equal('Two');
      page.place.replaceChildren();
    }
  });

  it('<tab-set> around controls of a plain form stays where it is while the error is in sight elsewhere', async () => {
    const page = await openPage(form(html`<input id="name" required />`, 'x'));
    page.find('#send').click();
    expect(page.selected).to.equal('One');
    expect(document.activeElement).to.equal(page.find('#name'));
  });

  it('<tab-set> around controls of a plain form stays where it is while the visitor types, whatever a script checks then', async () => {
    const page = await openPage(form());
    const [field, around] = [page.find('#a') as HTMLInputElement, page.find('form') as HTMLFormElement];
    field.addEventListener('input', () => around.checkValidity());
    field.focus();
    field.value = 'x';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(page.selected).to.equal('One');
    expect(document.activeElement).to.equal(field);
  });

  it('<tab-set> around controls of a plain form shows it where Enter in a field sends the form', async () => {
    const page = await openPage(form(html``, 'x'));
    page.find('#a').focus();
    page.find('#a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    // A browser does this on Enter: it presses the form's first button.
    page.find('#send').click();
    expect(page.selected).to.equal('Two');
  });

  it('<tab-set> around controls of a plain form shows it in tabs inside of tabs', async () => {
    const page = await openPage(
      html`<form onsubmit="return false">
        <tab-set id="outer">
          <h2>One</h2>
          <p>Nothing</p>
          <h2>Two</h2>
          <div>
            <tab-set id="inner">
              <h3>Deep</h3>
              <p>Nothing</p>
              <h3>Deeper</h3>
              <div><input id="d" required /></div>
            </tab-set>
          </div>
        </tab-set>
        <button id="send">Send</button>
      </form>`,
    );
    const inner = page.find('#inner') as TabSetElement;
    await new Promise<void>((resolve) => inner.withCore(() => resolve()));
    page.find('#send').click();
    expect(document.activeElement).to.equal(page.find('#d'));
    expect(page.sees('#d')).to.equal(true);
  });

  it('<tab-set> around controls of a plain form shows it in the server’s own panels', async () => {
    const page = await openPage(
      html`<form onsubmit="return false">
        <tab-set>
          <ul class="uk-tab">
            <li><a href="#">One</a></li>
            <li><a href="#">Two</a></li>
          </ul>
          <ul class="uk-switcher">
            <li>First</li>
            <li><input id="second" required /></li>
          </ul>
        </tab-set>
        <button id="send">Send</button>
      </form>`,
    );
    page.find('#send').click();
    expect(page.selected).to.equal('Two');
    expect(document.activeElement).to.equal(page.find('#second'));
  });
});

describe('<tab-set> and requests of scripts', () => {
  const show = (target: Element, detail: object | null = null) =>
    target.dispatchEvent(
      new CustomEvent('tab-set-show-request', { detail, bubbles: true, composed: true, cancelable: true }),
    );

  it('<tab-set> shows the panel that holds the element on which the request is dispatched', async () => {
    const page = await openPage(form());
    expect(show(page.find('#b'))).to.equal(false);
    expect(page.selected).to.equal('Two');
  });

  it('<tab-set> shows the panel that holds the element of the request', async () => {
    const page = await openPage(form());
    expect(show(page.set, { element: page.find('#c') })).to.equal(false);
    expect(page.selected).to.equal('Three');
  });

  it('<tab-set> leaves a request alone for what it does not hold', async () => {
    const page = await openPage(form());
    expect(show(page.set, { element: document.body })).to.equal(true);
    expect(show(page.set, { element: 'Two' })).to.equal(true);
    expect(page.selected).to.equal('One');
  });

  it('<tab-set> opens with the panel in which the visitor is already', async () => {
    const page = await openPage(form());
    const again = page.set.cloneNode(true) as TabSetElement;
    for (const part of again.querySelectorAll('[slot]')) part.removeAttribute('slot');
    for (const part of again.querySelectorAll('h2')) part.hidden = false;
    page.set.replaceWith(again);
    again.querySelector<HTMLElement>('#b')?.focus();
    await new Promise<void>((resolve) => again.withCore(() => resolve()));
    expect(again.querySelector('#b')?.checkVisibility()).to.equal(true);
    expect(document.activeElement).to.equal(again.querySelector('#b'));
  });
});

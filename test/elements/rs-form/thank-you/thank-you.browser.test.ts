import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { PageNavigation } from '../../../../shared/dom/page-navigation.js';
import { markThanked } from '../../../../elements/rs-form/markup/thanked.dom.js';
import {
  addressOf,
  findThankYou,
  findUnmarkedThankYou,
} from '../../../../elements/rs-form/thank-you/thank-you.dom.js';
import {
  button,
  json,
  openThankYou,
  popup,
  posted,
  settled,
  showAlone,
  recordDuring,
  words,
} from './thank-you-page.js';

const forget = () => history.replaceState(null, '');
const here = location.href;
const element = async (markup: string) =>
  (await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`)).firstElementChild as HTMLElement;

beforeEach(forget);
afterEach(() => history.replaceState(null, '', here));

describe('<rs-form> around the server’s thanks', () => {
  const seen: readonly (readonly [string, string])[] = [
    ['a page with the continue button', json + words + button],
    [
      'a page with the button of an older server',
      `${json}${words}<button name="continue">Continuar</button>`,
    ],
    ['a page with such a button that is an input', `${json}${words}<input type="button" name="continue">`],
    ['a page without a button', `${json}<div id="rsfp-thankyou-scroll1"></div>${words}`],
    ['a page without a button or a definition', `<div id="rsfp-thankyou-scroll1"></div>${words}`],
    ['a popup', json + popup],
  ];
  for (const [title, content] of seen) {
    it(`<rs-form> around the server’s thanks says that the message was accepted, and finds no mistake: ${title}`, async () => {
      const { accepted, errors } = await recordDuring(() => openThankYou(content));
      expect(accepted).to.deep.equal([1]);
      expect(errors).to.deep.equal([]);
      expect(document.querySelector('rs-form')?.matches(':state(submitted)')).to.be.true;
    });
  }

  it('<rs-form> around the server’s thanks moves the focus to the heading of the thanks, unless the visitor is elsewhere', async () => {
    const tag = await openThankYou(json + words + button);
    expect(document.activeElement === tag.querySelector('h2')).to.equal(true);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await openThankYou(json + words + button);
    expect(document.activeElement === field).to.equal(true);
    field.remove();
  });

  it('<rs-form> around the server’s thanks forgets the draft, whoever sent it', async () => {
    sessionStorage.setItem(
      'rs-form-draft:1:0:/x',
      JSON.stringify({ version: 1, savedAt: Date.now(), fields: [] }),
    );
    await openThankYou(json + words + button);
    expect(sessionStorage.getItem('rs-form-draft:1:0:/x')).to.equal(null);
  });

  it('<rs-form> around the server’s thanks still names the mistake of an author whose tag holds no form at all', async () => {
    const { accepted, errors } = await recordDuring(() => openThankYou(json + words));
    expect(accepted).to.deep.equal([]);
    expect(errors.join()).to.contain('ConfigError');
  });

  it('<rs-form> around the server’s thanks says it once, also when the tag is taken out and put back', async () => {
    const { accepted } = await recordDuring(async () => {
      const tag = await openThankYou(json + popup);
      const place = tag.parentElement as HTMLElement;
      tag.remove();
      await Promise.resolve();
      place.append(tag);
      await settled(tag);
      expect(tag.shadowRoot?.querySelectorAll('dialog').length).to.equal(0);
      expect(tag.querySelector('h2')?.getClientRects().length).to.equal(1);
    });
    expect(accepted).to.deep.equal([1]);
  });

  const bare: readonly (readonly [string, PageNavigation, boolean])[] = [
    ['after a post', posted, true],
    ['after a post on a site that hides where visitors come from', { ...posted, referrer: '' }, true],
    ['in a page that was just opened', { ...posted, isRedirected: false }, false],
    ['after a redirect from another page', { ...posted, referrer: `${location.origin}/acceso` }, false],
    ['on the way back', { ...posted, type: 'back_forward' }, false],
  ];
  for (const [title, navigation, isSeen] of bare) {
    it(`<rs-form> around the server’s thanks takes words that nothing marks ${isSeen ? 'for the thanks' : 'for what they are'} ${title}`, async () => {
      const host = await element(`<div>${json}${words}</div>`);
      expect(findUnmarkedThankYou(host, 1, navigation) !== null).to.equal(isSeen);
    });
  }

  it('<rs-form> around the server’s thanks knows words that nothing marks again where it has seen them, and takes an empty tag for nothing', async () => {
    const host = await element(`<div>${json}${words}</div>`);
    markThanked(1);
    const reloaded: PageNavigation = { ...posted, type: 'reload', isRedirected: false };
    expect(findUnmarkedThankYou(host, 1, reloaded)?.kind).to.equal('message');
    expect(findUnmarkedThankYou(await element(`<div>${json}</div>`), 1, posted)).to.equal(null);
  });

  it('<rs-form> around the server’s thanks reads the number of the form from the markup where there is no definition', async () => {
    const host = await element(`<div><div id="rsfp-thankyou-popup-container27">${words}</div></div>`);
    expect(findThankYou(host, null)?.formId).to.equal(27);
  });
});

describe('thanks that are seen again', () => {
  const again: readonly (readonly [string, PageNavigation])[] = [
    ['by a reload', { ...posted, type: 'reload', isRedirected: false }],
    ['by Back or Forward', { ...posted, type: 'back_forward' }],
  ];
  for (const [title, navigation] of again) {
    it(`thanks that are seen again are said no second time ${title}: no popup, no words, no event, and the text stays`, async () => {
      const first = await showAlone(popup);
      expect({ isOpen: first.isOpen(), accepted: first.accepted.length }).to.deep.equal({
        isOpen: true,
        accepted: 1,
      });
      expect(first.read()).to.contain('Gracias').and.to.contain(first.place.textContent.trim());
      expect(first.said(), 'beside the popup').to.equal('');
      first.stop();

      const second = await showAlone(popup, navigation);
      expect({
        isOpen: second.isOpen(),
        accepted: second.accepted.length,
        said: second.said(),
      }).to.deep.equal({ isOpen: false, accepted: 0, said: '' });
      expect(second.reloads()).to.equal(0);
      expect(second.place.getClientRects().length).to.equal(1);
      second.stop();
    });
  }

  it('thanks that are seen again make room for the form where the browser shows them under its address on the way back', async () => {
    const page = await showAlone(popup, { ...posted, type: 'back_forward' });
    expect({ isOpen: page.isOpen(), accepted: page.accepted.length }).to.deep.equal({
      isOpen: false,
      accepted: 0,
    });
    const isUntouched = !navigator.userActivation.hasBeenActive;
    expect(page.reloads()).to.equal(isUntouched ? 1 : 0);
    page.stop();
    // The server's text then stays.
    const again = await showAlone(popup, { ...posted, type: 'reload', isRedirected: false });
    expect({
      isOpen: again.isOpen(),
      accepted: again.accepted.length,
      reloads: again.reloads(),
    }).to.deep.equal({ isOpen: false, accepted: 0, reloads: 0 });
    again.stop();
  });

  it('thanks that are seen again are said once more after a new sending, which has an entry of its own in the history', async () => {
    (await showAlone(popup)).stop();
    forget();
    const page = await showAlone(popup);
    expect(page.accepted).to.deep.equal([1]);
    page.stop();
  });

  it('thanks that are seen again are said where a post that failed was sent again by a reload', async () => {
    const page = await showAlone(popup, { ...posted, type: 'reload' });
    expect(page.accepted).to.deep.equal([1]);
    page.stop();
  });

  it('thanks that are seen again keep the page’s data in the history state', async () => {
    history.replaceState({ own: 'kept' }, '');
    (await showAlone(popup)).stop();
    expect(Reflect.get(history.state as object, 'own')).to.equal('kept');
    history.replaceState('a text', '');
    (await showAlone(popup)).stop();
    expect(history.state).to.equal('a text');
  });

  it('thanks that are seen again close their popup as the visitor leaves, so that it is not there on coming back', async () => {
    const page = await showAlone(popup);
    expect(page.isOpen()).to.be.true;
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(page.isOpen()).to.be.false;
    expect(page.place.isConnected).to.be.true;
    page.stop();
  });
});

describe('the continue button of a thank-you page', () => {
  const open = (attributes: string) =>
    element(`<button type="button" name="continue" ${attributes}>Continuar</button>`);

  it('the continue button of a thank-you page leads where the server’s handler says, also where the page’s policy has blocked it', async () => {
    const blocked = await open('onclick="document.location=\'/gracias\'"');
    blocked.onclick = null;
    expect(addressOf(blocked)).to.equal('/gracias');
    expect(addressOf(await open(''))).to.equal('');
  });

  it('the continue button of a thank-you page is left alone where the handler runs by itself, and where it is a link', async () => {
    expect(addressOf(await open('onclick="location.hash=\'#handled\'"'))).to.equal(null);
    expect(addressOf(await element('<a name="continue" href="/gracias">Continuar</a>'))).to.equal(null);
  });

  it('the continue button of a thank-you page goes there, and does not load the page anew over the handler', async () => {
    const tag = await openThankYou(
      `${json}${words}<button type="button" name="continue" onclick="location.hash='#handled'">Continuar</button>`,
    );
    tag.querySelector('button')?.click();
    expect(location.hash).to.equal('#handled');
  });

  it('the continue button of a thank-you page goes there where the handler was blocked', async () => {
    const tag = await openThankYou(
      `${json}${words}<button type="button" name="continue" onclick="location.href='#blocked'">Continuar</button>`,
    );
    const proceed = tag.querySelector('button') as HTMLButtonElement;
    proceed.onclick = null;
    proceed.click();
    expect(location.hash).to.equal('#blocked');
  });

  it('the continue button of a thank-you page goes nowhere where a page script has said no', async () => {
    const tag = await openThankYou(json + words + button);
    tag.parentElement?.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    tag.querySelector('button')?.click();
    expect(location.href).to.equal(here);
  });
});

import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { openFormPage } from './page-driver.js';
import { practiceJson, practicePage } from './practice-page.js';

const provider = new URL('./bot-check/provider.js', import.meta.url).href;

/** The practice's form with a bot check, whose provider's script has an address of its own. */
function guarded(query: string): string {
  const botCheck = { provider: 'recaptcha-v3', siteKey: 'key', scriptUrl: `${provider}?${query}` };
  return practicePage({ ...practiceJson, botCheck }, 'without-draft');
}

const wasAsked = (query: string) => [...document.scripts].some(({ src }) => src.endsWith(`?${query}`));

describe('attributes of <rs-form> that are set late or changed', () => {
  it('of who checks: what the browser would refuse is sent with none', async () => {
    const page = await openFormPage();
    page.element.setAttribute('validation', 'none');
    page.tick('E-mail');
    page.type('Email', 'ana@');
    expect(await page.press()).not.to.equal(null);
  });

  it('of who checks: it is refused once the attribute is taken away', async () => {
    const page = await openFormPage(practicePage(practiceJson, 'privacy="strict" validation="none"'));
    page.element.removeAttribute('validation');
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    expect(await page.press()).to.equal(null);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
  });

  it('of consent: a category that is set after the form was touched counts from the next view', async () => {
    const page = await openFormPage(guarded('late-category'));
    page.element.setAttribute('consent-category', 'necessary');
    page.tick('E-mail');
    page.type('Email', 'ana@ejemplo.es');
    expect(await page.press()).to.equal(null);
    await appears(page.element.shadowRoot as ShadowRoot, '[part="consent-placeholder"]');
    expect(wasAsked('late-category')).to.be.false;
  });
});

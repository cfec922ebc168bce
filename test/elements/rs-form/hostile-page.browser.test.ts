import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../shared/record-console.js';
import { openFormPage } from './page-driver.js';

describe('<rs-form> hostile page', () => {
  it('<rs-form> ignores messages of frames and other windows, whatever they say (pm-01)', async () => {
    const heardTypes = new Set<string>();
    const { addEventListener } = window;
    window.addEventListener = (...parts: Parameters<typeof addEventListener>) => {
      heardTypes.add(parts[0]);
      addEventListener.apply(window, parts);
    };
    try {
      const page = await openFormPage();
      page.tick('E-mail');
      page.type('Email', 'ana@ejemplo.es');
      expect(await page.press()).not.to.equal(null);
    } finally {
      Reflect.deleteProperty(window, 'addEventListener');
    }
    // The listener for `pageshow` proves that listeners are recorded.
    expect([...heardTypes])
      .to.include('pageshow')
      .and.not.include('message');
    expect(window.onmessage).to.equal(null);
  });

  it('<rs-form> on a page that plays tricks sends nothing because of a message from a frame (pm-01)', async () => {
    const page = await openFormPage();
    let submits = 0;
    page.element.addEventListener('rs-form-submit', () => (submits += 1));
    await heard({ type: 'rs-form:submit' });
    expect(submits).to.equal(0);
  });

  for (const message of [null, '[object Object]', 'x'.repeat(100_000)]) {
    it(`<rs-form> on a page that plays tricks lives on after the message ${String(message).slice(0, 20)} (pm-03)`, async () => {
      const page = await openFormPage();
      await heard(message);
      page.tick('E-mail');
      expect(page.block('email').getClientRects().length).to.equal(1);
    });
  }

  it('<rs-form> on a page that plays tricks lives on after its own events with a null detail (event-01)', async () => {
    const page = await openFormPage();
    const errors = await errorsDuring(() => {
      for (const type of [
        'rs-form-validated',
        'rs-form-submit',
        'rs-form-started',
        'cookie-consent-changed',
      ]) {
        page.element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: null }));
      }
    });
    expect(errors).to.deep.equal([]);
  });

  it('<rs-form> on a page that plays tricks stays when a listener cancels its question (event-03)', async () => {
    const page = await openFormPage();
    page.element.addEventListener('rs-form-submit', (event) => event.preventDefault());
    expect(await page.press()).to.equal(null);
    expect(page.element.matches(':state(busy)')).to.be.false;
  });

  it('<rs-form> on a page that plays tricks leaves the form to the browser when a listener takes the element away (event-05)', async () => {
    const page = await openFormPage();
    page.element.addEventListener('rs-form-submit', () => page.element.replaceWith(page.form));
    const errors = await errorsDuring(() => page.press());
    expect(errors).to.deep.equal([]);
    page.form.remove();
  });

  it('<rs-form> on a page that plays tricks checks a submit that a script made up as well (event-07)', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    page.form.dispatchEvent(submit);
    expect(submit.defaultPrevented).to.be.true;
    expect([...email.classList]).to.include('is-invalid');
  });

  it('<rs-form> on a page that plays tricks has a live button and no token when it comes back from the back-forward cache', async () => {
    const page = await openFormPage();
    const token = page.form.querySelector<HTMLInputElement>('#g-recaptcha-response-1') as HTMLInputElement;
    const stop = (event: SubmitEvent) => {
      // Simulates that the browser leaves with the post.
      Object.defineProperty(event, 'defaultPrevented', { value: false });
      event.preventDefault();
    };
    window.addEventListener('submit', stop, { once: true });
    page.block('enviar').querySelector('button')?.click();
    expect(page.element.matches(':state(busy)')).to.be.true;
    token.value = 'spent';

    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(page.element.matches(':state(busy)')).to.be.false;
    expect(token.value).to.equal('');
  });

  it('<rs-form> on a page that plays tricks says nothing of the typed values in any event', async () => {
    const page = await openFormPage();
    const details: string[] = [];
    for (const type of [
      'rs-form-started',
      'rs-form-validated',
      'rs-form-submit',
      'rs-form-submit-failed',
    ] as const) {
      page.element.addEventListener(type, (event) =>
        details.push(JSON.stringify((event as CustomEvent).detail)),
      );
    }
    page.tick('E-mail');
    page.type('Email', 'secreto@');
    await page.press();
    page.type('Email', 'secreto@ejemplo.es');
    await page.press();
    expect(details.length).to.be.greaterThan(3);
    expect(details.join()).not.to.contain('secreto');
  });
});

function heard(message: unknown): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('message', () => resolve(), { once: true });
    window.postMessage(message, '*');
  });
}

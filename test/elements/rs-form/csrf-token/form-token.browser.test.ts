import { isTokenRefused, formTokenInput } from '../../../../elements/rs-form/csrf-token/token.dom.js';
import { expect } from '@open-wc/testing';
import { serverLimits } from '../../../../elements/rs-form/server-check/ask-server.dom.js';
import {
  isTokenOld,
  renewToken,
  startTokenRenewal,
} from '../../../../elements/rs-form/csrf-token/token-renewal.js';
import type { FormSession } from '../../../../elements/rs-form/form/rs-form.session.js';
import { practiceForm } from '../practice-page.js';
import { sessionOf } from '../session-of.js';

const stale = '0123456789abcdef0123456789abcdef';
const fresh = 'fedcba9876543210fedcba9876543210';
const pageWith = (token: string) => practiceForm.replace(stale, token);
const always = { ...serverLimits, tokenAgeMs: 0 };
const here = location.href;

/** Gives the document the address of a server that answers as the query says. */
function serve(query: Readonly<Record<string, string>>): void {
  history.replaceState(null, '', `/play-server?${new URLSearchParams(query)}#part`);
}

const tokenIn = ({ form }: FormSession) => formTokenInput(form)?.name;

function touch({ form }: FormSession): void {
  form.element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Settles when the token's input has another name. */
function renamed(session: FormSession): Promise<void> {
  const input = formTokenInput(session.form) as HTMLInputElement;
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(input, { attributeFilter: ['name'] });
  });
}

/** Settles when the next call to the server has its status. */
function nextFetch(): Promise<void> {
  const { fetch } = window;
  return new Promise((resolve) => {
    window.fetch = async (...request) => {
      window.fetch = fetch;
      const response = await fetch(...request);
      resolve();
      return response;
    };
  });
}

describe('the token of a form', () => {
  afterEach(() => history.replaceState(null, '', here));

  it('the token of a form is renewed from the form’s page, and nothing that was typed is lost', async () => {
    const session = await sessionOf();
    const email = session.form.controls('Email')[0] as HTMLInputElement;
    email.value = 'ana@ejemplo.es';
    serve({ answer: pageWith(fresh) });
    expect(await renewToken(session)).to.equal('renewed');
    expect(tokenIn(session)).to.equal(fresh);
    expect(new FormData(session.form.element).get(fresh)).to.equal('1');
    expect(email.value).to.equal('ana@ejemplo.es');
    session.undoLog.restoreAll();
    expect(tokenIn(session)).to.equal(fresh);
  });

  it('the token of a form may be the same still', async () => {
    const session = await sessionOf();
    serve({ answer: pageWith(stale) });
    expect(await renewToken(session)).to.equal('same');
  });

  const failures: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['the connection breaks', { fault: 'reset' }],
    ['the server fails', { status: '500', answer: pageWith(fresh) }],
    ['the page is a login page', { answer: '<form action="/login"></form>' }],
    ['the page leads elsewhere', { fault: 'redirect' }],
    [
      'the page has another form',
      { answer: pageWith(fresh).replace('name="form[formId]" value="1"', 'name="form[formId]" value="2"') },
    ],
    ['the page’s token is no token', { answer: pageWith('__proto__') }],
    ['the page never comes', { fault: 'hang' }],
  ];
  for (const [title, query] of failures) {
    it(`the token of a form stays when ${title}`, async () => {
      const session = await sessionOf();
      serve(query);
      const limits = query.fault === 'hang' ? { ...serverLimits, tokenPageMs: 60 } : serverLimits;
      expect(await renewToken(session, { limits })).to.equal('failed');
      expect(tokenIn(session)).to.equal(stale);
      expect(session.reports).to.deep.equal([]);
    });
  }

  it('the token of a form stays when it was stopped meanwhile', async () => {
    const session = await sessionOf();
    serve({ answer: pageWith(fresh) });
    const stop = new AbortController();
    const outcome = renewToken(session, { signal: stop.signal });
    stop.abort();
    expect(await outcome).to.equal('failed');
    expect(tokenIn(session)).to.equal(stale);
  });

  it('the token of a form stays where a second page would spoil a picture that is to be read', async () => {
    const picture = '<input class="rsform-captcha-box" name="form[Captcha]"><fieldset';
    const session = await sessionOf(practiceForm.replace('<fieldset', picture));
    serve({ answer: pageWith(fresh) });
    expect(await renewToken(session)).to.equal('failed');
  });

  it('the token of a form may be missing', async () => {
    const session = await sessionOf(practiceForm.replace(stale, 'nothing'));
    serve({ answer: pageWith(fresh) });
    expect(await renewToken(session)).to.equal('failed');
  });
});

describe('the keeper of the token', () => {
  afterEach(() => history.replaceState(null, '', here));

  it('the token of a young page is not renewed', async () => {
    const session = await sessionOf();
    expect(isTokenOld(session)).to.be.false;
    serve({ answer: pageWith(fresh) });
    startTokenRenewal(session)();
    expect(tokenIn(session)).to.equal(stale);
  });

  it('the token of an old page is renewed as soon as the page is touched', async () => {
    const session = await sessionOf();
    serve({ answer: pageWith(fresh) });
    const done = renamed(session);
    const stop = startTokenRenewal(session, always);
    await done;
    expect(tokenIn(session)).to.equal(fresh);
    expect(isTokenOld(session)).to.be.false;
    stop();
  });

  it('the token is renewed at the first touch after ten minutes, and not a moment earlier', async () => {
    const session = await sessionOf();
    let now = performance.timeOrigin + 10 * 60_000 - 1;
    const stop = startTokenRenewal(session, serverLimits, () => now);
    serve({ answer: pageWith(fresh) });
    touch(session);
    expect(isTokenOld(session, serverLimits, now)).to.be.false;
    now += 1;
    expect(isTokenOld(session, serverLimits, now)).to.be.true;
    const done = renamed(session);
    touch(session);
    await done;
    expect(tokenIn(session)).to.equal(fresh);
    stop();
  });

  it('the token is renewed at the next touch after a failure', async () => {
    const session = await sessionOf();
    serve({ status: '500' });
    const failed = nextFetch();
    const stop = startTokenRenewal(session, always);
    await failed;
    // By the time that a second request has failed, the renewal has handled its own failure.
    await renewToken(session);
    serve({ answer: pageWith(fresh) });
    const done = renamed(session);
    touch(session);
    await done;
    expect(tokenIn(session)).to.equal(fresh);
    stop();
  });

  it('the token is renewed when the page comes back from the back-forward cache', async () => {
    const session = await sessionOf();
    const stop = startTokenRenewal(session);
    serve({ answer: pageWith(fresh) });
    const done = renamed(session);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await done;
    expect(tokenIn(session)).to.equal(fresh);
    stop();
  });

  it('the token is not renewed once its renewal was stopped', async () => {
    const session = await sessionOf();
    serve({ hold: 'page', answer: pageWith(fresh) });
    startTokenRenewal(session, always)();
    touch(session);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    serve({ release: 'page', answer: pageWith(stale) });
    expect(await renewToken(session)).to.equal('same');
    expect(tokenIn(session)).to.equal(stale);
  });
});

describe('a form that came back because its token was spent', () => {
  const marked = practiceForm.replaceAll('formNoError', 'formError');
  let message: HTMLElement;

  beforeEach(() => {
    message = document.createElement('div');
    message.id = 'system-message-container';
    message.textContent = 'The most recent request was denied because it had an invalid security token.';
    document.body.append(message);
  });
  afterEach(() => message.remove());

  it('a form that came back because its token was spent is known by the message and the marks of all fields', async () => {
    expect(isTokenRefused((await sessionOf(marked)).form)).to.be.true;
  });

  it('a form that came back because its token was spent is known whether or not the button is marked', async () => {
    const button = 'id="component16" class="';
    const markup = marked.replace(`${button}formError`, `${button}formNoError`);
    expect(isTokenRefused((await sessionOf(markup)).form)).to.be.true;
    const input = markup
      .replace('<button type="submit"', '<input type="submit"')
      .replace('Enviar</button>', '');
    expect(isTokenRefused((await sessionOf(input)).form)).to.be.true;
  });

  it('a form that came back because its token was spent is none where one field is right', async () => {
    expect(isTokenRefused((await sessionOf(marked.replace('formError', 'formNoError'))).form)).to.be.false;
  });

  it('a form that came back because its token was spent is none without a message', async () => {
    message.textContent = ' ';
    expect(isTokenRefused((await sessionOf(marked)).form)).to.be.false;
    message.remove();
    expect(isTokenRefused((await sessionOf(marked)).form)).to.be.false;
  });

  it('a form that came back because its token was spent is none where the form has one field only', async () => {
    const one = `<form><div class="rsform-block"><input name="form[A]"><span id="component1" class="formError">x</span></div>
      <input type="hidden" name="form[formId]" value="1"></form>`;
    expect(isTokenRefused((await sessionOf(one)).form)).to.be.false;
  });
});

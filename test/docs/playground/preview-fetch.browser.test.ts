import { expect } from '@open-wc/testing';
import type { Post } from '../../../docs/playground/model/checks/post.model.js';
import type { PostAnswer } from '../../../docs/playground/model/outputs/answer-post.model.js';
import { samplePlaygrounds, type Playground } from '../../../docs/playground/model/state.model.js';
import { answerDocument } from '../../../docs/playground/preview/answer-page.dom.js';
import { buildElement } from '../../../docs/playground/preview/build-element.dom.js';
import {
  answerTo,
  blankPage,
  forgetThanks,
  validationOf,
} from '../../../docs/playground/preview/form-page.dom.js';
import { interceptCalls } from '../../../docs/playground/preview/server.dom.js';
import { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { drive, enhanced, touched, type FormPage } from '../../elements/rs-form/page-driver.js';

const now = new Date(2027, 0, 15);

/** Returns the contact form as one that a script sends. */
function contactForm(): Playground {
  const contact = samplePlaygrounds.find(({ id }) => id === 'contact');
  if (!contact) throw new Error('No contact form');
  const { state } = contact;
  return { ...state, settings: { ...state.settings, submit: 'fetch', drafts: false } };
}

describe('docs/playground: preview fetch', () => {
  const browsers = { fetch: window.fetch, XMLHttpRequest: window.XMLHttpRequest };
  const state = contactForm();
  const answers: PostAnswer[] = [];
  let place: HTMLElement;
  let page: FormPage;

  beforeEach(async () => {
    answers.length = 0;
    interceptCalls({
      check: (post) => validationOf(state, post, now),
      answerPage(post: Post) {
        const answer = answerTo(state, post, now);
        answers.push(answer);
        return answerDocument(answer);
      },
    });
    place = document.createElement('div');
    place.lang = 'es';
    document.body.append(place);
    await openForm();
  });
  afterEach(() => {
    place.remove();
    Object.assign(window, browsers);
  });

  /** Opens the blank form, as the preview does after the visitor before has been thanked. */
  async function openForm(): Promise<void> {
    history.replaceState({ 'rs-form-thanked': [state.form.formId] }, '');
    forgetThanks();
    const element = buildElement(blankPage(state, now)).node as RsFormElement;
    // The server alone decides, about the post itself.
    element.setAttribute('validation', 'none');
    place.replaceChildren(element);
    await enhanced(element);
    await touched(element);
    page = drive(element);
  }

  function fill(email: string): void {
    page.tick('E-mail');
    page.type('Email', email);
    page.type('consulta', 'Hola');
  }

  /** Presses the button that sends, and waits for the event that follows. */
  async function pressUntil<Type extends keyof HTMLElementEventMap>(type: Type) {
    const heard = new Promise<HTMLElementEventMap[Type]>((resolve) => {
      page.element.addEventListener(type, resolve, { once: true });
    });
    let submit: Event | undefined;
    addEventListener('submit', (event) => (submit = event), { capture: true, once: true });
    page.form.querySelector<HTMLElement>('[type="submit"]')?.click();
    const event = await heard;
    expect(submit?.defaultPrevented, 'the browser posts nothing').to.equal(true);
    return event;
  }

  it('a form in the preview of the playground that is sent without leaving the page shows the errors of the server in the page, and keeps the typed values', async () => {
    fill('ana@');
    const { detail } = await pressUntil('rs-form-submit-failed');
    expect(detail.kind).to.equal('invalid');
    const error = page.block('email').querySelector('.formError');
    expect(error?.textContent).to.contain('dirección de e-mail completa');
    expect(page.form.querySelector<HTMLInputElement>('#Email')?.value).to.equal('ana@');
    expect(answers.map(({ is }) => is)).to.deep.equal(['refused']);
  });

  it('a form in the preview of the playground that is sent without leaving the page gives its place to the thank-you, as for a new visitor, and the server has stored the row', async () => {
    fill('ana@ejemplo.es');
    await pressUntil('rs-form-accepted');
    expect(page.element.textContent).to.contain('Te contestaremos en dos días.');
    expect(page.element.querySelector('form')).to.equal(null);
    const [answer] = answers;
    const stored = answer?.is === 'thanks' ? new Map(answer.values) : null;
    expect(stored?.get('Email')).to.equal('ana@ejemplo.es');
    expect(stored?.get('consulta')).to.equal('Hola');
  });

  it('a form in the preview of the playground that is sent without leaving the page reads the thank-you from a page whose tag stays inert: the form that is shown has the only one', () => {
    const pairs = [
      ['form[forma contacto][]', 'E-mail'],
      ['form[Email]', 'ana@ejemplo.es'],
      ['form[consulta]', 'Hola'],
      ['form[formId]', String(state.form.formId)],
    ] as const;
    const answer = answerTo(state, { pairs, files: [] }, now);
    expect(answer.is).to.equal('thanks');
    const tag = answerDocument(answer).querySelector('rs-form');
    tag?.remove();
    expect(tag?.textContent).to.contain('Te contestaremos en dos días.');
    expect(tag).not.to.be.an.instanceOf(RsFormElement);
  });
});

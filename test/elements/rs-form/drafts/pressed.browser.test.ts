import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../../../elements/rs-form/define.js';
import { RsFormSubmitFailedEvent } from '../../../../elements/rs-form/form/feature.events.js';
import { startFeature } from '../../../../elements/rs-form/drafts/drafts.js';
import type { FormAttempts } from '../../../../elements/rs-form/form/rs-form.session.js';
import { until } from '../../../shared/until.js';
import { placeForm, sessionOf } from '../session-of.js';
import { draftForm, emptyTab, keepDraft, replaceStorage } from './drafts-page.js';

beforeEach(emptyTab);
afterEach(() => resetMouse());

describe('<rs-form> pressed', () => {
  it('a draft that comes back while its form is sent is not in the post of a button that is held down, and comes back after it if nothing was sent', async () => {
    keepDraft({ Nombre: 'Ana' });
    const form = await placeForm(draftForm());
    const posts: unknown[] = [];
    form.addEventListener('submit', (event) => {
      posts.push(new FormData(form).get('form[Nombre]'));
      event.preventDefault();
    });
    const { left, top } = form.querySelector('button')?.getBoundingClientRect() as DOMRect;
    await sendMouse({ type: 'move', position: [Math.round(left) + 5, Math.round(top) + 5] });
    await sendMouse({ type: 'down' });

    const real = sessionStorage;
    const storage = replaceStorage(() => real);
    const element = document.createElement('rs-form');
    element.form = form;
    form.after(element);
    await storage.asked;
    storage.stop();
    const input = form.querySelector('#Nombre') as HTMLInputElement;
    expect(input.value).to.equal('');
    await sendMouse({ type: 'up' });
    expect(posts).to.deep.equal(['']);
    await until(() => input.value === 'Ana');
  });

  it('a draft that comes back while its form is sent waits for the answer to an attempt, and comes back if that has failed', async () => {
    keepDraft({ Nombre: 'Ana' });
    const session = await sessionOf(draftForm());
    session.shell.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
    let isUnderWay = true;
    const attempts = { isUnderWay: true } as FormAttempts;
    Object.defineProperty(attempts, 'isUnderWay', { get: () => isUnderWay });
    const find = (read: (feature: { attempts: FormAttempts; stop(): void }) => unknown) =>
      read({ attempts, stop: () => undefined });
    Object.defineProperty(session.contributions, 'find', { value: find });
    const drafts = startFeature(session);
    const input = session.form.controls('Nombre')[0] as HTMLInputElement;
    expect(input.value).to.equal('');
    isUnderWay = false;
    session.shell.dispatchEvent(new RsFormSubmitFailedEvent({ formId: 1, kind: 'network', status: null }));
    await until(() => input.value === 'Ana');
    drafts.stop();
  });
});

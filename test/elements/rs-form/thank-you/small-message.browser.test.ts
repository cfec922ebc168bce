import { expect } from '@open-wc/testing';
import type { PageNavigation } from '../../../../shared/dom/page-navigation.js';
import { isThankedByMessage } from '../../../../elements/rs-form/markup/thanks-message.dom.js';
import { applySmallMessage } from '../../../../elements/rs-form/thank-you/small-message.js';
import { practiceForm } from '../practice-page.js';
import { placeForm, sessionOf } from '../session-of.js';

const posted: PageNavigation = { type: 'navigate', isRedirected: true, referrer: location.href };
const good = '<div class="alert alert-success">El formulario se ha enviado.</div>';
let box: HTMLElement;

/** Adds a message of the site above the form. */
function say(markup: string): void {
  box.replaceChildren(document.createRange().createContextualFragment(markup));
}

beforeEach(() => {
  history.replaceState(null, '');
  box = document.createElement('div');
  box.id = 'system-message-container';
  document.body.append(box);
});
afterEach(() => {
  history.replaceState(null, '');
  box.remove();
});

describe('<rs-form> small message', () => {
  const messages: readonly (readonly [string, string, boolean])[] = [
    ['an older site’s', '<div class="alert alert-message"><p>Gracias.</p></div>', true],
    ['a newer site’s', '<joomla-alert type="success">Gracias.</joomla-alert>', true],
    [
      'that only a page without scripts shows',
      '<noscript><div class="alert alert-success">Gracias.</div></noscript>',
      true,
    ],
    ['without a kind', '<p>Gracias.</p>', true],
    ['of an error', '<div class="alert alert-danger">No.</div>', false],
    ['of an error on a newer site', '<joomla-alert type="warning">No.</joomla-alert>', false],
    ['with an error beside it', `${good}<div class="alert alert-error">No.</div>`, false],
    ['that is empty', ' ', false],
  ];
  for (const [title, markup, isThanks] of messages) {
    it(`a message of the site above a form that is blank again is ${isThanks ? 'the thanks' : 'none'} where it is one ${title}`, async () => {
      say(markup);
      expect(isThankedByMessage((await sessionOf()).form, posted)).to.equal(isThanks);
    });
  }

  it('a message of the site above a form that is blank again is none where no post has led here, with errors, and beside another form', async () => {
    say(good);
    const { form } = await sessionOf();
    expect(isThankedByMessage(form, { ...posted, isRedirected: false })).to.be.false;
    const marked = await sessionOf(practiceForm.replace('formNoError', 'formError'));
    form.element.remove();
    expect(isThankedByMessage(marked.form, posted)).to.be.false;
    marked.form.element.remove();
    const one = await sessionOf();
    expect(isThankedByMessage(one.form, posted)).to.be.true;
    await placeForm(practiceForm);
    expect(isThankedByMessage(one.form, posted)).to.be.false;
  });

  it('a message of the site above a form that is blank again is told to the page once, and said', async () => {
    say(good);
    const session = await sessionOf();
    const accepted: (number | null)[] = [];
    let said = '';
    Object.defineProperty(session.shell, 'announce', { value: (text: string) => (said += text) });
    session.shell.addEventListener('rs-form-accepted', ({ detail }) => accepted.push(detail.formId));
    applySmallMessage(session, posted);
    expect(accepted).to.deep.equal([1]);
    expect(said).not.to.equal('');
    expect(session.shell.matches(':state(submitted)')).to.be.true;
    applySmallMessage(session, posted);
    expect(accepted).to.deep.equal([1]);
  });
});

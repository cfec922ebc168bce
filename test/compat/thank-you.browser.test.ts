import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { findReplacement, rememberPlace } from '../../compat/thank-you.dom.js';
import type { PageNavigation } from '../../shared/dom/page-navigation.js';
import { markThanked } from '../../elements/rs-form/markup/thanked.dom.js';

const sentOn: PageNavigation = { type: 'navigate', isRedirected: true, referrer: location.href };
const form = '<rs-form></rs-form><form><input type="hidden" name="form[formId]" value="7"></form>';

/**
 * Renders the page before the form was sent, then the page of the server's answer. Returns the found thank-you; null if
 * there is none.
 */
async function pages(before: string, after: string, navigation = sentOn): Promise<string | null> {
  const wrapper = await fixture<HTMLElement>(html`<main>${unsafeStatic(before)}</main>`);
  const sent = wrapper.querySelector('form') as HTMLFormElement;
  rememberPlace(wrapper.querySelector('rs-form') as Element, sent, 7);
  wrapper.replaceChildren(document.createRange().createContextualFragment(after));
  const found = findReplacement(navigation);
  return (
    found &&
    `${found.formId}: ${found.nodes
      .map(({ textContent }) => textContent)
      .join('')
      .trim()}`
  );
}

describe('rsform-compat.js: thank you', () => {
  beforeEach(() => sessionStorage.clear());
  after(() => sessionStorage.clear());

  const thanks: readonly (readonly [string, string, string])[] = [
    ['a text', `<h1>Hola</h1>${form}<p>Pie</p>`, '<h1>Hola</h1>Gracias<p>Pie</p>'],
    ['paragraphs', `<h1>Hola</h1>${form}<p>Pie</p>`, '<h1>Hola</h1><p>Gracias</p><p>Pie</p>'],
    [
      'where other words came with the form',
      `<h1>Hola</h1>${form}<p class="other">Llama</p><p>Pie</p>`,
      '<h1>Hola</h1><p class="thanks">Gracias</p><p>Pie</p>',
    ],
    ['a text at the end', `<h1>Hola</h1>${form}`, '<h1>Hola</h1>\n Gracias\n'],
    [
      'a text in another wrapper',
      `<h1>Hola</h1><div class="rsform">${form}</div>`,
      '<h1>Hola</h1><div class="thanks">Gracias</div>',
    ],
    ['a text without the wrapper', `<div><div>${form}</div></div><p>Pie</p>`, 'Gracias<p>Pie</p>'],
    [
      'a text among scripts',
      `<p>Hola</p>${form}<script>0</script><style></style>`,
      '<link><p>Hola</p>Gracias',
    ],
  ];
  for (const [title, before, after] of thanks) {
    it(`the content in the place of a sent form is the thank-you: ${title}`, async () => {
      expect(await pages(before, after)).to.equal('7: Gracias');
    });
  }

  const others: readonly (readonly [string, string, string, PageNavigation?])[] = [
    ['the form again', form, form],
    ['another form', form, '<p>Vaya</p><div><form></form></div>'],
    ['thanks that have their element', form, '<rs-form>Gracias</rs-form>'],
    ['nothing', `<h1>Hola</h1>${form}`, '<h1>Hola</h1>'],
    ['nothing but a script', `<h1>Hola</h1>${form}`, '<h1>Hola</h1><script>0</script>'],
    ['a page of another shape', `<h1>Hola</h1><p>Uno</p>${form}<p>Dos</p>`, '<p>Gracias</p>'],
    ['a page that was opened again', form, 'Gracias', { ...sentOn, isRedirected: false }],
    ['a page of the history', form, 'Gracias', { ...sentOn, type: 'back_forward' }],
  ];
  for (const [title, before, after, navigation] of others) {
    it(`the content in the place of a sent form is no thank-you: ${title}, and the tab forgets the place`, async () => {
      expect(await pages(before, after, navigation)).to.equal(null);
      expect(sessionStorage.getItem('rs-form-place')).to.equal(null);
    });
  }

  it('the content in the place of a sent form is found again by a reload of that page only', async () => {
    const reload: PageNavigation = { ...sentOn, type: 'reload', isRedirected: false };
    expect(await pages(form, 'Gracias')).to.equal('7: Gracias');
    markThanked(7);
    expect(findReplacement(reload)?.formId).to.equal(7);
    history.replaceState(null, '');
    expect(findReplacement(reload)).to.equal(null);
    expect(findReplacement(sentOn)).to.equal(null);
  });

  it('the content in the place of a sent form is nothing where something else was written', () => {
    for (const text of ['{', 'null', '{"path":"/"}', `{"path":"${location.pathname}","steps":[null]}`]) {
      sessionStorage.setItem('rs-form-place', text);
      expect(findReplacement(sentOn), text).to.equal(null);
    }
  });

  it('the content in the place of a sent form is not known of a form that stands in the body itself, or nowhere', async () => {
    const tag = document.body.appendChild(document.createElement('rs-form'));
    const bare = document.body.appendChild(document.createElement('form'));
    rememberPlace(tag, bare, 7);
    tag.remove();
    bare.remove();
    rememberPlace(tag, bare, 7);
    expect(sessionStorage.getItem('rs-form-place')).to.equal(null);
  });
});

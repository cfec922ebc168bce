import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import { RsFormSubmittedEvent } from '../../../../elements/rs-form/form/feature.events.js';
import { formNumberOf } from '../../../../elements/rs-form/markup/form-number.dom.js';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import { chooseProfile } from '../../../../elements/rs-form/profiles/choose-profile.dom.js';
import { indexProfileForm } from '../../../../elements/rs-form/profiles/profile-form.dom.js';
import type { Profile } from '../../../../elements/rs-form/profiles/profile.model.js';
import { readProfileVerdict } from '../../../../elements/rs-form/profiles/read-verdict.dom.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { replaceContent } from '../../../../elements/rs-form/sending/post-form.dom.js';
import { until } from '../../../shared/until.js';
import { attributeIs, emptyStorage } from '../page-driver.js';

const contact = `<form method="post" action="/contact"><div><label>Name <input class="form-control" name="name"></label></div>
  <div><label>E-mail <input class="form-control" name="email"></label></div><button>Send</button></form>`;
const newsletter = `<form method="post" action="/contact"><div><label>E-mail <input class="form-control" name="email"></label></div>
  <button>Subscribe</button></form>`;

/** Opens a page with these forms, each in a tag of ours; a tag is empty for a form that is not there. */
async function open(...forms: readonly string[]): Promise<readonly RsFormElement[]> {
  const tags = forms.map((form) => `<rs-form>${form}</rs-form>`).join('');
  const wrapper = await fixture<HTMLElement>(html`<div lang="en">${unsafeStatic(tags)}</div>`);
  const elements = [...wrapper.querySelectorAll<RsFormElement>('rs-form')];
  await Promise.all(elements.map((element) => attributeIs(element, 'data-pending', false)));
  return elements;
}

const email = ({ form }: RsFormElement) => form?.querySelector('[name=email]') as HTMLInputElement;

function type(element: RsFormElement, text: string): void {
  email(element).value = text;
  email(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Leaves the page, as a reload does. */
async function leave(elements: readonly RsFormElement[]): Promise<void> {
  await until(() =>
    elements.every((element) => drafts().some((text) => text.includes(email(element).value))),
  );
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  for (const element of elements) element.remove();
  await Promise.resolve();
}

const drafts = () => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key) ?? '');

/** Thanks for a form, as after an accepted post without leaving the page. Returns the number in the event. */
function thank(element: RsFormElement): Promise<number | null> {
  const { profile } = chooseProfile(element.form as HTMLFormElement, builtInProfiles) as { profile: Profile };
  const server = indexProfileForm(element.form as HTMLFormElement, profile);
  const answer = {
    type: 'answered',
    page: null,
    data: { message: 'Thank you' },
    status: 200,
    url: '',
  } as const;
  const verdict = readProfileVerdict(answer, server, profile);
  return new Promise((resolve) => {
    element.addEventListener('rs-form-accepted', ({ detail }) => resolve(detail.formId), { once: true });
    replaceContent(element, (verdict.type === 'accepted' && verdict.content) || []);
  });
}

afterEach(async () => {
  history.replaceState(null, '');
  await emptyStorage();
});

describe('<rs-form> two forms', () => {
  it('two forms of other systems in one page get back the values typed into each of them', async () => {
    const before = await open(contact, newsletter);
    before.forEach((element, index) => type(element, `visitor-${index}@example.org`));
    await leave(before);
    const after = await open(contact, newsletter);
    for (const [index, element] of after.entries())
      await until(() => email(element).value === `visitor-${index}@example.org`, `form ${index}`);
  });

  it('two forms of other systems in one page have drafts of their own also where one of them is gone', async () => {
    const before = await open(contact, newsletter);
    before.forEach((element, index) => type(element, `visitor-${index}@example.org`));
    await leave(before);
    const [second] = await open(newsletter);
    await until(() => email(second as RsFormElement).value === 'visitor-1@example.org');
  });

  it('two forms of other systems in one page are thanked for one by one, and the draft of one stays when the other is accepted', async () => {
    const [first, second] = (await open(contact, newsletter)) as [RsFormElement, RsFormElement];
    const numbers = [first, second].map(({ form }) => formNumberOf(form as HTMLFormElement));
    type(second, 'kept@example.org');
    await until(() => drafts().some((text) => text.includes('kept@example.org')));
    expect(await thank(first)).to.equal(numbers[0]);
    expect(drafts().some((text) => text.includes('kept@example.org'))).to.equal(true);
    expect(first.textContent).to.include('Thank you');
    expect(await thank(second)).to.equal(numbers[1]);
    expect(drafts().some((text) => text.includes('kept@example.org'))).to.equal(false);
  });

  it('two forms of other systems in one page lose the draft that left with a post on a page of thanks with a tag of its own, and no other draft', async () => {
    const [first, second] = (await open(contact, newsletter)) as [RsFormElement, RsFormElement];
    type(first, 'sent@example.org');
    type(second, 'kept@example.org');
    await until(() => ['sent', 'kept'].every((word) => drafts().some((text) => text.includes(word))));
    first.dispatchEvent(new RsFormSubmittedEvent({ formId: 0, method: 'native' }));
    await leave([first, second]);
    expect(drafts().some((text) => text.includes('sent@'))).to.equal(true);
    await open('<p id="rsfp-thankyou-scroll">Thank you</p>');
    await until(() => !drafts().some((text) => text.includes('sent@')), 'forgotten');
    expect(drafts().some((text) => text.includes('kept@'))).to.equal(true);
  });

  it('two forms of other systems in one page name themselves in events by a number that is the same at the next load', async () => {
    const started = async (...forms: readonly string[]) => {
      const numbers: number[] = [];
      for (const element of await open(...forms)) {
        element.addEventListener('rs-form-started', ({ detail }) => numbers.push(detail.formId));
        type(element, 'a');
      }
      return numbers;
    };
    const numbers = await started(contact, contact, newsletter);
    expect(new Set(numbers).size).to.equal(3);
    for (const number of numbers) expect(String(number)).to.match(/^\d{9}$/);
    document.querySelectorAll('rs-form').forEach((element) => element.remove());
    // A draft that comes back counts as the first touch.
    await emptyStorage();
    expect(await started(contact, contact, newsletter)).to.deep.equal(numbers);
  });
});

import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { attributeIs, emptyStorage, touched } from '../page-driver.js';
import { openForm } from './open-form.js';
import { formIn, savedPage } from './saved-pages.js';

const json = {
  version: 1,
  formId: 0,
  conditions: [
    { action: 'show', targets: ['email'], when: [{ field: 'reply', value: 'email' }] },
    { action: 'show', targets: ['phone'], when: [{ field: 'reply', value: 'phone' }] },
  ],
};

afterEach(emptyStorage);

/** Opens the saved form of a system in a tag of ours, touched as by a visitor. */
async function openSaved(system: string, file: string, attributes = '', definition: object = json) {
  await emptyStorage();
  const { outerHTML } = formIn(await savedPage(system, file));
  const script = `<script type="application/json">${JSON.stringify(definition)}</script>`;
  const wrapper = await fixture<HTMLElement>(
    html`<div lang="en">${unsafeStatic(`<rs-form ${attributes}>${script}${outerHTML}</rs-form>`)}</div>`,
  );
  const element = wrapper.querySelector<RsFormElement>('rs-form') as RsFormElement;
  await attributeIs(element, 'data-pending', false);
  await touched(element);
  const form = element.form as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  const find = <Found extends Element = HTMLInputElement>(selector: string) =>
    form.querySelector<Found>(selector) as Found;
  return { element, form, find };
}

/** Returns the text that describes a control and is on show. */
function describedBy(control: Element): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const parts = ids.map((id) => document.getElementById(id)).filter((one) => one?.checkVisibility());
  return parts.map((one) => one?.textContent.trim()).join(' ');
}

for (const [system, file] of [
  ['bootstrap', 'contact.html'],
  ['bootstrap', 'contact.horizontal.html'],
  ['django', 'contact.html'],
  ['django', 'contact.as-p.html'],
  ['django', 'contact.crispy-5.html'],
  ['laravel', 'contact.html'],
] as const) {
  describe(`the contact form of ${system} (${file})`, () => {
    it('the contact form of another system shows what its conditions show, and hides the rest with its label', async () => {
      const { find } = await openSaved(system, file);
      const [email, phone] = [find('[name=email]'), find('[name=phone]')];
      const shown = () => ({ email: email.checkVisibility(), phone: phone.checkVisibility() });
      find('[name=reply][value=phone]').click();
      expect(shown()).to.deep.equal({ email: false, phone: true });
      expect([...(email.labels ?? [])].some((label) => label.checkVisibility())).to.equal(false);
      find('[name=reply][value=email]').click();
      expect(shown()).to.deep.equal({ email: true, phone: false });
    });

    it('the contact form of another system is refused with a message at each field, a list, and the focus; a right field loses its message', async () => {
      const { element, form, find } = await openSaved(system, file);
      find('[name=reply][value=email]').click();
      const email = find('[name=email]');
      email.value = 'ana@';
      find<HTMLElement>('[type=submit]').click();
      await until(() => email.getAttribute('aria-invalid') === 'true', 'marked');
      expect(describedBy(email)).not.to.equal('');
      expect(describedBy(find('[name=message]'))).not.to.equal('');
      await until(() => element.shadowRoot?.querySelector('[part~=error-link]'), 'listed');
      email.value = 'ana@example.org';
      email.dispatchEvent(new Event('input', { bubbles: true }));
      await until(() => !email.hasAttribute('aria-invalid'), 'mended');
      expect(form.querySelectorAll('[aria-invalid]').length).to.be.greaterThan(0);
    });

    it('the contact form of another system is given back as it was when the tag goes', async () => {
      const { element, form, find } = await openSaved(system, file);
      find<HTMLElement>('[type=submit]').click();
      await until(() => form.querySelector('[aria-invalid]'), 'marked');
      element.remove();
      await until(() => !form.querySelector('[aria-invalid], [id^=rs-form-error]'), 'given back');
    });
  });
}

describe('a form that Django has sent back', () => {
  it('a form that Django has sent back has the words of its server in the list, and keeps the typed values', async () => {
    const { element, find } = await openSaved('django', 'contact.errors.html');
    await until(() => element.shadowRoot?.querySelector('[part~=error-link]'), 'listed');
    expect(element.shadowRoot?.textContent).to.include('Enter a valid phone number.');
    expect(find('[name=name]').value).to.equal('Ana "Núñez"');
  });
});

describe('a form with a button named as RSForm names that of its thank-you', () => {
  it('a form with a button named as RSForm names that of its thank-you is a form, and no thank-you', async () => {
    const page = await openForm(`
      <form action="#sent" method="post">
        <label>Name <input name="name" required /></label>
        <button name="continue" value="1">Continue</button>
      </form>`);
    page.find<HTMLElement>('[name=continue]').click();
    await until(() => page.find('[name=name]').getAttribute('aria-invalid') === 'true', 'marked');
    expect(page.element.matches(':state(submitted)')).to.equal(false);
  });
});

describe('the attribute markup', () => {
  it('the attribute markup names a profile that counts, whatever the form looks like', async () => {
    const { find, form } = await openSaved('bootstrap', 'contact.html', 'markup="plain"');
    find<HTMLElement>('[type=submit]').click();
    await until(() => form.querySelector('[aria-invalid]'), 'marked');
    expect(form.querySelector('.is-invalid')).to.equal(null);
  });

  it('the attribute markup with a name that no profile has is an error, which lists every profile once, RSForm’s too', async () => {
    const errors = await errorsDuring(async () => {
      const wrapper = await fixture<HTMLElement>(
        html`<div>
          ${unsafeStatic('<rs-form markup="joomla"><form><input name="mail"></form></rs-form>')}
        </div>`,
      );
      await attributeIs(wrapper.querySelector('rs-form') as Element, 'data-pending', false);
    });
    for (const name of ['auto', ...builtInProfiles.map((profile) => profile.name)])
      expect(errors.join('\n').match(new RegExp(`\\b${name}\\b`, 'g')), name).to.have.length(1);
  });
});

describe('a profile of the page', () => {
  /** Puts the script of a profile into the page for one task. */
  async function withProfile(profile: object, task: () => Promise<unknown>): Promise<void> {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset['formProfile'] = '';
    script.textContent = JSON.stringify(profile);
    document.head.append(script);
    try {
      await task();
    } finally {
      script.remove();
    }
  }

  it('a profile of the page is tried before those of the suite', async () => {
    const own = { version: 1, name: 'own', form: ['.needs-validation'], invalid: { control: 'own-invalid' } };
    await withProfile(own, async () => {
      const { find, form } = await openSaved('bootstrap', 'contact.html');
      find<HTMLElement>('[type=submit]').click();
      await until(() => form.querySelector('.own-invalid'), 'marked');
    });
  });

  for (const [title, profile, line] of [
    ['an unknown key', { version: 1, name: 'own', forms: [] }, /data-form-profile: found an invalid forms/],
    [
      'an invalid pattern',
      { version: 1, name: 'own', form: ['form'], names: ['('] },
      /valid selectors and patterns/,
    ],
    [
      'a pattern that can hang the page',
      { version: 1, name: 'own', form: ['form'], names: ['^(a+)+$'] },
      /found the pattern "\^\(a\+\)\+\$", expected one without a repetition/,
    ],
    ['an invalid selector', { version: 1, name: 'own', form: ['[['] }, /valid selectors and patterns/],
  ] as const)
    it(`a profile of the page is named in the console with ${title}`, async () => {
      const errors = await errorsDuring(() =>
        withProfile(profile, async () => {
          const wrapper = await fixture<HTMLElement>(
            html`<div>${unsafeStatic('<rs-form><form><input name="mail"></form></rs-form>')}</div>`,
          );
          await attributeIs(wrapper.querySelector('rs-form') as Element, 'data-pending', false);
        }),
      );
      expect(errors.join('\n')).to.match(line);
    });
});

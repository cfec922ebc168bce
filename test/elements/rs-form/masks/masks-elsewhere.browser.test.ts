import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { startFeature } from '../../../../elements/rs-form/masks/masks.js';
import { readShown } from '../../../../elements/rs-form/masks/write-by-edit.dom.js';
import { loadAxe, partRules, violationsOf } from '../../../shared/axe.js';
import { until } from '../../../shared/until.js';
import { leaveLink, openLink, serverForm } from '../prefill/prefill-page.js';
import { tagWith } from '../profiles/open-form.js';
import { driveReview } from '../review/review-page.js';
import { sessionOf } from '../session-of.js';
import { openMasked } from './masks-page.js';

const account = 'ES9121000418450200051332';
const grouped = 'ES91 2100 0418 4502 0005 1332';
const masked = (name: string, mask: string) => [{ fields: [{ name, mask }] }];
const block = (name: string) =>
  `<div class="rsform-block"><label for="${name}">${name}</label><input name="form[${name}]" id="${name}" autocomplete="off"></div>`;

/** Returns true once an input has its mask. React has a property for the value of each input that it renders. */
const hasMask = (input: Element | null | undefined) => Boolean(input && Object.hasOwn(input, 'maxLength'));

describe('a mask and the other features of a form', () => {
  afterEach(leaveLink);

  it('takes the text of a link with separators or without, and a card from none', async () => {
    const query = `Cuenta=${encodeURIComponent(grouped)}&Tarjeta=4111111111111111`;
    const page = await openLink(query, serverForm(block('Cuenta') + block('Tarjeta')), {
      prefill: [{ field: 'Cuenta' }, { field: 'Tarjeta' }],
      pages: [...masked('Cuenta', 'IBAN'), ...masked('Tarjeta', 'card')],
    } as never);
    expect(page.posted('form[Cuenta]')).to.deep.equal([account]);
    expect(readShown(page.control('form[Cuenta]'))).to.equal(grouped);
    expect(page.posted('form[Tarjeta]')).to.deep.equal(['']);
  });

  it('is in groups among the answers, where a card is never listed', async () => {
    const page = await openMasked('IBAN', {
      others: '<p><label>Card <input name="card" autocomplete="off"></label></p>',
      json: {
        review: true,
        pages: [
          {
            fields: [
              { name: 'account', mask: 'IBAN' },
              { name: 'card', mask: 'card' },
            ],
          },
        ],
      },
    });
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.keys(account);
    page.find('[name="card"]').value = '4111111111111111';
    await page.element.goToPage(1);
    expect(reviewed.answers()).to.deep.equal([`Account: ${grouped}`]);
  });

  it('is in a form that is rendered from JSON, too', async () => {
    const fields = [
      { name: 'Account', type: 'text', caption: 'Account', mask: 'IBAN', maxLength: 24 },
      { name: 'Send', type: 'submit', caption: 'Send' },
    ];
    const wrapper = await fixture<HTMLElement>(
      html`<div lang="en">
        ${unsafeStatic(tagWith('', { formId: 9, render: true, pages: [{ fields }] }))}
      </div>`,
    );
    const find = () => wrapper.querySelector<HTMLInputElement>('[name="form[Account]"]');
    await until(() => hasMask(find()));
    const input = find() as HTMLInputElement;
    input.focus();
    document.execCommand('insertText', false, account);
    expect(readShown(input)).to.equal(grouped);
    expect(new FormData(input.form ?? undefined).get('form[Account]')).to.equal(account);
  });

  it('comes back when a script replaces the field, or writes its markup again', async () => {
    const page = await openMasked('IBAN', { attributes: 'maxlength="24"' });
    page.input.setAttribute('maxlength', '24');
    await until(() => !page.input.hasAttribute('maxlength'));
    const fresh = document.createElement('input');
    fresh.name = 'account';
    fresh.value = account;
    page.input.replaceWith(fresh);
    await until(() => hasMask(fresh));
    expect(readShown(fresh)).to.equal(grouped);
  });

  it('is sent to the server validation as it is posted', async () => {
    const session = await sessionOf(
      `<form>${block('Cuenta')}<input type="hidden" name="form[formId]" value="1"></form>`,
    );
    const fields = [{ name: 'Cuenta', mask: 'IBAN', post: 'grouped' as const }];
    const feature = startFeature({ ...session, definition: { ...session.definition, fields } });
    const [input] = session.form.controls('Cuenta') as readonly HTMLInputElement[];
    if (input) input.value = account;
    const post = new URLSearchParams([['form[Cuenta]', input?.value ?? '']]);
    feature.addToCheck?.(post);
    feature.stop();
    expect(post.get('form[Cuenta]')).to.equal(grouped);
  });

  it('has no fault that a machine can find', async () => {
    const axe = await loadAxe();
    const page = await openMasked('IBAN');
    await page.keys('ES91 2');
    page.input.blur();
    expect(await violationsOf(axe, page.element, partRules)).to.deep.equal([]);
  });
});

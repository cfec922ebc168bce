import { expect } from '@open-wc/testing';
import { writePhoneNumbers } from '../../../../elements/rs-form/markup/phone-numbers.dom.js';
import { openFormPage } from '../page-driver.js';

const field = (typed: string, whole: string) => `
  <input name="form[Móvil]" type="tel" value="${typed}" />
  <input name="hidden_phone[Móvil]" type="hidden" value="${whole}" />
  <input name="hidden_phone[Otro]" type="hidden" value="7" />`;

/** Returns the phone number that the practice would store. */
function storedOf(form: HTMLFormElement): string | null {
  writePhoneNumbers(form);
  return new FormData(form).get('hidden_phone[Móvil]') as string | null;
}

function formWith(markup: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = markup;
  return form;
}

describe('<rs-form> phone numbers', () => {
  const cases = [
    ['what is typed, where no script has written it', '600 11 22 33', '', '600 11 22 33'],
    ['the one with its country, where a script has', '600 11 22 33', '+34600112233', '+34600112233'],
    [
      'the one with its country, of a number with a zero in front',
      '07400 123456',
      '+447400123456',
      '+447400123456',
    ],
    [
      'the one with its country, of an Argentine mobile',
      '011 15-5874-9895',
      '+5491158749895',
      '+5491158749895',
    ],
    [
      'the one with its country, of a mobile with an old Mexican prefix',
      '044 55 1234 5678',
      '+525512345678',
      '+525512345678',
    ],
    [
      'what is typed, where that is another Argentine mobile',
      '011 15-5874-0000',
      '+5491158749895',
      '011 15-5874-0000',
    ],
    ['what is typed, where that is zeros alone', '000', '+34600112233', '000'],
    [
      'what is typed, where the server has sent an older one back',
      '611 00 00 00',
      '+34600112233',
      '611 00 00 00',
    ],
    ['nothing, where it was taken out', '', '+34600112233', ''],
    ['what is typed, also where it is no number', 'la de mi hermana', '', 'la de mi hermana'],
  ] as const;

  for (const [title, typed, whole, stored] of cases)
    it(`the number that the server stores of a phone field is ${title}`, () => {
      const form = formWith(field(typed, whole));
      expect(storedOf(form)).to.equal(stored);
      expect(new FormData(form).get('hidden_phone[Otro]')).to.equal('7');
    });

  it('the number that the server stores of a phone field follows typed text at every attempt', () => {
    const form = formWith(field('34600112233', ''));
    storedOf(form);
    (form.elements[0] as HTMLInputElement).value = '600112233';
    expect(storedOf(form)).to.equal('600112233');
  });

  it('the number that the server stores of a phone field is in what a form sends', async () => {
    const page = await openFormPage();
    page.form.insertAdjacentHTML('afterbegin', field('600 11 22 33', ''));
    page.tick('E-mail');
    page.type('Email', 'ana@ejemplo.es');
    expect((await page.press())?.get('hidden_phone[Móvil]')).to.equal('600 11 22 33');
  });
});

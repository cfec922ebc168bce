import { expect } from '@open-wc/testing';
import { rendered, openPage, type CalendarPage } from './calendar-page.js';

const words = 'La fecha 31.02.2027 no existe.';

describe('<rs-calendar> impossible date', () => {
  let page: CalendarPage;
  afterEach(() => page.stop());

  const message = () => page.element.querySelector('[slot="hint"]:not([hidden]) + [slot="hint"]');
  const hint = () => message()?.textContent;

  for (const blurInvalid of ['now', 'clear', 'keep'])
    it(`a date that does not exist in an <rs-calendar> stays as it is typed, is told and holds its form back, with blur-invalid="${blurInvalid}"`, async () => {
      page = await openPage({ format: 'DD-MM-YYYY', 'blur-invalid': blurInvalid });
      const submits: Event[] = [];
      page.form.addEventListener('submit', (event) => {
        event.preventDefault();
        submits.push(event);
      });
      page.input.focus();
      await page.write('31.02.2027');
      page.input.blur();
      await rendered();
      expect(page.input.value).to.equal('31.02.2027');
      expect({ said: page.announced.at(-1), shown: hint() }).to.deep.equal({ said: words, shown: words });
      page.form.requestSubmit();
      expect({ posts: submits.length, error: page.input.validationMessage }).to.deep.equal({
        posts: 0,
        error: words,
      });
      expect({ hidden: page.hidden.value, isReadable: page.element.isReadable }).to.deep.equal({
        hidden: '',
        isReadable: false,
      });
      await page.write('28.02.2027');
      page.form.requestSubmit();
      expect(submits).to.have.lengthOf(1);
    });

  it('a date that does not exist in an <rs-calendar> is shown in the colour of errors, until the text changes', async () => {
    page = await openPage({ format: 'DD-MM-YYYY' });
    page.element.style.setProperty('--suite-danger', 'rgb(200, 0, 1)');
    page.input.focus();
    await page.write('31.02.2027');
    page.input.blur();
    await rendered();
    expect(getComputedStyle(message() as Element).color).to.equal('rgb(200, 0, 1)');
    await page.write('no');
    page.input.blur();
    await rendered();
    expect(getComputedStyle(message() as Element).color).not.to.equal('rgb(200, 0, 1)');
  });

  it('a date that does not exist in an <rs-calendar> is an error too where a script writes it and asks the calendar to read it', async () => {
    page = await openPage({ format: 'DD-MM-YYYY' });
    page.input.value = '31.02.2027';
    page.element.readText();
    expect([page.input.value, page.input.validationMessage]).to.deep.equal(['31.02.2027', words]);
  });
});

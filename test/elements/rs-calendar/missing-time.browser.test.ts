import { expect } from '@open-wc/testing';
import { rendered, openPage, type CalendarPage } from './calendar-page.js';

const missing = 'Falta la hora: elígela en el calendario o escríbela con la fecha.';

describe('<rs-calendar> missing time', () => {
  let page: CalendarPage;
  afterEach(() => page.stop());

  const problem = () => page.input.validationMessage;

  it('a date without its time in an <rs-calendar> is invalid when it is typed, until its time is typed', async () => {
    page = await openPage();
    expect(page.form.checkValidity()).to.equal(true);
    await page.write('12-03-2027');
    expect({ isValid: page.form.checkValidity(), problem: problem() }).to.deep.equal({
      isValid: false,
      problem: missing,
    });
    await page.write('12-03-2027 10:30');
    expect({ isValid: page.form.checkValidity(), problem: problem() }).to.deep.equal({
      isValid: true,
      problem: '',
    });
    await page.write('12-03-2027');
    await page.write('');
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('a date without its time in an <rs-calendar> is invalid when it is chosen, until a time is chosen too', async () => {
    page = await openPage();
    await page.click(page.day('lunes, 15 de marzo'));
    expect([page.input.value, problem()]).to.deep.equal(['15-03-2027', missing]);
    await page.click(page.time('10:30'));
    expect([page.input.value, problem()]).to.deep.equal(['15-03-2027 10:30', '']);
  });

  it('a date without its time in an <rs-calendar> holds a form back, whose visitor reads why', async () => {
    page = await openPage();
    const submits: Event[] = [];
    page.form.addEventListener('submit', (event) => {
      event.preventDefault();
      submits.push(event);
    });
    await page.write('12-03-2027');
    page.form.requestSubmit();
    expect(submits).to.deep.equal([]);
    page.input.focus();
    page.input.blur();
    await rendered();
    expect(page.announced.at(-1)).to.equal(missing);
    expect(page.element.querySelector('[slot="hint"]:not([hidden]) + [slot="hint"]')?.textContent).to.equal(
      missing,
    );
    await page.write('12-03-2027 10:30');
    page.form.requestSubmit();
    expect(submits).to.have.lengthOf(1);
  });

  it('a date without its time in an <rs-calendar> gets the time that its author names, typed or chosen', async () => {
    page = await openPage({ 'complete-time': 'first', 'min-time': '09:00' });
    page.input.focus();
    await page.write('12-03-2027');
    expect(problem()).to.equal('');
    page.input.blur();
    await rendered();
    expect(page.input.value).to.equal('12-03-2027 09:00');
    await page.write('');
    await page.click(page.day('lunes, 15 de marzo'));
    expect([page.input.value, page.hidden.value]).to.deep.equal(['15-03-2027 09:00', '03/15/2027 09:00']);
    expect(page.announced.at(-1)).to.contain('Se ha puesto la hora que faltaba');
  });

  it('a date without its time in an <rs-calendar> is whole where days alone can be chosen', async () => {
    page = await openPage({ 'without-times': '' });
    await page.write('12-03-2027');
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('a date without its time in an <rs-calendar> leaves what a script of the page says of the input, and takes its own words away with the tag', async () => {
    page = await openPage();
    page.input.setCustomValidity('Festivo');
    await page.write('12-03-2027');
    expect(problem()).to.equal('Festivo');
    page.input.setCustomValidity('');
    await page.write('13-03-2027');
    expect(problem()).to.equal(missing);
    page.element.remove();
    await rendered();
    expect(problem()).to.equal('');
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { loadAxe, violationsOf } from '../../shared/axe.js';
import '../../../elements/rs-calendar/define.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

/** Opens a form with a date whose calendar is behind a button. */
async function openForm(attributes = ''): Promise<readonly [HTMLFormElement, RsCalendar, HTMLButtonElement]> {
  document.querySelector('form')?.remove();
  const template = document.createElement('template');
  template.innerHTML = `<form lang="es"><label for="dia">Día</label>
    <input type="text" id="dia" name="dia" value="12-03-2027" ${attributes}>
    <rs-calendar for="dia" format="DD-MM-YYYY"></rs-calendar></form>`;
  document.body.append(template.content);
  const form = document.querySelector('form') as HTMLFormElement;
  const element = form.querySelector('rs-calendar') as RsCalendar;
  const button = await appears(element.shadowRoot as ShadowRoot, '[part="toggle"]');
  return [form, element, button as HTMLButtonElement];
}

const rootOf = (element: Element) => element.shadowRoot as ShadowRoot;
const isShown = ({ box }: RsCalendar) => box.getClientRects().length > 0;

describe('<rs-calendar> behind a button', () => {
  it('shows a button beside the input, and nothing else', async () => {
    const [form, element, button] = await openForm();
    const input = form.querySelector('input') as HTMLInputElement;
    expect(button.getAttribute('aria-label')).to.equal('Elegir fecha');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(isShown(element)).to.equal(false);
    expect(button.getBoundingClientRect().left).to.be.at.least(input.getBoundingClientRect().right);
    expect(button.getBoundingClientRect().top).to.be.below(input.getBoundingClientRect().bottom);
  });

  it('is opened and closed by its button, which keeps the focus', async () => {
    const [, element, button] = await openForm();
    button.focus();
    await sendKeys({ press: 'Enter' });
    await appears(rootOf(element), '[part~="day"]');
    expect([isShown(element), button.ariaExpanded]).to.deep.equal([true, 'true']);
    expect(element.matches(':state(open)')).to.equal(true);
    expect(rootOf(element).activeElement).to.equal(button);

    await sendKeys({ press: 'Enter' });
    expect([isShown(element), button.ariaExpanded]).to.deep.equal([false, 'false']);
    expect(element.matches(':state(open)')).to.equal(false);
  });

  it('is closed by Escape, and the focus goes back to the button', async () => {
    const [, element, button] = await openForm();
    button.click();
    const day = (await appears(rootOf(element), '[part~="day"][tabindex="0"]')) as HTMLElement;
    day.focus();
    await sendKeys({ press: 'Escape' });
    expect(isShown(element)).to.equal(false);
    expect(rootOf(element).activeElement).to.equal(button);
  });

  it('stays open when an option changes, and shows itself without the button when it is inline', async () => {
    const [, element, button] = await openForm();
    button.click();
    await appears(rootOf(element), '[part~="day"]');
    element.weekStart = 0;
    await appears(rootOf(element), '[part~="day"]');
    expect(isShown(element)).to.equal(true);
    element.inline = true;
    expect([isShown(element), rootOf(element).querySelector('[part="toggle"]')]).to.deep.equal([true, null]);
  });

  it('cannot be opened while the input is disabled', async () => {
    const [form, , button] = await openForm('disabled');
    expect(button.disabled).to.equal(true);
    (form.querySelector('input') as HTMLInputElement).disabled = false;
    await Promise.resolve();
    expect(button.disabled).to.equal(false);
  });

  it('never submits the form', async () => {
    const [form, , button] = await openForm();
    let submits = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submits += 1;
    });
    button.click();
    expect([button.type, submits]).to.deep.equal(['button', 0]);
  });

  it('has no violation, closed, open, disabled and invalid', async () => {
    const axe = await loadAxe();
    const [form, element, button] = await openForm();
    expect(await violationsOf(axe, form)).to.deep.equal([]);
    button.click();
    await appears(rootOf(element), '[part~="day"]');
    expect(await violationsOf(axe, form)).to.deep.equal([]);
    const input = form.querySelector('input') as HTMLInputElement;
    input.setAttribute('aria-invalid', 'true');
    input.disabled = true;
    await Promise.resolve();
    expect(await violationsOf(axe, form)).to.deep.equal([]);
  });
});

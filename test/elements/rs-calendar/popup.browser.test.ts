import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { loadAxe, violationsOf } from '../../shared/axe.js';
import '../../../elements/rs-calendar/define.js';
import { halfPixel } from '../../pixels.js';
import { withoutFeatures } from '../../shared/without-features.js';
import { settled } from '../../settled.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

/** Opens a form with a date field whose calendar is behind a button. */
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
const inputOf = (form: Element) => form.querySelector('input') as HTMLInputElement;
const dayIn = (element: Element, label: string) =>
  rootOf(element).querySelector(`[part~="day"][aria-label^="${label}"]`) as HTMLElement;

/** Settles as soon as a day has the focus. */
function dayIsFocused(element: Element): Promise<void> {
  const root = rootOf(element);
  const isThere = () => root.activeElement?.part.contains('day') === true;
  return new Promise((resolve) => {
    if (isThere()) return resolve();
    const check = () => {
      if (!isThere()) return;
      root.removeEventListener('focusin', check);
      resolve();
    };
    root.addEventListener('focusin', check);
  });
}

async function pressShiftTab(): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

/** Presses Alt and the down arrow, which opens every date picker. */
async function pressAltDown(): Promise<void> {
  await sendKeys({ down: 'Alt' });
  await sendKeys({ press: 'ArrowDown' });
  await sendKeys({ up: 'Alt' });
}

describe('<rs-calendar> popup', () => {
  it('<rs-calendar> behind a button is opened by a button of the page, which has the focus again after Escape', async () => {
    const [form, element] = await openForm();
    element.id = 'calendario';
    form.insertAdjacentHTML(
      'beforeend',
      '<button type="button" commandfor="calendario" command="--show">Elegir el día</button>',
    );
    const button = form.querySelector('[command]') as HTMLElement;
    button.focus();
    button.click();
    await dayIsFocused(element);
    await sendKeys({ press: 'Escape' });
    expect(isShown(element)).to.equal(false);
    expect(document.activeElement === button).to.equal(true);
  });

  it('<rs-calendar> behind a button shows a button beside the input, and nothing else', async () => {
    const [form, element, button] = await openForm();
    const input = form.querySelector('input') as HTMLInputElement;
    expect(button.getAttribute('aria-label')).to.equal('Elegir fecha');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(isShown(element)).to.equal(false);
    expect(button.getBoundingClientRect().left).to.be.at.least(
      input.getBoundingClientRect().right - halfPixel,
    );
    expect(button.getBoundingClientRect().top).to.be.below(input.getBoundingClientRect().bottom);
  });

  it('<rs-calendar> behind a button is opened by its button, which takes the focus to the chosen day, and closed by it', async () => {
    const [, element, button] = await openForm();
    button.focus();
    await sendKeys({ press: 'Enter' });
    await dayIsFocused(element);
    expect({ isShown: isShown(element), ariaExpanded: button.ariaExpanded }).to.deep.equal({
      isShown: true,
      ariaExpanded: 'true',
    });
    expect(element.matches(':state(open)')).to.equal(true);
    expect(rootOf(element).activeElement?.getAttribute('aria-label')).to.equal(
      'viernes, 12 de marzo de 2027',
    );

    button.click();
    expect(rootOf(element).activeElement).to.equal(button);
    expect({ isShown: isShown(element), ariaExpanded: button.ariaExpanded }).to.deep.equal({
      isShown: false,
      ariaExpanded: 'false',
    });
    expect(element.matches(':state(open)')).to.equal(false);
  });

  it('<rs-calendar> behind a button is closed by Escape from each control and from between them, and the focus goes back to the button', async () => {
    const [, element, button] = await openForm();
    const places = ['[part~="day"]:focus', '[part="heading"]', '[part~="next"]', '[part="toggle"]'];
    for (const place of [...places, element.box]) {
      button.focus();
      button.click();
      await dayIsFocused(element);
      const target = typeof place === 'string' ? rootOf(element).querySelector<HTMLElement>(place) : place;
      target?.focus();
      expect(rootOf(element).activeElement).to.equal(target);
      await sendKeys({ press: 'Escape' });
      expect(isShown(element), String(place)).to.equal(false);
      expect(rootOf(element).activeElement, String(place)).to.equal(button);
    }
  });

  it('<rs-calendar> behind a button is closed by Escape where a press has focused nothing, as in Safari, and then leaves the key to the page', async () => {
    const [, element, button] = await openForm();
    button.click();
    await dayIsFocused(element);
    (rootOf(element).activeElement as HTMLElement).blur();
    const press = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect({ isPrevented: press(), isShown: isShown(element) }).to.deep.equal({
      isPrevented: true,
      isShown: false,
    });
    expect(press()).to.equal(false);
  });

  it('<rs-calendar> behind a button keeps Tab inside: the first control follows the last one, and the other way round', async () => {
    const [, element, button] = await openForm();
    button.click();
    await dayIsFocused(element);
    await sendKeys({ press: 'Tab' });
    expect(rootOf(element).activeElement?.part.contains('previous')).to.equal(true);
    await pressShiftTab();
    expect(rootOf(element).activeElement?.part.contains('day')).to.equal(true);
    element.box.focus();
    await pressShiftTab();
    expect(rootOf(element).activeElement?.part.contains('day')).to.equal(true);
    expect(isShown(element)).to.equal(true);
  });

  it('<rs-calendar> behind a button leaves the focus in the input of a visitor who types there while the calendar loads', async () => {
    const [form, element, button] = await openForm();
    button.click();
    inputOf(form).focus();
    await appears(rootOf(element), '[part~="day"]');
    await settled();
    expect({ isShown: isShown(element), focused: document.activeElement }).to.deep.equal({
      isShown: true,
      focused: inputOf(form),
    });
  });

  it('<rs-calendar> behind a button stays open when an option changes, and shows itself without the button when it is inline', async () => {
    const [, element, button] = await openForm();
    button.click();
    await appears(rootOf(element), '[part~="day"]');
    element.weekStart = 0;
    await appears(rootOf(element), '[part~="day"]');
    expect(isShown(element)).to.equal(true);
    element.inline = true;
    expect({
      isShown: isShown(element),
      toggle: rootOf(element).querySelector('[part="toggle"]'),
    }).to.deep.equal({ isShown: true, toggle: null });
  });

  it('<rs-calendar> behind a button is opened by the focus of its input, which is still typed into', async () => {
    const [form, element] = await openForm();
    inputOf(form).focus();
    await appears(rootOf(element), '[part~="day"]');
    expect(isShown(element)).to.equal(true);
    expect(document.activeElement).to.equal(inputOf(form));
    await sendKeys({ press: 'Escape' });
    expect(isShown(element)).to.equal(false);
    expect(document.activeElement).to.equal(inputOf(form));
    inputOf(form).click();
    expect(isShown(element)).to.equal(true);
  });

  it('<rs-calendar> behind a button is opened by its button and by Alt and the arrow down alone, where the author says so', async () => {
    const [form, element] = await openForm();
    element.openOn = 'button';
    inputOf(form).focus();
    inputOf(form).click();
    expect(isShown(element)).to.equal(false);
    await pressAltDown();
    await appears(rootOf(element), '[part~="day"][tabindex="0"]:focus');
    expect(isShown(element)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isShown(element)).to.equal(false);
    rootOf(element).querySelector<HTMLElement>('[part="toggle"]')?.click();
    expect(isShown(element)).to.equal(true);
  });

  it('<rs-calendar> behind a button is closed by Tab in its input, and does not lie over the next field', async () => {
    const [form, element, button] = await openForm();
    inputOf(form).focus();
    await appears(rootOf(element), '[part~="day"]');
    await sendKeys({ press: 'Tab' });
    expect({ isShown: isShown(element), focused: rootOf(element).activeElement }).to.deep.equal({
      isShown: false,
      focused: button,
    });
    await sendKeys({ press: 'Enter' });
    expect(isShown(element)).to.equal(true);
  });

  it('<rs-calendar> behind a button takes the focus to its chosen day by Alt and the arrow down, and back when it is closed', async () => {
    const [form, element] = await openForm();
    inputOf(form).focus();
    await sendKeys({ press: 'Escape' });
    await pressAltDown();
    await appears(rootOf(element), '[part~="day"][tabindex="0"]:focus');
    const label = rootOf(element).activeElement?.getAttribute('aria-label');
    expect(label).to.equal('viernes, 12 de marzo de 2027');
    await sendKeys({ press: 'Escape' });
    expect(document.activeElement).to.equal(inputOf(form));
    expect(isShown(element)).to.equal(false);
  });

  it('<rs-calendar> behind a button is closed by a choice, and returns the focus', async () => {
    const [form, element] = await openForm();
    inputOf(form).focus();
    await pressAltDown();
    await appears(rootOf(element), '[part~="day"][tabindex="0"]:focus');
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    expect(inputOf(form).value).to.equal('13-03-2027');
    expect(isShown(element)).to.equal(false);
    expect(document.activeElement).to.equal(inputOf(form));
  });

  it('<rs-calendar> behind a button waits for the time where the format has one', async () => {
    const [form, element] = await openForm();
    element.format = 'DD-MM-YYYY HH:mm';
    inputOf(form).focus();
    ((await appears(rootOf(element), '[part~="day"][tabindex="0"]')) as HTMLElement).click();
    const time = (await appears(rootOf(element), '[part~="time"]')) as HTMLElement;
    expect(isShown(element)).to.equal(true);
    time.click();
    expect(inputOf(form).value).to.equal('12-03-2027 00:00');
    expect(isShown(element)).to.equal(false);
  });

  it('<rs-calendar> behind a button is closed by a press elsewhere, by the focus that goes on, and by another page of a form', async () => {
    const [form, element] = await openForm();
    const other = document.createElement('button');
    form.append(other);
    const outside = [
      () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
      () => other.focus(),
      () => document.dispatchEvent(new CustomEvent('rs-form-page-changed')),
      () => element.hide(),
      () => element.hideAllPopupCalendars(),
    ];
    for (const leave of outside) {
      element.show();
      expect(isShown(element)).to.equal(true);
      leave();
      expect(isShown(element), String(leave)).to.equal(false);
    }
  });

  it('<rs-calendar> behind a button stays in the window, whatever its width and wherever its input is', async () => {
    for (const [width, height] of [
      [320, 480],
      [360, 740],
      [1280, 800],
    ] as const) {
      await setViewport({ width, height });
      for (const top of [0, height - 60]) {
        const [form, element] = await openForm();
        form.style.cssText = `position: fixed; inset-block-start: ${top}px; inset-inline-end: 0`;
        element.format = 'DD-MM-YYYY HH:mm';
        element.show();
        ((await appears(rootOf(element), '[part~="day"][tabindex="0"]')) as HTMLElement).click();
        await appears(rootOf(element), '[part~="time"]');
        // One frame for the growth of the box, and one for its place.
        await settled();
        await settled();
        const box = element.box.getBoundingClientRect();
        expect(box.left, `${width} ${top}`).to.be.at.least(-halfPixel);
        expect(box.right, `${width} ${top}`).to.be.at.most(width + halfPixel);
        expect(box.top, `${width} ${top}`).to.be.at.least(-halfPixel);
        expect(box.bottom, `${width} ${top}`).to.be.at.most(height + halfPixel);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      }
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('<rs-calendar> behind a button takes the page’s own button, and gives it back as it was', async () => {
    const [form, element] = await openForm();
    const own = document.createElement('button');
    Object.assign(own, { type: 'button', textContent: '...' });
    form.append(own);
    const before = own.outerHTML;
    element.toggle = own;
    expect(rootOf(element).querySelector('[part="toggle"]')).to.equal(null);
    expect([own.ariaExpanded, own.ariaLabel]).to.deep.equal(['false', 'Elegir fecha']);
    own.click();
    expect({ isShown: isShown(element), ariaExpanded: own.ariaExpanded }).to.deep.equal({
      isShown: true,
      ariaExpanded: 'true',
    });
    own.click();
    expect(isShown(element)).to.equal(false);
    element.remove();
    await Promise.resolve();
    expect(own.outerHTML).to.equal(before);
  });

  it('<rs-calendar> behind a button lies over the page as a dialog of its field', async () => {
    const [, element] = await openForm();
    element.show();
    const dialog = (await appears(rootOf(element), '[role="dialog"]')) as HTMLElement;
    expect(dialog.getAttribute('aria-label')).to.equal('Día');
    expect(element.box.matches(':popover-open')).to.equal(true);
    expect(dayIn(element, 'viernes, 12 de marzo').getAttribute('aria-selected')).to.equal('true');
  });

  it('<rs-calendar> behind a button opens and closes where the browser has no popovers', () =>
    withoutFeatures(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover'], async () => {
      const [, element, button] = await openForm();
      button.click();
      await dayIsFocused(element);
      expect(element.box.hasAttribute('popover')).to.equal(false);
      expect(isShown(element)).to.equal(true);
      button.click();
      expect(isShown(element)).to.equal(false);
    }));

  it('<rs-calendar> behind a button cannot be opened while the input is disabled', async () => {
    const [form, , button] = await openForm('disabled');
    expect(button.disabled).to.equal(true);
    (form.querySelector('input') as HTMLInputElement).disabled = false;
    await Promise.resolve();
    expect(button.disabled).to.equal(false);
  });

  it('<rs-calendar> behind a button never submits the form', async () => {
    const [form, , button] = await openForm();
    let submits = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submits += 1;
    });
    button.click();
    expect([button.type, submits]).to.deep.equal(['button', 0]);
  });

  it('<rs-calendar> behind a button has no violation, closed, open, disabled and invalid', async () => {
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

import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { until } from '../../shared/until.js';
import { fileOf, growing, openUploads, severalFiles, type UploadsPage } from './uploads-page.js';

/** Opens a field, and waits for its zone. */
async function openZone(markup = severalFiles, attributes = ''): Promise<UploadsPage> {
  const page = openUploads(markup, attributes);
  await appears(page.root, '[part="pick"]');
  return page;
}

const pickButton = ({ root }: UploadsPage) => root.querySelector('[part="pick"]') as HTMLButtonElement;
const sizeOf = (element: Element) => element.getBoundingClientRect().width;

/** Presses a button, and returns the input whose dialog would open. */
function pressed(page: UploadsPage, button: HTMLElement): HTMLInputElement | null {
  let opened: HTMLInputElement | null = null;
  const open = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    opened = event.target;
  };
  page.form.addEventListener('click', open);
  button.click();
  page.form.removeEventListener('click', open);
  return opened;
}

describe('<rs-uploads> pick zone', () => {
  it('the zone of a file field has one button, in the language of the page, which opens the dialog of the input', async () => {
    const page = await openZone();
    expect(pickButton(page).textContent).to.equal('Elegir archivos');
    expect(pressed(page, pickButton(page)) === page.input).to.equal(true);
    expect(document.activeElement === page.input).to.equal(true);
  });

  it('the zone of a file field says that files can be dropped and pasted, and the allowed types', async () => {
    const { element, root } = await openZone();
    const zone = root.querySelector('[part="drop"]') as HTMLElement;
    expect(zone.querySelector('[part="hint"]')?.textContent).to.match(/arrastrar.*pegar/);
    const [hint] = zone.querySelector('slot')?.assignedElements() ?? [];
    expect(hint === element.querySelector('[slot="hint"]')).to.equal(true);
    expect(hint?.textContent).to.equal('Formatos: JPG y PNG. Como máximo 3 archivos.');
  });

  it('the zone of a file field leaves the input in the page, for the Tab key and screen readers, and shows its focus', async () => {
    const { element, input } = await openZone();
    expect({ width: sizeOf(input), tab: input.tabIndex, hidden: input.ariaHidden }).to.deep.equal({
      width: 1,
      tab: 0,
      hidden: null,
    });
    input.focus({ focusVisible: true } as FocusOptions);
    await until(() => element.matches(':state(focused)'));
    input.blur();
    expect(element.matches(':state(focused)')).to.equal(false);
  });

  it('the zone of a file field is no stop of the Tab key itself, and is locked with the input', async () => {
    const page = await openZone();
    expect(pickButton(page).tabIndex).to.equal(-1);
    expect(pickButton(page).ariaHidden).to.equal('true');
    page.input.disabled = true;
    await until(() => pickButton(page).disabled);
  });

  it('the zone of a file field gives the input back when the element goes', async () => {
    const { element, input } = await openZone();
    element.remove();
    await until(() => (input.getAttribute('style') ?? '') === '');
    expect(sizeOf(input)).to.be.greaterThan(50);
  });

  it('the zone of a file field fills an empty input of a field that grows, and then a new one', async () => {
    const page = await openZone(growing);
    expect(pressed(page, pickButton(page)) === page.input).to.equal(true);
    page.pick([fileOf('a.pdf')]);
    await page.rows(1);
    const next = pressed(page, pickButton(page));
    expect(next === page.inputs()[1]).to.equal(true);
    expect(sizeOf(next as Element)).to.equal(1);
  });

  it('the zone of a file field leaves an input alone that the page has hidden or drawn', async () => {
    for (const markup of [
      '<label for="x">x</label><div uk-form-custom><input type="file" id="x" name="x"></div>',
      '<label for="x">x</label><input type="file" id="x" name="x" style="opacity: 0">',
    ]) {
      const { root, input } = openUploads(markup);
      await appears(root, '[part="hint"]');
      expect(root.querySelector('[part="pick"]')).to.equal(null);
      expect(sizeOf(input)).to.be.greaterThan(50);
    }
  });
});

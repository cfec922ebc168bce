import { expect } from '@open-wc/testing';
import { changed, openPagedForm } from './paged-form.js';

/** Presses an element with the mouse, as the browser reports it. */
function pressAt(element: HTMLElement, detail: number, place = { clientX: 40, clientY: 300 }): void {
  element.dispatchEvent(
    new MouseEvent('click', { detail, ...place, bubbles: true, cancelable: true, composed: true }),
  );
}

describe('<rs-form> repeated press', () => {
  it('a visitor who presses Next twice at once is on the next page, and not on the one after', async () => {
    const page = await openPagedForm();
    const turned = changed(page.element);
    pressAt(page.find('Salto1Next'), 1);
    await turned;
    pressAt(page.find('Salto2Next'), 2);
    expect(page.shown()).to.deep.equal([1]);
  });

  it('a visitor who presses Next twice at once sends no form whose last page was not seen', async () => {
    const page = await openPagedForm();
    await page.turn('Salto1Next');
    const turned = changed(page.element);
    pressAt(page.find('Salto2Next'), 1);
    await turned;
    const submits: Event[] = [];
    page.form.addEventListener('submit', (event) => submits.push(event));
    pressAt(page.find('Enviar'), 2);
    expect(submits).to.deep.equal([]);
  });

  for (const [how, count, place] of [
    ['by a press elsewhere', 1, { clientX: 140, clientY: 300 }],
    ['by the keyboard', 0, undefined],
  ] as const)
    it(`a visitor who presses Next twice at once sends the form ${how}`, async () => {
      const page = await openPagedForm();
      await page.turn('Salto1Next');
      const turned = changed(page.element);
      pressAt(page.find('Salto2Next'), 1);
      await turned;
      let submits = 0;
      const refuse = (event: Event) => {
        event.preventDefault();
        submits += 1;
      };
      page.form.addEventListener('submit', refuse, { capture: true });
      pressAt(page.find('Enviar'), count, place);
      expect(submits).to.equal(1);
    });
});

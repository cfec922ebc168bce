import { expect } from '@open-wc/testing';
import { isInState } from '../shared/is-in-state.js';
import { server } from '../elements/rs-form/server-check/ask-play-server.js';
import { call, openLegacyPage, read, wholeForm, type LegacyPage } from './legacy-page.js';

const inForm = (page: LegacyPage, index: number, id: string) =>
  page.root.querySelectorAll('form')[index]?.querySelector(`[id="${id}"]`) as HTMLInputElement;

describe('rsform-compat.js: equal forms', () => {
  for (const index of [0, 1])
    it(`the same form twice on a page of the original marks the errors of the server in the one that was sent: number ${index + 1}`, async () => {
      const page = await openLegacyPage(`${wholeForm}${wholeForm}`);
      page.api.Ajax.URL = server({ answer: '{"formComponents":[1],"invalidComponents":[1]}' });
      // The server's function marks errors by the number of the form.
      Reflect.set(read('ajaxExtraValidationScript') as object, '7', (...values: unknown[]) =>
        call('RSFormPro.Ajax.displayValidationErrors', { 1: 'Nombre' }, ...values),
      );
      call('RSFormPro.Ajax.overrideSubmit', 7, { parent: '', field: 'is-invalid' }, false);
      await page.parse();
      const tag = page.root.querySelectorAll('rs-form')[index] as HTMLElement;
      const failed = new Promise((resolve) =>
        tag.addEventListener('rs-form-validated', resolve, { once: true }),
      );
      page.root.querySelectorAll('form')[index]?.requestSubmit();
      await failed;
      const marks = [0, 1].map((one) => [
        inForm(page, one, 'Nombre').matches('.is-invalid[aria-invalid="true"]'),
        inForm(page, one, 'component1').className,
      ]);
      const expected = [
        [false, 'formNoError'],
        [false, 'formNoError'],
      ];
      expected[index] = [true, 'formError'];
      expect(marks).to.deep.equal(expected);
      expect(document.activeElement).to.equal(inForm(page, index, 'Nombre'));
    });

  it('the same form twice on a page of the original opens the calendar of the one whose button is pressed', async () => {
    const page = await openLegacyPage(`${wholeForm}${wholeForm}`);
    call('RSFormPro.jQueryCalendar.setCalendar', 7, '7_0', {
      inline: false,
      format: 'DD-MM-YYYY',
      extra: {},
    });
    await page.parse();
    const button = inForm(page, 1, 'btnjQ7_0');
    button.focus();
    button.click();
    await isInState(page.root, 'rs-calendar:state(open)');
    const calendars = [...page.root.querySelectorAll('rs-calendar')];
    const open = calendars.filter((one) => one.matches(':state(open)'));
    expect({ calendars: calendars.length, open }).to.deep.equal({ calendars: 2, open: [calendars[1]] });
  });

  it('the same form twice on a page of the original counts the characters of each', async () => {
    const page = await openLegacyPage(`${wholeForm}${wholeForm}`);
    await page.parse();
    const text = inForm(page, 1, 'Motivo');
    text.value = 'hola, hola';
    text.dispatchEvent(new Event('input', { bubbles: true }));
    const counts = [0, 1].map((one) => inForm(page, one, 'rsfp-counter-5').textContent);
    expect(counts).to.deep.equal(['4/20', '10/20']);
  });
});

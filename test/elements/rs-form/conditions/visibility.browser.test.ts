import { expect } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { openFormPage } from '../page-driver.js';
import { practiceForm, practiceJson, practicePage } from '../practice-page.js';
import { liveRegions } from '../../../shared/announced.js';

interface Condition {
  readonly targets: readonly string[];
}

/** Returns the practice's form with a change to the condition of one target. */
function pageWith(target: string, wish: object): string {
  const conditions = (practiceJson.conditions as readonly Condition[]).map((condition) =>
    condition.targets.includes(target) ? { ...condition, ...wish } : condition,
  );
  return practicePage({ ...practiceJson, conditions });
}

describe('<rs-form> visibility', () => {
  it('fields that a condition hides and shows forget the typed values when they go', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@ejemplo.es');
    page.tick('E-mail');
    page.tick('E-mail');
    expect(email.value).to.equal('');
  });

  it('fields that a condition hides and shows get back the typed values where the condition retains it', async () => {
    const page = await openFormPage(pageWith('Email', { retain: true }));
    page.tick('E-mail');
    const email = page.type('Email', 'ana@ejemplo.es');
    page.tick('E-mail');
    expect(email.value).to.equal('');
    page.tick('E-mail');
    expect(email.value).to.equal('ana@ejemplo.es');
  });

  for (const retain of [false, true]) {
    it(`fields that a condition hides and shows post no file that was chosen before they went, ${retain ? 'and give it back' : 'and forget it'}`, async () => {
      const wish = { retain };
      const page = await openFormPage(pageWith('Email', wish).replace('type="email"', 'type="file"'));
      page.tick('E-mail');
      const input = page.block('email').querySelector('input') as HTMLInputElement;
      const chosen = new DataTransfer();
      chosen.items.add(new File(['words'], 'letter.txt', { type: 'text/plain' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      const posted = () => (new FormData(page.form).get('form[Email]') as File | null)?.name;
      expect(posted()).to.equal('letter.txt');
      page.tick('E-mail');
      expect(posted()).to.equal(retain ? '' : undefined);
      page.tick('E-mail');
      expect(posted()).to.equal(retain ? 'letter.txt' : '');
    });
  }

  it('fields that a condition hides and shows go with their labels where the condition is for the field alone, and the block stays', async () => {
    const page = await openFormPage(pageWith('Email', { scope: 'field' }));
    const block = page.block('email');
    const shown = () => [...block.querySelectorAll('label, input')].map((one) => one.getClientRects().length);
    expect(block.getClientRects().length).to.equal(1);
    expect(shown()).to.deep.equal([0, 0]);
    page.tick('E-mail');
    expect(shown()).to.deep.equal([1, 1]);
  });

  it('fields that a condition hides and shows hand the focus to the answer that took them away', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    page.type('Email', 'ana@ejemplo.es').focus();
    page.tick('E-mail');
    expect(document.activeElement).to.equal(page.box('E-mail'));
  });

  it('fields that a condition hides and shows are announced once, in one short text', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    await appears(liveRegions(), '[aria-live="polite"]', 'Nuevos campos: Tu consulta y Correo electrónico.');
  });

  it('fields that a condition hides and shows are shown before their labels are looked for, which takes long in a large form', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    await appears(liveRegions(), '[aria-live="polite"]', 'Nuevos campos: Tu consulta y Correo electrónico.');
    page.tick('E-mail');
    const email = page.block('email').querySelector('input') as HTMLInputElement;
    const { labels } = email;
    let isPressed = true;
    const isLookedForLater = new Promise<boolean>((resolve) => {
      Object.defineProperty(email, 'labels', {
        get() {
          resolve(!isPressed);
          return labels;
        },
      });
    });
    page.tick('E-mail');
    // Microtasks still belong to the press.
    for (let turn = 0; turn < 20; turn += 1) await null;
    isPressed = false;
    expect(await isLookedForLater).to.equal(true);
  });

  for (const [kind, control, type] of [
    ['a text', '<input type="text" name="form[Source]">', 'yes'],
    ['a textarea', '<textarea name="form[Source]"></textarea>', 'yes'],
    ['a select', '<select name="form[Source][]"><option>no<option>yes</select>', 'yes'],
    ['a multiple select', '<select multiple name="form[Source][]"><option>no<option>yes</select>', 'yes'],
    ['a hidden input', '<input type="hidden" name="form[Source]">', 'yes'],
    [
      'a split date',
      '<select name="form[Source][d]"><option value="">–<option>24</select><select name="form[Source][m]"><option value="">–<option>12</select><select name="form[Source][y]"><option value="">–<option>2027</select>',
      '24/12/2027',
    ],
  ] as const) {
    it(`fields that a condition hides and shows depend on ${kind}`, async () => {
      const json = {
        version: 1,
        formId: 1,
        conditions: [{ targets: ['Email'], when: [{ field: 'Source', operator: 'is', value: type }] }],
      };
      const markup = practiceForm.replace('</form>', `<div class="rsform-block">${control}</div></form>`);
      const page = await openFormPage(
        `<rs-form><script type="application/json">${JSON.stringify(json)}</script>${markup}</rs-form>`,
      );
      expect(page.block('email').getClientRects().length).to.equal(0);
      const parts = type.split('/');
      const controls = page.form.querySelectorAll<HTMLInputElement>('[name^="form[Source]"]');
      for (const [at, part] of [...controls].entries()) {
        part.value = parts[at] ?? '';
        part.dispatchEvent(new Event('change', { bubbles: true }));
      }
      expect(page.block('email').getClientRects().length).to.equal(1);
    });
  }

  it('<rs-form> names a cycle of conditions once in the console, and the page works on (cond-05)', async () => {
    const circle = (targets: string[], field: string, operator: string) => ({
      targets,
      when: [{ field, operator, value: 'E-mail' }],
    });
    const errors = await errorsDuring(async () => {
      const page = await openFormPage(
        practicePage({
          version: 1,
          formId: 1,
          conditions: [circle(['Email'], 'Telefono', 'is'), circle(['Telefono'], 'Email', 'is_not')],
        }),
      );
      expect(await page.press()).not.to.equal(null);
    });
    expect(errors.length).to.be.lessThan(2);
  });
});

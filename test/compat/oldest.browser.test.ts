import { expect } from '@open-wc/testing';
import { call, openLegacyPage, wholeForm } from './legacy-page.js';

describe('rsform-compat.js: oldest', () => {
  const choosePlan = (form: HTMLFormElement) => form.querySelector<HTMLElement>('#Plan1')?.click();

  it('a condition of the server’s on a page of the original that acts by itself, as in the oldest versions, runs on a change of its field and after a reset', async () => {
    const page = await openLegacyPage(wholeForm);
    let runs = 0;
    function rsfp_runCondition1(): void {
      runs += 1;
    }
    call('RSFormPro.Conditions.add', 7, 'Plan', rsfp_runCondition1);
    await page.parse();
    const before = runs;
    choosePlan(page.form);
    expect(runs).to.equal(before + 1);
    page.form.reset();
    await new Promise((resolve) => setTimeout(resolve));
    expect(runs).to.equal(before + 2);
  });

  it('a condition of the server’s on a page of the original that says what it is runs no more: the element obeys it', async () => {
    const page = await openLegacyPage(wholeForm);
    const details = [{ ComponentName: 'Plan', operator: 'is', value: 'Entero' }];
    const options = { form_id: 7, action: 'show', block: '1', condition: 'all', ComponentNames: ['Extras'] };
    let runs = 0;
    function rsfp_runCondition2(): void {
      runs += 1;
      call('RSFormPro.Conditions.run', { ...options, details });
    }
    call('RSFormPro.Conditions.add', 7, 'Plan', rsfp_runCondition2);
    await page.parse();
    const extras = page.form.querySelector('#Extras0');
    expect(extras?.checkVisibility()).to.equal(false);
    const before = runs;
    choosePlan(page.form);
    expect({ runs, isShown: extras?.checkVisibility() }).to.deep.equal({ runs: before, isShown: true });
  });
});

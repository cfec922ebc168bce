import { expect } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { call, openLegacyPage, read, wholeForm, type LegacyPage } from './legacy-page.js';

const at = (id: string) => document.getElementById(id) as HTMLInputElement;
const dispatch = (id: string, type = 'change') => at(id).dispatchEvent(new Event(type, { bubbles: true }));
const isShown = (id: string) => at(id).checkVisibility();

/** Declares the server's function for one condition, as the page does. */
function declare(number: number, target: string, value: string, field = 'Extras'): () => void {
  const details = [{ operator: 'is', value, ComponentName: field }];
  const options = {
    form_id: '7',
    action: 'show',
    block: '1',
    condition: 'all',
    ComponentNames: [target],
    details,
  };
  const name = `rsfp_runCondition${number}`;
  const run = { [name]: () => void call('RSFormPro.Conditions.run', options) }[name] as () => void;
  Reflect.set(window, name, run);
  return run;
}

/** Opens a page whose inline block shows the name with lunch and the total with dinner. */
async function openWithConditions(): Promise<LegacyPage> {
  const page = await openLegacyPage(wholeForm);
  const [lunch, dinner] = [declare(1, 'Nombre', 'Comida'), declare(2, 'Total', 'Cena')];
  Reflect.set(window, 'rsfp_runAllConditions7', () => (lunch(), dinner()));
  call('RSFormPro.Conditions.add', 7, 'Extras', lunch);
  call('RSFormPro.Conditions.add', 7, 'Extras', dinner);
  return page;
}

describe('rsform-compat.js: drop in', () => {
  it('a page of the original, once it is parsed, has an empty element beside its form, which has not moved', async () => {
    const page = await openLegacyPage(wholeForm);
    const { parentNode } = page.form;
    const tag = await page.parse();
    expect({
      hasForm: tag.form === page.form,
      unmoved: page.form.parentNode === parentNode,
      beside: tag.nextElementSibling === page.form,
    }).to.deep.equal({ hasForm: true, unmoved: true, beside: true });
    expect({
      focusOnError: tag.focusOnError,
      withoutDraft: tag.withoutDraft,
      hasJson: tag.textContent.includes('"checks":"native"'),
    }).to.deep.equal({ focusOnError: 'field', withoutDraft: true, hasJson: true });
  });

  it('a page of the original, once it is parsed, shows and hides by the conditions that its functions say', async () => {
    const page = await openWithConditions();
    await page.parse();
    expect({ name: isShown('Nombre'), total: isShown('Total') }).to.deep.equal({ name: false, total: false });
    at('Extras0').click();
    expect({ name: isShown('Nombre'), total: isShown('Total') }).to.deep.equal({ name: true, total: false });
  });

  it('a page of the original, once it is parsed, does so where its block is wrapped in a function, and where it comes after everything else', async () => {
    const page = await openLegacyPage(wholeForm);
    const tag = await page.parse();
    call('RSFormPro.Conditions.add', 7, 'Extras', declare(3, 'Ciudad', 'Copa'));
    call('RSFormPro.limitSelections', 7, 'Extras', 1);
    await appears(tag, ':scope > script', 'Ciudad');
    await hidden('Ciudad');
    at('Extras2').click();
    expect({ cityShown: isShown('Ciudad'), extraDisabled: at('Extras1').disabled }).to.deep.equal({
      cityShown: true,
      extraDisabled: true,
    });
  });

  it('a page of the original, once it is parsed, reads its values again where a script has set one in silence and runs the conditions', async () => {
    const page = await openWithConditions();
    await page.parse();
    at('Extras0').checked = true;
    call('rsfp_runAllConditions', 7);
    expect(isShown('Nombre')).to.equal(true);
    at('Extras0').checked = false;
    call('rsfp_runCondition1');
    expect(isShown('Nombre')).to.equal(false);
  });

  it('a page of the original, once it is parsed, calls a function of the site’s own on a change of its field', async () => {
    const page = await openLegacyPage(wholeForm);
    let calls = 0;
    call('rsfp_addCondition', 7, 'Plan', () => (calls += 1));
    await page.parse();
    at('Plan1').click();
    at('Extras0').click();
    expect(calls).to.equal(1);
  });

  it('a page of the original, once it is parsed, keeps its totals by its own function: at the start, on a change, after a reset', async () => {
    const page = await openLegacyPage(wholeForm);
    Reflect.set(window, 'RSFormProPrices', { '7_Plan': { Básico: '20', Entero: '+39.5' } });
    Reflect.set(window, 'rsfp_Calculations7', () => {
      const prices = (read('RSFormProPrices') as Record<string, Record<string, string>>)['7_Plan'];
      const [plan = ''] = call('RSFormPro.getValue', 7, 'Plan') as string[];
      const amount = call('rsfp_toNumber', call('RSFormPro.getValue', 7, 'Importe'), ',', '.', 2) as number;
      at('Total').value = String(call('number_format', Number(prices?.[plan]) + amount, 2, ',', '.'));
    });
    call('RSFormPro.Calculations.addEvents', 7, ['Plan', 'Importe']);
    await page.parse();
    expect(at('Total').value).to.equal('32,50');
    at('Plan1').click();
    expect(at('Total').value).to.equal('52,00');
    at('Importe').value = '1';
    dispatch('Importe', 'input');
    expect(at('Total').value).to.equal('40,50');
    page.form.reset();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(at('Total').value).to.equal('32,50');
  });

  it('a page of the original, once it is parsed, turns its pages by its own buttons and calls, and tells its own functions of each turn once', async () => {
    const page = await openLegacyPage(wholeForm);
    const heard: unknown[][] = [];
    for (const name of ['nextPage', 'changePage', 'afterValidationSuccess'])
      call('RSFormPro.callbacks.addCallback', 7, name, [
        (...values: unknown[]) => heard.push([name, ...values]),
        7,
      ]);
    Reflect.set(window, 'rsfp_showProgress_7', (at: number) => heard.push(['progress', at]));
    call('rsfp_changePage', 7, 0, 1);
    const tag = await page.parse();
    await appears(page.root, '#Paso1Next');
    await tag.goToPage(0);
    heard.length = 0;
    const turned = new Promise((resolve) =>
      tag.addEventListener('rs-form-page-changed', resolve, { once: true }),
    );
    at('Paso1Next').click();
    await turned;
    expect(isShown('Enviar')).to.equal(true);
    expect(heard.filter(([name]) => name !== 'progress')).to.deep.equal([
      ['nextPage', 7],
      ['changePage', 7],
    ]);
    expect(heard).to.deep.include(['progress', 1]);
    const back = new Promise((resolve) =>
      tag.addEventListener('rs-form-page-changed', resolve, { once: true }),
    );
    call('RSFormPro.Pages.change', 7, 0, 1);
    await back;
    expect({ name: isShown('Nombre'), button: isShown('Enviar') }).to.deep.equal({
      name: true,
      button: false,
    });
  });

  it('a page of the original, once it is parsed, lets a function replace one submit, and go on by itself', async () => {
    const page = await openLegacyPage(wholeForm);
    const order: string[] = [];
    call('RSFormPro.addFormEvent', 7, () => {
      order.push('own');
      call('RSFormPro.submitForm', page.form);
    });
    await page.parse();
    const left = new Promise<FormData>((resolve) =>
      page.root.addEventListener('submit', (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        order.push('sent');
        resolve(new FormData(page.form));
      }),
    );
    call('RSFormPro.submitForm', page.form);
    await left;
    expect(order).to.deep.equal(['own', 'sent']);
  });
});

/** Settles when a field is hidden. */
async function hidden(id: string): Promise<void> {
  while (isShown(id)) await new Promise((resolve) => requestAnimationFrame(resolve));
}

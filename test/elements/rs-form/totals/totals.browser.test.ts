import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { eventsOf, field, holds, input, order, product, spanish, totalsPage } from './totals-page.js';
import { drive, openFormPage } from '../page-driver.js';

describe('a form with a total', () => {
  it('a form with a total shows it at once and keeps it while the visitor types', async () => {
    const page = await openFormPage(totalsPage({ controls: order, calculations: product }));
    await holds(page, 'Total', '0,00');
    page.type('Precio', '1.234,50');
    page.type('Cantidad', '12.5');
    expect(field(page, 'Total').value).to.equal('15.431,25');
  });

  it('a form with a total calculates again after a reset', async () => {
    const controls = input('Precio', 'type="text" value="10"') + input('Total', 'type="text" value="server"');
    const calculations = [{ target: 'Total', expression: '{Precio:value} * 2', ...spanish }];
    const page = await openFormPage(totalsPage({ controls, calculations }));
    await holds(page, 'Total', '20,00');
    page.type('Precio', '50');
    expect(field(page, 'Total').value).to.equal('100,00');
    page.element.reset();
    expect(field(page, 'Total').value).to.equal('server');
    await holds(page, 'Total', '20,00');
  });

  it('a form with a total tells the page of a new total, and of nothing when it stays', async () => {
    const page = await openFormPage(totalsPage({ controls: order, calculations: product }));
    await holds(page, 'Total', '0,00');
    page.type('Cantidad', '2');
    const events = eventsOf(page, 'Total');
    page.type('Precio', '5');
    page.type('Precio', '5,0');
    expect(events).to.deep.equal(['input 10,00', 'change 10,00']);
  });

  it('a form with a total is not touched by its own first total', async () => {
    const started: Event[] = [];
    const markup = totalsPage({
      controls: input('Total', 'type="text" value="server"'),
      calculations: [{ target: 'Total', expression: '1', ...spanish }],
    });
    const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`);
    wrapper.addEventListener('rs-form-started', (event) => started.push(event));
    await holds(drive(wrapper.querySelector('rs-form') as RsFormElement), 'Total', '1,00');
    expect(started).to.deep.equal([]);
  });

  it('a form with a total gives a number input a plain number', async () => {
    const controls = input('a') + input('Total', 'type="number" step="any"');
    const calculations = [{ target: 'Total', expression: '{a:value} + 0.2', ...spanish }];
    const page = await openFormPage(totalsPage({ controls, calculations }));
    await holds(page, 'Total', '0.2');
    page.type('a', '1.000,1');
    expect(field(page, 'Total').value).to.equal('1000.3');
  });

  it('a form with a total puts back a total that a script has changed, but not under the visitor’s hands', async () => {
    const page = await openFormPage(
      totalsPage({ controls: order.replace(' readonly', ''), calculations: product }),
    );
    await holds(page, 'Total', '0,00');
    page.type('Total', '7');
    expect(field(page, 'Total').value).to.equal('0,00');
    field(page, 'Total').focus();
    page.type('Total', '7');
    expect(field(page, 'Total').value).to.equal('7');
  });

  it('a form with a total shows what hostile values leave of it (num-05, num-13, formula-07)', async () => {
    const calculations = [{ target: 'Total', expression: '{a:value} / {zero:value}', ...spanish }];
    const page = await openFormPage(
      totalsPage({ controls: input('a') + input('zero') + input('Total'), calculations }),
    );
    await holds(page, 'Total', '0,00');
    page.type('a', '1e400');
    expect(field(page, 'Total').value).to.equal('Esperando: a');
    page.type('a', '5');
    page.type('zero', '0,1+0,2');
    expect(field(page, 'Total').value).to.equal('Esperando: zero');
    page.type('zero', '0');
    expect(field(page, 'Total').value).to.equal('0,00');
  });
});

describe('two forms with totals on one page', () => {
  it('two forms with totals on one page calculate each their own', async () => {
    const markup = totalsPage({ controls: order, calculations: product });
    const page = await openFormPage(
      `<div>${markup}</div><div>${markup.replace('{Precio:value} *', '10 *')}</div>`,
    );
    await holds(page, 'Total', '0,00');
    const [, other] = page.element.closest('[lang]')?.querySelectorAll<RsFormElement>('rs-form') ?? [];
    const second = drive(other as RsFormElement);
    await holds(second, 'Total', '0,00');
    page.type('Precio', '2');
    page.type('Cantidad', '3');
    expect(field(page, 'Total').value).to.equal('6,00');
    expect(field(second, 'Total').value).to.equal('0,00');
    second.type('Cantidad', '3');
    expect([field(page, 'Total').value, field(second, 'Total').value]).to.deep.equal(['6,00', '30,00']);
  });
});

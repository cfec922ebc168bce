import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { box, choose, field, holds, input, order, product, spanish, totalsPage } from './totals-page.js';
import { openFormPage } from '../page-driver.js';

describe('values of fields', () => {
  const extras = box('Extras', 'Comida') + box('Extras', 'Cuaderno') + box('Extras', '99');
  const total = [{ target: 'Total', expression: '{Extras:value}', ...spanish }];

  it('the value that a field counts is the sum of the prices of the chosen values', async () => {
    const prices = [
      { value: 'Comida', price: '+39' },
      { value: 'Cuaderno', price: '20.5' },
    ];
    const page = await openFormPage(
      totalsPage({
        controls: extras + input('Total'),
        calculations: total,
        fields: [{ name: 'Extras', prices }],
      }),
    );
    for (const value of ['Comida', 'Cuaderno', '99']) choose(page, value);
    await holds(page, 'Total', '59,50');
    choose(page, 'Comida');
    expect(field(page, 'Total').value).to.equal('20,50');
  });

  it('the value that a field counts can have its price in the page’s own table, whatever else stands there', async () => {
    const table = JSON.parse('{"__proto__":{"99":"1000"},"Comida":"-5","Cuaderno":{"price":"7"}}') as object;
    Reflect.set(window, 'RSFormProPrices', { '3_Extras': table, '3_Total': null });
    const page = await openFormPage(totalsPage({ controls: extras + input('Total'), calculations: total }));
    for (const value of ['Comida', 'Cuaderno', '99']) choose(page, value);
    await holds(page, 'Total', '-5,00');
    Reflect.deleteProperty(window, 'RSFormProPrices');
  });

  it('the value that a field counts is nothing for kinds that the server does not count', async () => {
    const controls =
      input('mail', 'type="email" value="5"') +
      input('clave', 'type="password" value="5"') +
      '<textarea name="form[nota]">5</textarea>' +
      input('nivel', 'type="range" min="0" max="10" value="7"') +
      input('oculto', 'type="hidden" value="0,5"') +
      input('Total');
    const names = ['mail', 'clave', 'nota', 'nivel', 'oculto'];
    const expression = names.map((name) => `{${name}:value}`).join(' + ');
    const page = await openFormPage(
      totalsPage({ controls, calculations: [{ target: 'Total', expression, ...spanish }] }),
    );
    await holds(page, 'Total', '7,50');
  });

  it('the value that a field counts is whole days between two dates, across a change of clocks', async () => {
    const fields = ['Llegada', 'Salida'].map((name) => ({ name, type: 'calendar', format: 'DD/MM/YYYY' }));
    const page = await openFormPage(
      totalsPage({
        controls: input('Llegada') + input('Salida') + input('Noches'),
        fields,
        calculations: [
          { target: 'Noches', expression: 'toDays({Salida:value} - {Llegada:value})', decimals: 0 },
        ],
      }),
    );
    await holds(page, 'Noches', '0');
    page.type('Llegada', '27/03/2027');
    expect(field(page, 'Noches').value).to.equal('0');
    page.type('Salida', '29/03/2027');
    expect(field(page, 'Noches').value).to.equal('2');
  });

  it('the value that a field counts is whole days between two simple calendars, whose months are written as the server writes them', async () => {
    const fields = ['Llegada', 'Salida'].map((name) => ({
      name,
      type: 'simple-calendar',
      format: 'dd/mm/yyyy',
    }));
    const calendar = (name: string, at: number) => input(name).replace(`id="${name}"`, `id="txtcal3_${at}"`);
    const page = await openFormPage(
      totalsPage({
        controls: calendar('Llegada', 0) + calendar('Salida', 1) + input('Noches'),
        fields,
        calculations: [
          { target: 'Noches', expression: 'toDays({Salida:value} - {Llegada:value})', decimals: 0 },
        ],
      }),
    );
    await holds(page, 'Noches', '0');
    page.type('txtcal3_0', '24/12/2027');
    expect(field(page, 'Noches').value).to.equal('0');
    page.type('txtcal3_1', '27/12/2027');
    expect(field(page, 'Noches').value).to.equal('3');
  });

  it('the value that a field counts is that of the page’s own control', async () => {
    const page = await openFormPage(totalsPage({ controls: order, calculations: product }));
    await holds(page, 'Total', '0,00');
    Reflect.set(field(page, 'Precio'), 'rsfpGetValue', () => '3,5');
    page.type('Cantidad', '2');
    page.type('Precio', 'tres y medio');
    expect(field(page, 'Total').value).to.equal('7,00');
  });
});

describe('totals and conditions', () => {
  const show = (target: string, name: string, value: string, retain = false) => ({
    action: 'show',
    match: 'all',
    scope: 'block',
    targets: [target],
    when: [{ field: name, operator: 'is', value }],
    retain,
  });

  it('a total decides on what a condition shows', async () => {
    const page = await openFormPage(
      totalsPage({
        controls: order + input('Regalo'),
        calculations: product,
        conditions: [show('Regalo', 'Total', '100,00')],
      }),
    );
    await holds(page, 'Total', '0,00');
    page.type('Precio', '50');
    page.type('Cantidad', '2');
    expect(getComputedStyle(page.block('regalo')).display).to.equal('block');
    page.type('Cantidad', '3');
    expect(getComputedStyle(page.block('regalo')).display).to.equal('none');
  });

  it('a total counts a hidden field as nothing, and one that is shown again as its default', async () => {
    const page = await openFormPage(
      totalsPage({
        controls: box('Envio', 'si') + input('Gastos', 'type="text" value="1"') + input('Total'),
        calculations: [{ target: 'Total', expression: '{Gastos:value}', ...spanish }],
        conditions: [show('Gastos', 'Envio', 'si')],
      }),
    );
    await holds(page, 'Total', '0,00');
    choose(page, 'si');
    expect(field(page, 'Total').value).to.equal('1,00');
    page.type('Gastos', '20');
    expect(field(page, 'Total').value).to.equal('20,00');
    choose(page, 'si');
    expect(field(page, 'Total').value).to.equal('0,00');
    choose(page, 'si');
    expect(field(page, 'Total').value).to.equal('1,00');
  });

  it('a total is 0 for days between two dates as long as one is hidden, missing or does not exist', async () => {
    const fields = ['Llegada', 'Salida'].map((name) => ({ name, type: 'calendar', format: 'DD/MM/YYYY' }));
    const expression = '10 + 20 * toDays({Salida:value} - {Llegada:value})';
    const page = await openFormPage(
      totalsPage({
        controls: input('Llegada') + input('Salida') + box('Vuelta', 'si') + input('Total'),
        fields,
        calculations: [{ target: 'Total', expression, ...spanish }],
        conditions: [show('Salida', 'Vuelta', 'si')],
      }),
    );
    const total = () => field(page, 'Total').value;
    await holds(page, 'Total', '10,00');
    page.type('Llegada', '24/12/2027');
    expect(total(), 'one is hidden').to.equal('10,00');
    choose(page, 'si');
    expect(total(), 'one is missing').to.equal('10,00');
    page.type('Salida', '26/12/2027');
    expect(total()).to.equal('50,00');
    page.type('Salida', '31/02/2028');
    expect(total(), 'one does not exist').to.equal('10,00');
    page.type('Salida', '26/12/2027');
    choose(page, 'si');
    expect(total(), 'one is hidden with its date').to.equal('10,00');
  });

  it('a total counts the default of a hidden field where its author says so, as the server’s own function does', async () => {
    const page = await openFormPage(
      totalsPage({
        controls:
          box('Envio', 'si') + input('Gastos', 'type="text" value="1"') + input('Total') + input('Neto'),
        calculations: [
          { target: 'Total', expression: '{Gastos:value}', hiddenOperands: 'default', ...spanish },
          { target: 'Neto', expression: '{Gastos:value}', ...spanish },
        ],
        conditions: [show('Gastos', 'Envio', 'si')],
      }),
    );
    await holds(page, 'Total', '1,00');
    choose(page, 'si');
    page.type('Gastos', '20');
    expect([field(page, 'Total').value, field(page, 'Neto').value]).to.deep.equal(['20,00', '20,00']);
    choose(page, 'si');
    expect([field(page, 'Total').value, field(page, 'Neto').value]).to.deep.equal(['1,00', '0,00']);
  });

  it('a total that hides and shows what it depends on is ended and named', async () => {
    const errors = await errorsDuring(async () => {
      const page = await openFormPage(
        totalsPage({
          controls: input('Gastos') + input('Total'),
          calculations: [{ target: 'Total', expression: '{Gastos:value}', ...spanish }],
          conditions: [show('Gastos', 'Total', '0,00', true)],
        }),
      );
      await holds(page, 'Total', '0,00');
      page.type('Gastos', '5');
    });
    expect(errors.join('\n')).to.match(
      /calculations\[0\]\.expression: field "Total", found a total that changes/,
    );
  });
});

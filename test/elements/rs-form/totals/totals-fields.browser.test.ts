import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { box, choose, field, holds, input, order, product, spanish, totalsPage } from './totals-page.js';
import { openFormPage, type FormPage } from '../page-driver.js';

describe('what a field counts', () => {
  const extras = box('Extras', 'Comida') + box('Extras', 'Cuaderno') + box('Extras', '99');
  const total = [{ target: 'Total', expression: '{Extras:value}', ...spanish }];

  it('is the sum of the prices of what is chosen', async () => {
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

  it('can have its price in the page’s own table, whatever else stands there', async () => {
    const table = JSON.parse('{"__proto__":{"99":"1000"},"Comida":"-5","Cuaderno":{"price":"7"}}') as object;
    Reflect.set(window, 'RSFormProPrices', { '3_Extras': table, '3_Total': null });
    const page = await openFormPage(totalsPage({ controls: extras + input('Total'), calculations: total }));
    for (const value of ['Comida', 'Cuaderno', '99']) choose(page, value);
    await holds(page, 'Total', '-5,00');
    Reflect.deleteProperty(window, 'RSFormProPrices');
  });

  it('is nothing for kinds that the server does not count', async () => {
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

  it('is whole days between two dates, across a change of clocks', async () => {
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

  it('is whole days between two simple calendars, whose months are written as the server writes them', async () => {
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

  it('is what the page’s own control says', async () => {
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

  it('lets a total decide on what is shown', async () => {
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

  it('counts a hidden field as nothing, and one that is shown again as its default', async () => {
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

  it('is 0 for days between two dates as long as one is hidden, missing or does not exist', async () => {
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

  it('counts the default of a hidden field where its author says so, as the server’s own function does', async () => {
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

  it('ends a total that hides and shows what it depends on, and names it', async () => {
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

describe('an author’s mistake in a calculation', () => {
  it('is named, leaves its total as the server sent it, and no other (formula-01, formula-03)', async () => {
    const calculations = [
      { target: 'Bad', expression: 'constructor.constructor("__pwned=1")()' },
      { target: 'a', expression: '{a}+{b}' },
      { target: 'b', expression: '{a}+{b}' },
      { target: 'Half', expression: '{Precio:value} + {Nadie:value}' },
      { target: 'Lost', expression: '1' },
      { target: 'Good', expression: '{Precio:value}' },
    ];
    const controls = ['Bad', 'a', 'b', 'Half']
      .map((name) => input(name, 'type="text" value="server"'))
      .join('');
    let page: FormPage | undefined;
    const errors = await errorsDuring(async () => {
      page = await openFormPage(
        totalsPage({
          controls: controls + input('Precio', 'type="text" value="4"') + input('Good'),
          calculations,
        }),
      );
      await holds(page, 'Good', '4.00');
    });
    const kept = ['Bad', 'a', 'b', 'Half'].map((name) => page && field(page, name).value);
    expect(kept).to.deep.equal(['server', 'server', 'server', 'server']);
    const said = errors.filter((text) => text.includes('calculations['));
    expect(said.length).to.equal(4);
    expect(said[0]).to.match(/calculations\[0\]\.expression: field "Bad", position 1: found "constructor/);
    expect(said[1]).to.match(/calculations\[1\]\.expression: field "a", found a cycle of "a", "b"/);
    expect(said[2]).to.match(/field "Half", position 18: found {Nadie:value}, expected a field of this form/);
    expect(said[3]).to.match(/field "Lost", found no input of this name/);
    expect(Reflect.get(window, '__pwned')).to.equal(undefined);
  });
});

describe('a page script that breaks while a total reads its control', () => {
  it('is told once, and the control counts nothing', async () => {
    let page: FormPage | undefined;
    const errors = await errorsDuring(async () => {
      const controls = input('Precio', 'type="text" value="4"') + input('Total') + input('Otro');
      page = await openFormPage(
        totalsPage({
          controls,
          calculations: [{ target: 'Total', expression: '{Precio:value} + {Otro:value}' }],
        }),
      );
      await holds(page, 'Total', '4.00');
      Object.assign(field(page, 'Precio'), {
        rsfpGetValue: () => {
          throw new TypeError('nada que leer');
        },
      });
      page.type('Otro', '2');
      page.type('Precio', '5');
      page.type('Precio', '6');
    });
    expect(page && field(page, 'Total').value).to.equal('2.00');
    expect(errors.filter((text) => text.includes('nada que leer')).length).to.equal(1);
  });
});

describe('a total of more digits than can be worked out', () => {
  const sum = [{ target: 'Total', expression: '{Precio:value} * 1' }];

  it('says so in place of wrong digits, and works again when there are fewer', async () => {
    const page = await openFormPage(
      totalsPage({
        controls: input('Precio', 'type="text" value="9007199254740993"') + input('Total'),
        calculations: sum,
      }),
    );
    await holds(page, 'Total', 'Es demasiado grande para calcularlo');
    page.type('Precio', '9007199254740991');
    expect(field(page, 'Total').value).to.equal('9,007,199,254,740,991.00');
  });

  it('is empty where a control takes numbers alone', async () => {
    const page = await openFormPage(
      totalsPage({
        controls:
          input('Precio', 'type="text" value="4503599627370497"') + input('Total', 'type="number" value="1"'),
        calculations: [{ target: 'Total', expression: '{Precio:value} * 2 - 3' }],
      }),
    );
    await holds(page, 'Total', '9007199254740991');
    page.type('Precio', '90071992547409930');
    expect(field(page, 'Total').value).to.equal('');
  });
});

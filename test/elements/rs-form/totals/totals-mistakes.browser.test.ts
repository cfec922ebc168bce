import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { field, holds, input, totalsPage } from './totals-page.js';
import { openFormPage, type FormPage } from '../page-driver.js';

describe('an author’s mistake in a calculation', () => {
  it('an author’s mistake in a calculation is named, leaves its total as the server sent it, and no other (formula-01, formula-03)', async () => {
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
  it('a page script that breaks while a total reads its control is told once, and the control counts nothing', async () => {
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

  it('a total of more digits than can be worked out shows a message in place of wrong digits, and works again when there are fewer', async () => {
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

  it('a total of more digits than can be worked out is empty where a control takes numbers alone', async () => {
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

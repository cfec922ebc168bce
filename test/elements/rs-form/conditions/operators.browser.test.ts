import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { openFormPage, type FormPage } from '../page-driver.js';
import { box, choose, input, totalsPage } from '../totals/totals-page.js';

interface Rule {
  readonly operator: string;
  readonly value?: string;
}

interface Settings {
  readonly control?: string;
  readonly fields?: readonly object[];
  readonly calculations?: readonly object[];
}

/** Opens a form whose block "Detalle" is shown while the field "Fuente" matches a rule. */
function openRule(rule: Rule, settings: Settings = {}): Promise<FormPage> {
  const { control = input('Fuente'), fields = [], calculations = [] } = settings;
  return openFormPage(
    totalsPage({
      controls: control + input('Detalle') + input('Total'),
      calculations,
      fields,
      conditions: [{ targets: ['Detalle'], when: [{ field: 'Fuente', ...rule }] }],
    }),
  );
}

const isShown = (page: FormPage) => page.block('detalle').getClientRects().length > 0;

/** Types each text. Returns those that show the block. */
function shownFor(page: FormPage, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => {
    page.type('Fuente', text);
    return isShown(page);
  });
}

describe('a condition on typed text', () => {
  for (const [operator, value, atStart, texts, expected] of [
    ['is', '', true, ['x', ''], ['']],
    ['is_not', '', false, ['x', ''], ['x']],
    ['empty', undefined, true, ['x', ''], ['']],
    ['filled', undefined, false, ['x', ''], ['x']],
    ['contains', '@', false, ['ana', 'ana@ejemplo.es', ''], ['ana@ejemplo.es']],
    ['greater', '1.500', false, ['1.501', '1500', '€ 1 501,50', 'mucho', ''], ['1.501', '€ 1 501,50']],
    ['less', '12,5', false, ['12', '12.5', '1.200', ''], ['12']],
  ] as const) {
    it(`a condition on typed text compares it by ${operator} ${value === undefined ? '' : `"${value}"`}`, async () => {
      const page = await openRule({ operator, ...(value !== undefined && { value }) });
      expect(isShown(page)).to.equal(atStart);
      expect(shownFor(page, texts)).to.deep.equal(expected);
    });
  }

  it('a condition on typed text knows an empty textarea as well', async () => {
    const control = '<div class="rsform-block"><textarea id="Fuente" name="form[Fuente]"></textarea></div>';
    const page = await openRule({ operator: 'filled' }, { control });
    expect(isShown(page)).to.equal(false);
    expect(shownFor(page, ['x', ''])).to.deep.equal(['x']);
  });

  it('a condition on typed text reads numbers by the signs of the form’s total', async () => {
    const calculations = [{ target: 'Total', expression: '{Fuente:value}' }];
    const page = await openRule({ operator: 'greater', value: '1,500' }, { calculations });
    expect(shownFor(page, ['1.501', '1,501', '1.501,00'])).to.deep.equal(['1,501', '1.501,00']);
  });

  it('a condition on typed text reads a number input with a point', async () => {
    const control = input('Fuente', 'type="number" step="any"');
    const page = await openRule({ operator: 'greater', value: '2.5' }, { control });
    expect(shownFor(page, ['2.501', '2.5', '10'])).to.deep.equal(['2.501', '10']);
  });

  it('a condition on typed text reads a calendar by its format', async () => {
    const fields = [{ name: 'Fuente', type: 'calendar', format: 'DD/MM/YYYY', inline: false }];
    const page = await openRule({ operator: 'less', value: '01/02/2027' }, { fields });
    expect(shownFor(page, ['31/01/2027', '02/02/2026', '01/02/2027', '2'])).to.deep.equal([
      '31/01/2027',
      '02/02/2026',
    ]);
  });

  it('a condition on typed text reads the browser’s own date input', async () => {
    const control = input('Fuente', 'type="date"');
    const page = await openRule({ operator: 'greater', value: '2027-02-01' }, { control });
    expect(shownFor(page, ['2027-02-02', '2027-01-31', ''])).to.deep.equal(['2027-02-02']);
  });

  it('a condition on typed text compares a choice as typed text', async () => {
    const control = ['5', '20'].map((value) => box('Fuente', value)).join('');
    const page = await openRule({ operator: 'greater', value: '9' }, { control });
    choose(page, '5');
    expect(isShown(page)).to.equal(false);
    choose(page, '20');
    expect(isShown(page)).to.equal(true);
    const other = await openRule({ operator: 'filled' }, { control });
    expect(isShown(other)).to.equal(false);
    choose(other, '5');
    expect(isShown(other)).to.equal(true);
  });
});

describe('an author’s mistake in an operator', () => {
  it('an author’s mistake in an operator is named where nothing can be greater, and the target of the condition is shown', async () => {
    let page: FormPage | undefined;
    const errors = await errorsDuring(async () => {
      page = await openRule({ operator: 'greater', value: 'mucho' });
      page.type('Fuente', '5');
    });
    const said = errors.filter((text) => text.includes('conditions[0]'));
    expect(said.length).to.equal(1);
    expect(said[0]).to.include('JSON at conditions[0].when[0].value');
    expect(said[0]).to.include('found "mucho", expected a number or a date as field "Fuente" has it');
    expect(page && isShown(page)).to.equal(true);
  });
});

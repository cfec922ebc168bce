import { expect } from '@open-wc/testing';
import { call, openLegacyPage, wholeForm, type LegacyPage } from './legacy-page.js';

const at = (id: string) => document.getElementById(id) as HTMLInputElement;
const isSeen = (id: string) => at(id).checkVisibility();

type Rule = readonly [field: string, operator: 'is' | 'is_not', value: string];

interface Said {
  readonly action?: string;
  readonly condition?: string;
  readonly block?: string;
  readonly target?: string;
  readonly rules: readonly Rule[];
}

/** Declares the server's functions for these conditions. */
function declare(...conditions: readonly Said[]): void {
  const functions = conditions.map(
    ({ action = 'show', condition = 'all', block = '1', target = 'Nombre', rules }, index) => {
      const details = rules.map(([ComponentName, operator, value]) => ({ ComponentName, operator, value }));
      const options = { form_id: '7', action, block, condition, ComponentNames: [target], details };
      const name = `rsfp_runCondition${index}`;
      const run = { [name]: () => void call('RSFormPro.Conditions.run', options) }[name] as () => void;
      for (const [field] of rules) call('RSFormPro.Conditions.add', 7, field, run);
      return run;
    },
  );
  Reflect.set(window, 'rsfp_runAllConditions7', () => functions.forEach((run) => run()));
}

const rows: readonly (readonly [what: string, conditions: readonly Said[], isShown: boolean])[] = [
  ['a box that is not ticked', [{ rules: [['Extras', 'is', 'Comida']] }], false],
  ['a radio button that is chosen', [{ rules: [['Plan', 'is', 'Básico']] }], true],
  ['another one than it', [{ rules: [['Plan', 'is_not', 'Básico']] }], false],
  ['an option of a list', [{ rules: [['Ciudad', 'is', 'Ávila']] }], true],
  ['a text', [{ rules: [['Oculto', 'is', '8']] }], true],
  ['a text area', [{ rules: [['Motivo', 'is', 'hola']] }], true],
  ['what hides', [{ action: 'hide', rules: [['Plan', 'is', 'Básico']] }], false],
  [
    'one of two',
    [
      {
        condition: 'any',
        rules: [
          ['Plan', 'is', 'Básico'],
          ['Extras', 'is', 'Cena'],
        ],
      },
    ],
    true,
  ],
  [
    'both of two',
    [
      {
        rules: [
          ['Plan', 'is', 'Básico'],
          ['Extras', 'is', 'Cena'],
        ],
      },
    ],
    false,
  ],
  ['no rules, all of which are true', [{ rules: [] }], true],
  ['no rules, any of which would be true', [{ condition: 'any', rules: [] }], false],
  ['the field without its block', [{ block: '0', rules: [['Extras', 'is', 'Cena']] }], false],
  [
    'the last of two on one field',
    [{ rules: [['Extras', 'is', 'Cena']] }, { rules: [['Plan', 'is', 'Básico']] }],
    true,
  ],
];

describe('rsform-compat.js: early', () => {
  let page: LegacyPage;
  beforeEach(async () => {
    page = await openLegacyPage(wholeForm);
  });

  for (const [what, conditions, isShown] of rows)
    it(`a page of the original that is parsed, before anything else is loaded, shows and hides by ${what}, and the element finds the same`, async () => {
      declare(...conditions);
      page.startEarly();
      expect(isSeen('Nombre')).to.equal(isShown);
      await page.parse();
      expect(isSeen('Nombre')).to.equal(isShown);
    });

  it('a page of the original that is parsed, before anything else is loaded, follows what a visitor chooses, and a reset', async () => {
    declare({ rules: [['Plan', 'is', 'Entero']] });
    page.startEarly();
    at('Plan1').click();
    expect(isSeen('Nombre')).to.equal(true);
    page.form.reset();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isSeen('Nombre')).to.equal(false);
  });

  it('a page of the original that is parsed, before anything else is loaded, follows a block that comes late', () => {
    page.startEarly();
    declare({ rules: [['Plan', 'is', 'Entero']] });
    call('RSFormPro.Conditions.delayRun', 7);
    expect(isSeen('Nombre')).to.equal(false);
  });

  it('a page of the original that is parsed, before anything else is loaded, hides labels with their field where the block stays', () => {
    declare({ block: '0', rules: [['Plan', 'is', 'Entero']] });
    page.startEarly();
    const [label] = at('Nombre').labels ?? [];
    expect(label?.checkVisibility()).to.equal(false);
    expect(at('Nombre').closest('.rsform-block')?.checkVisibility()).to.equal(true);
  });

  it('a page of the original that is parsed, before anything else is loaded, leaves its markup to the element, which shows hidden fields again', async () => {
    const block = at('Nombre').closest('.rsform-block') as HTMLElement;
    declare({ rules: [['Plan', 'is', 'Entero']] });
    page.startEarly();
    await page.parse();
    at('Plan1').click();
    expect({ isSeen: isSeen('Nombre'), attributes: block.getAttributeNames() }).to.deep.equal({
      isSeen: true,
      attributes: ['class'],
    });
  });

  it('a page of the original that is parsed, before anything else is loaded, hides in each of two forms with the same number what that one says', async () => {
    const both = await openLegacyPage(`${wholeForm}${wholeForm}`);
    declare({ rules: [['Plan', 'is', 'Entero']] });
    both.startEarly();
    const [first, second] = [...both.root.querySelectorAll<HTMLElement>('.rsform-block-nombre')];
    both.root.querySelectorAll<HTMLElement>('#Plan1')[1]?.click();
    const seen = { first: first?.checkVisibility(), second: second?.checkVisibility() };
    expect(seen).to.deep.equal({ first: false, second: true });
  });

  for (const [what, mark, shown] of [
    ['the first page of a form', 'formNoError', 'rsform_7_page_0'],
    ['the page with the first error', 'formError', 'rsform_7_page_1'],
  ] as const)
    it(`a page of the original that is parsed, before anything else is loaded, shows ${what}, whose pages are all out of sight`, () => {
      const pages = [...page.root.querySelectorAll<HTMLElement>('.formContainer')];
      for (const one of pages) one.classList.add('formHidden');
      const error = document.createElement('span');
      error.className = mark;
      pages[1]?.append(error);
      page.startEarly();
      const visible = pages.filter(({ classList }) => !classList.contains('formHidden'));
      expect(visible.map(({ id }) => id)).to.deep.equal([shown]);
    });
});

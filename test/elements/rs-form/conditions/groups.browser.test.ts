import { expect } from '@open-wc/testing';
import { errorsDuring, recordConsole } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { openFormPage, type FormPage } from '../page-driver.js';
import { openForm, tagWith } from '../profiles/open-form.js';
import { definitionOf, jsonTag, openRendered } from '../rendering/rendered-page.js';
import { input, totalsPage } from '../totals/totals-page.js';

const tooDeep = 'found 201, expected at most 200 in one another';
const isShown = (page: FormPage) => page.block('detalle').getClientRects().length > 0;

/** Returns a page with a form of RSForm! whose block "Detalle" is shown by rules on "Tipo", "Pais" and "Edad". */
const pageWithRules = (when: readonly unknown[]) =>
  totalsPage({
    controls: ['Tipo', 'Pais', 'Edad', 'Detalle'].map((name) => input(name)).join(''),
    calculations: [],
    conditions: [{ targets: ['Detalle'], when }],
  });
const openRules = (...when: readonly unknown[]) => openFormPage(pageWithRules(when));

/** Returns the page with a rule in groups, written as text: `JSON.stringify` of Firefox has a limit of its own. */
function rulesNestedAsText(levels: number): string {
  const rule = '{"field":"Tipo","value":"empresa"}';
  const nested = `${'{"match":"any","when":['.repeat(levels)}${rule}${']}'.repeat(levels)}`;
  return pageWithRules(['nested rule']).replace('"nested rule"', nested);
}

/** A company in Spain, or one in Portugal of a certain age. */
const company = [
  { field: 'Tipo', value: 'empresa' },
  {
    match: 'any',
    when: [
      { field: 'Pais', value: 'España' },
      {
        when: [
          { field: 'Pais', operator: 'is_one_of', value: ['Portugal', 'Andorra'] },
          { field: 'Edad', operator: 'between', value: ['18', '65'] },
        ],
      },
    ],
  },
];

describe('a condition with groups', () => {
  it('a condition with groups asks for the details of those whom it means', async () => {
    const page = await openRules(...company);
    const seen = (tipo: string, pais: string, edad: string) => {
      for (const [id, text] of [
        ['Tipo', tipo],
        ['Pais', pais],
        ['Edad', edad],
      ] as const)
        page.type(id, text);
      return isShown(page);
    };
    expect({
      spain: seen('empresa', 'España', ''),
      person: seen('particular', 'España', ''),
      portugal: seen('empresa', 'Portugal', '18'),
      tooOld: seen('empresa', 'Andorra', '66'),
      elsewhere: seen('empresa', 'Francia', '30'),
    }).to.deep.equal({ spain: true, person: false, portugal: true, tooOld: false, elsewhere: false });
  });

  it('a condition with groups works for the form of another system', async () => {
    const form = `<form method="post"><label>Reply <select name="reply"><option>mail<option>phone<option>visit</select></label>
      <label>Age <input name="age" type="number"></label><label>Phone <input name="phone"></label></form>`;
    const when = [
      { field: 'reply', operator: 'is_one_of', value: ['phone', 'visit'] },
      { match: 'any', when: [{ field: 'age', operator: 'between', value: ['18', '65'] }] },
    ];
    const { find, type, shown } = await openForm(tagWith(form, {}), {
      conditions: [{ targets: ['phone'], when }],
    });
    expect(shown()).to.deep.equal(['reply', 'age']);
    const reply = find<HTMLSelectElement>('[name=reply]');
    reply.value = 'visit';
    reply.dispatchEvent(new Event('change', { bubbles: true }));
    type('age', '40');
    expect(shown()).to.deep.equal(['reply', 'age', 'phone']);
  });

  it('a condition with groups works for a form from JSON, by the dates of its calendar', async () => {
    const fields = [
      { name: 'Fecha', type: 'calendar', format: 'DD/MM/YYYY', inline: false },
      { name: 'Detalle', type: 'text' },
    ];
    const when = [
      { match: 'any', when: [{ field: 'Fecha', operator: 'between', value: ['01/02/2027', '28/02/2027'] }] },
    ];
    const element = await openRendered(
      jsonTag(definitionOf(fields, { conditions: [{ targets: ['Detalle'], when }] })),
    );
    const [date, detail] = ['Fecha', 'Detalle'].map(
      (name) => element.querySelector(`[name="form[${name}]"]`) as HTMLInputElement,
    );
    const shown = ['31/01/2027', '01/02/2027', '28/02/2027', '01/03/2027', ''].filter((text) => {
      if (!date) return true;
      date.value = text;
      date.dispatchEvent(new Event('input', { bubbles: true }));
      return detail?.checkVisibility();
    });
    expect(shown).to.deep.equal(['01/02/2027', '28/02/2027']);
  });
});

describe('a condition that cannot be read', () => {
  for (const [title, entry, said] of [
    ['an empty group', { match: 'any', when: [] }, 'found [], expected a group with a rule'],
    [
      'one bound',
      { field: 'Edad', operator: 'between', value: ['18'] },
      'found ["18"], expected a list of two, the lower one first',
    ],
    [
      'swapped bounds',
      { field: 'Edad', operator: 'between', value: ['65', '18'] },
      'found ["65","18"], expected two with the lower one first',
    ],
    [
      'no list of values',
      { field: 'Edad', operator: 'is_one_of', value: '18' },
      'found "18", expected a list of values',
    ],
  ] as const) {
    it(`a condition that cannot be read hides nothing from the visitor: ${title}`, async () => {
      let page: FormPage | undefined;
      const errors = await errorsDuring(async () => {
        page = await openRules({ field: 'Tipo', value: 'empresa' }, { match: 'any', when: [entry] });
        page.type('Edad', '30');
      });
      expect(errors.filter((text) => text.includes(said)).length, errors.join('\n')).to.equal(1);
      expect(page && isShown(page)).to.equal(true);
    });
  }

  it('a condition that cannot be read hides nothing where groups are deeper than the stack may be, and one of a hundred levels works', async () => {
    const nested = (levels: number) => {
      let entry: object = { field: 'Tipo', value: 'empresa' };
      for (let level = 0; level < levels; level += 1) entry = { match: 'any', when: [entry] };
      return entry;
    };
    const deep = await openRules(nested(100));
    expect(isShown(deep)).to.equal(false);
    deep.type('Tipo', 'empresa');
    expect(isShown(deep)).to.equal(true);
    const record = recordConsole();
    try {
      const deeper = await openFormPage(rulesNestedAsText(5000));
      deeper.type('Tipo', 'particular');
      expect(isShown(deeper)).to.equal(true);
      await until(() => record.errors.some((text) => text.includes(tooDeep)), 'the author reads why');
    } finally {
      record.stop();
    }
  });
});

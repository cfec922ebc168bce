import type { PostedFile } from '../../../docs/playground/model/checks/post.model.js';
import type { Playground } from '../../../docs/playground/model/playground.model.js';
import type { RunOptions } from './code-runners.js';
import { playground, sample, withFields } from './posts.js';

/** A post, and the names of the invalid fields that a server finds in it. */
export interface CheckRow {
  readonly title: string;
  readonly pairs?: readonly (readonly [name: string, value: string])[];
  readonly files?: readonly PostedFile[];
  readonly options?: RunOptions;
  readonly errors?: readonly string[];
  /** Stored texts of some fields. */
  readonly values?: Readonly<Record<string, string>>;
  /** Names that are not stored. */
  readonly unstored?: readonly string[];
}

export interface CheckForm {
  readonly title: string;
  readonly state: Playground;
  readonly rows: readonly CheckRow[];
}

const A = 'form[A]';
const one = (value: string): NonNullable<CheckRow['pairs']> => [[A, value]];
const right = (value: string): CheckRow => ({ title: `accepts ${JSON.stringify(value)}`, pairs: one(value) });
const wrong = (value: string): CheckRow => ({
  title: `refuses ${JSON.stringify(value.slice(0, 40))}`,
  pairs: one(value),
  errors: ['A'],
});
const text = { name: 'A', type: 'text', caption: 'A' } as const;
const file = (fileName: string, size: number, controlName = A): PostedFile => ({
  controlName,
  fileName,
  size,
});

/** Fields by themselves: required, lengths, formats, options, dates. */
const fieldForms: readonly CheckForm[] = [
  {
    title: 'a required text of 5 characters at most',
    state: withFields({ ...text, required: true, maxLength: 5 }),
    rows: [
      { title: 'refuses nothing', errors: ['A'] },
      ...[wrong(''), wrong('   '), wrong('123456'), right('12345'), right('año €'), right('🐱🐱🐱🐱🐱')],
      { title: 'counts a line end as one', pairs: one('1\r\n345'), values: { A: '1\r\n345' } },
      {
        title: 'takes the last of several values',
        pairs: [
          [A, '1234567'],
          [A, 'x'],
        ],
        values: { A: 'x' },
      },
      {
        title: 'stores nothing that has no field',
        pairs: [
          [A, 'x'],
          ['form[B]', 'y'],
        ],
        unstored: ['B'],
      },
    ],
  },
  {
    title: 'an e-mail address',
    state: withFields({ ...text, type: 'email' }),
    rows: [
      ...['', 'ana@example.com', "o'neil+x@mail.example.co.uk"].map(right),
      ...[
        'ana',
        'ana@',
        'ana@example',
        'a b@example.com',
        'ana@-x.com',
        'a@b@c.com',
        'ana@example.com\n',
      ].map(wrong),
      wrong(`${'a'.repeat(250)}@example.com`),
    ],
  },
  {
    title: 'a web address',
    state: withFields({ ...text, type: 'url' }),
    rows: [
      ...['https://example.com', 'HTTP://a.b/c?d#e'].map(right),
      ...['example.com', 'javascript:alert(1)', 'https://localhost', 'https:// a.b', 'ftp://a.b'].map(wrong),
    ],
  },
  {
    title: 'a number from -1 to 4',
    state: withFields({ ...text, type: 'number', min: -1, max: 4 }),
    rows: [
      ...['0', '-1', '4', '2.5'].map(right),
      ...['4.1', '-2', '1e1', '1,5', 'x', '0x1', ' 1', '9'.repeat(20)].map(wrong),
    ],
  },
  {
    title: 'a slider with two handles',
    state: withFields({ ...text, type: 'range-slider', double: true, min: 8, max: 20 }),
    rows: [...['8-20', '9-9', '12'].map(right), ...['7-20', '12-9', '8-', '8-12-14', 'x-y'].map(wrong)],
  },
  {
    title: 'a date with a time',
    state: withFields({ ...text, type: 'calendar', format: 'DD/MM/YYYY HH:mm' }),
    rows: [
      ...['24/12/2027 10:30', '29/02/2028 00:00'].map(right),
      ...[
        '29/02/2027 10:30',
        '24/12/2027',
        '24-12-2027 10:30',
        '24/12/2027 24:00',
        '24/12/2027 10:60',
        '1/1/2027 10:30',
      ].map(wrong),
    ],
  },
  {
    title: 'a date with the name of a month',
    state: withFields({ ...text, type: 'calendar', format: 'D MMMM YYYY' }),
    rows: [
      ...['1 March 2027', '31 december 2027'].map(right),
      ...['31 June 2027', '1 Marzo 2027'].map(wrong),
    ],
  },
  {
    title: 'a date from tomorrow on until a day',
    state: withFields({ ...text, type: 'calendar', format: 'YYYY-MM-DD', min: 'today+1', max: '12/31/2026' }),
    rows: [...['2026-11-27', '2026-12-31'].map(right), ...['2026-11-26', '2027-01-01'].map(wrong)],
  },
  {
    title: 'a date in three lists',
    state: withFields({ ...text, type: 'birthday', required: true }),
    rows: [
      ...(
        [
          [['29', '2', '2000'], [], '29/2/2000'],
          [['30', '2', '2000'], ['A']],
          [['1', '', '2000'], ['A']],
          [['', '', ''], ['A']],
          [['x', '1', '2000'], ['A']],
        ] as const
      ).map(([[d, m, y], errors, stored]) => ({
        title: `${errors.length > 0 ? 'refuses' : 'accepts'} ${d}/${m}/${y}`,
        pairs: (
          [
            ['d', d],
            ['m', m],
            ['y', y],
          ] as const
        ).map(([part, value]) => [`form[A][${part}]`, value] as const),
        errors,
        ...(stored && { values: { A: stored } }),
      })),
    ],
  },
  {
    title: 'at most two of three options, of which one is disabled',
    state: withFields({
      ...{ ...text, type: 'checkbox-group', maxSelections: 2, required: true },
      options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }, { value: 'd', disabled: true }],
    }),
    rows: (
      [
        [[], ['A']],
        [['a'], []],
        [['a', 'b'], []],
        [['a', 'b', 'c'], ['A']],
        [['d'], ['A']],
        [['z'], ['A']],
      ] as const
    ).map(([values, errors]) => ({
      title: `${errors.length > 0 ? 'refuses' : 'accepts'} ${values.join(', ') || 'none'}`,
      pairs: values.map((value) => ['form[A][]', value] as const),
      errors,
      ...(errors.length === 0 && { values: { A: values.join('\n') } }),
    })),
  },
  {
    title: 'a code of an image',
    state: withFields({ ...text, type: 'captcha', required: true }),
    rows: [
      { title: 'accepts the code', pairs: one('x7'), options: { captchaCode: 'x7' }, unstored: ['A'] },
      { title: 'refuses another code', pairs: one('x8'), options: { captchaCode: 'x7' }, errors: ['A'] },
      { title: 'refuses every code where there is none', pairs: one(''), errors: ['A'] },
    ],
  },
];

/** Uploads, conditions, totals, pages, and the samples. */
const wholeForms: readonly CheckForm[] = [
  {
    title: 'one to three pictures of 10 bytes',
    state: withFields({
      ...{ ...text, type: 'file', multiple: true, required: true },
      ...{ minFiles: 1, maxFiles: 3, maxBytes: 10, extensions: ['jpg', 'png'] },
    }),
    rows: [
      { title: 'refuses none', errors: ['A'] },
      { title: 'takes an input without a file for none', files: [file('', 0, 'form[A][]')], errors: ['A'] },
      { title: 'accepts one', files: [file('a.JPG', 10, 'form[A][]')], values: { A: 'a.JPG' } },
      { title: 'refuses a greater one', files: [file('a.jpg', 11, 'form[A][]')], errors: ['A'] },
      { title: 'refuses another type', files: [file('a.jpg.exe', 1, 'form[A][]')], errors: ['A'] },
      { title: 'refuses a name without a type', files: [file('jpg', 1, 'form[A][]')], errors: ['A'] },
      {
        title: 'refuses too many',
        files: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name, 1, 'form[A][]')),
        errors: ['A'],
      },
    ],
  },
  {
    title: 'conditions that hang on each other',
    state: playground({
      pages: [
        {
          fields: [
            { name: 'A', type: 'text', value: 'start' },
            { name: 'B', type: 'text', required: true },
            { name: 'C', type: 'text', required: true },
            { name: 'N', type: 'number' },
            { name: 'D', type: 'text', required: true },
            { name: 'Send', type: 'submit', caption: 'Send' },
          ],
        },
      ],
      conditions: [
        { targets: ['B'], when: [{ field: 'A', operator: 'contains', value: 'x' }] },
        { targets: ['C'], scope: 'field', when: [{ field: 'B', operator: 'filled' }] },
        {
          action: 'hide',
          match: 'any',
          targets: ['D'],
          when: [
            { field: 'N', operator: 'less', value: '5' },
            { field: 'N', operator: 'empty' },
          ],
        },
      ],
    }),
    rows: [
      { title: 'neither requires nor stores what they hide', pairs: one('a'), unstored: ['B', 'C', 'D'] },
      { title: 'require what they show', pairs: one('x'), errors: ['B'], unstored: ['C', 'D'] },
      {
        title: 'require what that shows',
        pairs: [
          [A, 'x'],
          ['form[B]', 'b'],
        ],
        errors: ['C'],
      },
      {
        title: 'take the text of a hidden field for none, whatever is posted',
        pairs: [
          [A, 'a'],
          ['form[B]', 'b'],
          ['form[C]', 'c'],
        ],
        unstored: ['B', 'C'],
      },
      {
        title: 'compare numbers',
        pairs: [
          [A, 'a'],
          ['form[N]', '7'],
        ],
        errors: ['D'],
      },
      {
        title: 'compare smaller numbers',
        pairs: [
          [A, 'a'],
          ['form[N]', '4'],
        ],
        unstored: ['D'],
      },
    ],
  },
  {
    title: 'totals of all kinds',
    state: playground({
      pages: [
        {
          fields: [
            { name: 'A', type: 'text' },
            { name: 'N', type: 'number' },
            {
              name: 'P',
              type: 'checkbox-group',
              options: [
                { value: 'a', price: '+2.5' },
                { value: 'b', price: '-1' },
              ],
            },
            ...['Sum', 'Part', 'Odd', 'Whole'].map((name) => ({ name, type: 'text', readonly: true })),
            { name: 'Raw', type: 'number' },
            { name: 'Send', type: 'submit', caption: 'Send' },
          ],
        },
      ],
      conditions: [{ action: 'hide', targets: ['Part'], when: [{ field: 'N', value: '9' }] }],
      calculations: [
        { target: 'Sum', expression: '{Part:value} * 1000 + {N:value}', decimal: ',', thousands: '.' },
        { target: 'Part', expression: '{A:value} + {P:value}', decimal: ',', thousands: '.' },
        {
          target: 'Odd',
          expression:
            '({N:value} > 2 && !{A:value} ? Math.max(1, {N:value}, 2) : Math.pow(2, 3) % 5) / ({N:value} - 4) - -Math.round(2.5)',
          decimals: 3,
        },
        { target: 'Whole', expression: 'Math.trunc(-2.7) + Math.sign(-3) + Math.abs(-1.5)', decimals: 0 },
        { target: 'Raw', expression: '{N:value} / 3' },
      ],
    }),
    rows: [
      {
        title: 'are worked out, whatever was posted for them',
        pairs: [
          [A, '1.234,5'],
          ['form[N]', '2'],
          ['form[P][]', 'a'],
          ['form[P][]', 'b'],
          ['form[Sum]', '1'],
        ],
        values: { Part: '1.236,00', Sum: '1.236.002,00', Odd: '1.500', Whole: '-1' },
      },
      {
        title: 'count nothing of a hidden total',
        pairs: [
          [A, '10'],
          ['form[N]', '9'],
        ],
        values: { Sum: '9,00', Odd: '3.600' },
        unstored: ['Part'],
      },
      {
        title: 'are 0 where a division has no result',
        pairs: [['form[N]', '4']],
        values: { Odd: '0.000', Sum: '4,00' },
      },
      { title: 'refuse a text that is no number', pairs: one('about 5'), errors: ['A'] },
    ],
  },
  {
    title: 'a booking',
    state: sample('booking'),
    rows: [
      {
        title: 'is stored with the nights and the total of the server',
        pairs: [
          ['form[Room][]', 'Double'],
          ['form[Arrival]', '24/12/2026'],
          ['form[Departure]', '27/12/2026'],
          ['form[Guests]', '2'],
          ['form[Breakfast]', 'Yes'],
          ['form[Total]', '0.01'],
          ['form[Email]', 'ana@example.com'],
        ],
        values: { Nights: '3', Total: '358.50' },
      },
      {
        title: 'is refused where the departure is not after the arrival, or the arrival is past',
        pairs: [
          ['form[Room][]', 'Suite'],
          ['form[Arrival]', '25/11/2026'],
          ['form[Departure]', '25/11/2026'],
          ['form[Guests]', '5'],
          ['form[Email]', 'ana@example.com'],
        ],
        errors: ['Room', 'Arrival', 'Departure', 'Guests'],
      },
      {
        title: 'has no nights without dates',
        values: { Nights: '0' },
        errors: ['Room', 'Arrival', 'Departure', 'Guests', 'Email'],
      },
    ],
  },
  {
    title: 'a registration on three pages',
    state: sample('registration'),
    rows: [
      { title: 'is checked whole', errors: ['Nombre', 'Email', 'Perfil', 'Modalidad', 'Consentimiento'] },
      { title: 'is checked page by page', options: { page: 2 }, errors: ['Modalidad'] },
    ],
  },
];

export const checkForms: readonly CheckForm[] = [...fieldForms, ...wholeForms];

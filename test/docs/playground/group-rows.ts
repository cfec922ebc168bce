import type { CheckForm } from './check-rows.js';
import { playground } from './posts.js';

type Pairs = readonly (readonly [name: string, value: string])[];

const pairs = (fields: Readonly<Record<string, string>>): Pairs =>
  Object.entries(fields).map(([name, value]) => [`form[${name}]`, value]);
const date = { type: 'calendar', format: 'DD/MM/YYYY' } as const;

/** Posts of a form whose field "B" is shown, and required, by groups of rules. */
export const groupForms: readonly CheckForm[] = [
  {
    title: 'conditions with groups, ranges and lists',
    state: playground({
      pages: [
        {
          fields: [
            ...['K', 'C', 'N'].map((name) => ({ name, type: 'text' })),
            { name: 'D', ...date },
            { name: 'B', type: 'text', required: true },
            { name: 'Send', type: 'submit', caption: 'Send' },
          ],
        },
      ],
      conditions: [
        {
          targets: ['B'],
          when: [
            { field: 'K', value: 'company' },
            {
              match: 'any',
              when: [
                { field: 'C', operator: 'is_one_of', value: ['ES', 'PT'] },
                {
                  when: [
                    { field: 'N', operator: 'between', value: ['18', '65'] },
                    { field: 'C', value: 'FR' },
                  ],
                },
                { field: 'D', operator: 'between', value: ['01/02/2027', '28/02/2027'] },
              ],
            },
          ],
        },
      ],
    }),
    rows: [
      { title: 'ask nothing of others', pairs: pairs({ K: 'person', C: 'ES' }), unstored: ['B'] },
      { title: 'find a value in a list', pairs: pairs({ K: 'company', C: 'PT' }), errors: ['B'] },
      { title: 'find none in it', pairs: pairs({ K: 'company', C: 'IT', N: '40' }), unstored: ['B'] },
      { title: 'include the lower bound', pairs: pairs({ K: 'company', C: 'FR', N: '18' }), errors: ['B'] },
      { title: 'include the upper bound', pairs: pairs({ K: 'company', C: 'FR', N: '65' }), errors: ['B'] },
      { title: 'end behind it', pairs: pairs({ K: 'company', C: 'FR', N: '65.5' }), unstored: ['B'] },
      { title: 'compare dates', pairs: pairs({ K: 'company', D: '28/02/2027' }), errors: ['B'] },
      { title: 'compare later dates', pairs: pairs({ K: 'company', D: '01/03/2027' }), unstored: ['B'] },
    ],
  },
];

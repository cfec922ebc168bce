/** Lists the files under 20 lines: each belongs to its neighbour, unless it is named here with what it stands alone for. */
import { readdirSync, readFileSync } from 'node:fs';
import { root } from './run.mjs';

const fewestLines = 20;

/** What may be small, and why. */
const reasons = [
  [/\/(define|index)\.ts$/, 'an entry'],
  [/\.(events|host|styles)\.ts$/, 'a name that a reader expects in every element'],
  [/(texts|limits)\.model\.ts$/, 'the texts or figures of one feature, loaded with it'],
  [/\/(load-failures|consent\/stub|two-handles|form-schema)\.ts$/, 'the edge of a chunk'],
  [/^shared\/consent\//, 'each is fetched by other elements than its neighbours'],
  [/^shared\/(dom|element|i18n|react|trust)\//, 'one tool: whoever needs it loads no neighbour with it'],
  [/\/(helper|on-touch)\.ts$/, 'what all kinds of field helpers share'],
  [/\/(shown-text|page-global)\.dom\.ts$/, 'used by several features'],
  [/\/form-token\.model\.ts$/, 'asked on the first reaction, without what reads a token'],
  [/\/seconds-of-date\.model\.ts$/, 'the one place that totals and tests take a date’s seconds from'],
];

const small = ['elements', 'shared']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1 < fewestLines)
  .sort();
const reasonFor = (file) => reasons.find(([pattern]) => pattern.test(file))?.[1];
const needless = small.filter((file) => !reasonFor(file));

for (const file of needless)
  console.log(`${file} is under ${fewestLines} lines: it belongs to its neighbour.`);
process.exit(needless.length === 0 ? 0 : 1);

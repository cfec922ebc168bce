/**
 * Names the files of an odd size. A module under 20 lines belongs to its neighbour, unless it is named here with what it
 * stands alone for. A style sheet has at most 250 lines; ESLint holds modules to the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { root } from './run.mjs';

const fewestLines = 20;
const mostLines = 250;

/** What may be small, and why. */
const reasons = [
  [/\/(define|index)\.ts$/, 'an entry'],
  [/\.(events|host|styles|core)\.ts$/, 'a name that a reader expects in every element'],
  [/[/-]texts\.(model\.)?ts$/, 'the texts of one feature, in all languages'],
  [
    /^elements\/(load-failures|rs-range\/two-handles|offcanvas-panel\/swipe|rs-form\/submit\/wait-loader|rs-form\/bot-check\/widgets\/room|rs-form\/mistakes\/tell-mistakes|rs-calendar\/rs-calendar\.painted)\.tsx?$/,
    'the edge of a chunk',
  ],
  [/^shared\/consent\/stub\.ts$/, 'a script of its own'],
  [
    /\/bot-check\/work\/(proof-of-work\.worker|solve\.model)\.ts$/,
    'what runs apart from the page, and what it runs',
  ],
  [/\.d\.ts$/, 'the types of a vendor’s file'],
  [
    /\/rs-location\/position\/position\.model\.ts$/,
    'the figures of a position, for whoever asks and whoever shows it',
  ],
  [/\/form-schema\.ts$/, 'read by the build too, which has no page'],
  [/\/server-check\/limits\.model\.ts$/, 'the figures of the specification, for the check and for the token'],
  [/\/markup\/page-global\.dom\.ts$/, 'used by several features, one of them at once'],
  [
    /^shared\/consent\/consent-layer\.ts$/,
    'asked on pages without a gate, which need none of its neighbours',
  ],
  [
    /^elements\/page-analytics\/(links|page-views|privacy|sinks)\/(link-kind|page-address|redact|sink-words|when-over)\./,
    'a rule that several parts ask, each with a table of its own in the tests',
  ],
  [/^shared\/(dom|element|i18n|react|trust)\//, 'one tool: whoever needs it loads no neighbour with it'],
];

const linesOf = (file) => readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1;
const filesIn = (folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true }).map((file) =>
    `${folder}/${file}`.replaceAll('\\', '/'),
  );
const isReasoned = (file) => reasons.some(([pattern]) => pattern.test(file));

const needless = ['elements', 'shared']
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file) && linesOf(file) < fewestLines && !isReasoned(file));
const long = ['elements', 'shared', 'demo/assets']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.css') && linesOf(file) > mostLines);

for (const file of needless.sort())
  console.log(`${file} is under ${fewestLines} lines: it belongs to its neighbour.`);
for (const file of long.sort()) console.log(`${file} is over ${mostLines} lines: it is several sheets.`);
process.exit(needless.length + long.length === 0 ? 0 : 1);

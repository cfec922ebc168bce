/** Makes the accessibility conformance reports, one for the suite and one for each tag, in the format of OpenACR. */
import { readJson } from '../sources.mjs';

/** Criteria of WCAG 2.2 that EN 301 549 V3.2.1, which follows WCAG 2.1, does not have. */
const newerThanEn = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

const levels = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' };

/** Returns the criteria, with what they say of the suite. */
export const readCriteria = () => readJson('docs', 'conformance', 'criteria.json');

/** Tags that show nothing and take no input. */
const silentTags = ['page-analytics'];

/** Returns true if a criterion is about a tag; without a tag about any of them. */
function concerns({ tags }, tag) {
  if (tags === 'all') return !silentTags.includes(tag);
  return tag === undefined ? tags.length > 0 : tags.includes(tag);
}

/** Returns true if a test is of a tag, or of what all tags share. */
const isOf = (tag) => (name) =>
  tag === undefined || name.startsWith(`elements/${tag}/`) || !/^elements\/[\w-]+\//.test(name);

/** Returns the adherence of the suite or of a tag to a criterion, with its remark and its tests. */
function adherenceOf(criterion, tag) {
  const { adherence, remark, tests } = criterion;
  if (adherence !== 'not-applicable' && !concerns(criterion, tag))
    return { level: 'not-applicable', remark: notOfTag, tests: [] };
  const own = tests.filter(isOf(tag));
  const isConcluded = own.length < tests.length && own.length === 0;
  return { level: adherence, remark: isConcluded ? `${remark.en} ${concluded}` : remark.en, tests: own };
}

const notOfTag = 'The tag has nothing that the criterion is about.';
const concluded = 'Tests show it for other tags; for this one it is concluded from the code that they share.';

/** Returns the date and the tools of a manual check, for a criterion that no test can show. */
function lookedWords({ looked }) {
  return looked === undefined ? '' : `Looked at on ${looked.date} in ${looked.with.en}.`;
}

function entry(num, component, { level, remark, tests }, looked) {
  const shown = tests.length > 0 ? `Shown by ${tests.map((name) => `test/${name}`).join('; ')}` : '';
  const notes = [remark, looked, shown].filter((text) => text !== '').join(' ');
  return { num, components: [{ name: component, adherence: { level, notes } }] };
}

/** Returns the report of the suite, or of a tag. */
export function reportOf(tag) {
  const { date, methods, criteria, others } = readCriteria();
  const { name, version, description, homepage } = readJson('package.json');
  const judged = criteria.map((criterion) => ({ ...criterion, own: adherenceOf(criterion, tag) }));
  const looked = ({ own, ...criterion }) => (own.level === 'not-applicable' ? '' : lookedWords(criterion));
  const chapter = (level) => ({
    criteria: judged
      .filter((one) => one.level === level)
      .map((one) => entry(one.num, 'web', one.own, looked(one))),
  });
  const web = judged
    .filter(({ num }) => !newerThanEn.includes(num))
    .map((one) => entry(`9.${one.num}`, 'none', { ...one.own, tests: [] }, ''));
  return {
    title: `${tag === undefined ? name : `<${tag}>`} Accessibility Conformance Report`,
    product: { name: tag === undefined ? name : `<${tag}> of ${name}`, version, description },
    author: { company_name: name, email: 'accessibility@rs-suite.example', website: homepage },
    report_date: date,
    version: 1,
    evaluation_methods_used: methods.en,
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      [levels.A]: chapter('A'),
      [levels.AA]: chapter('AA'),
      en_301_549_web: { criteria: [...web, ...othersOf(others, '9.')] },
      en_301_549_software: { criteria: othersOf(others, '11.') },
    },
  };
}

const othersOf = (others, start) =>
  others
    .filter(({ num }) => num.startsWith(start))
    .map(({ num, adherence, remark }) =>
      entry(num, 'none', { level: adherence, remark: remark.en, tests: [] }, ''),
    );

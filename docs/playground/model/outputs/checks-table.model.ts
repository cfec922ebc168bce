import { rulesOf } from '../checks/rules-of.model.js';
import type { DateBound, FieldRules, FormRules } from '../checks/rules.model.js';
import type { Language, Playground } from '../playground.model.js';
import { texts } from './checks-texts.model.js';

/** Checks of one field, or of the whole form, in words. */
export interface CheckRow {
  /** Name of the field; empty for the whole form. */
  readonly name: string;
  readonly label: string;
  /** Page from 1; 0 for the whole form. */
  readonly page: number;
  readonly checks: readonly string[];
}

/** Returns the checks that a server has to make, as the rows of a table. */
export function checksTable(state: Playground): readonly CheckRow[] {
  const rules = rulesOf(state);
  const { language } = state.settings;
  return [
    { name: '', label: texts[language].wholeForm, page: 0, checks: formChecks(rules, language) },
    ...rules.fields.map((field) => ({
      ...{ name: field.name, label: field.label, page: field.page },
      checks: fieldChecks(field, rules, state),
    })),
  ];
}

/** Returns the table as Markdown. */
export function checksMarkdown(state: Playground): string {
  const { columns } = texts[state.settings.language];
  const rows = checksTable(state).map(({ name, label, page, checks }) => [
    label === name || name === '' ? label : `${label} (${name})`,
    page === 0 ? '' : String(page),
    checks.join('; '),
  ]);
  const lines = [columns, columns.map(() => '---'), ...rows.map((cells) => cells.map(cellText))];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** Returns a text that neither ends the cell nor is markup. */
function cellText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\|`*_[\]<>#&]/g, (sign) => (sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`));
}

function formChecks({ formId, bot, pages }: FormRules, language: Language): readonly string[] {
  const said = texts[language];
  return [
    said.token,
    said.formId(formId),
    said.onlyFields,
    ...(pages > 1 ? [said.pages(pages)] : []),
    ...(bot ? [said.bot(bot.provider, bot.verifyUrl)] : []),
    ...(bot?.action ? [said.action(bot.action)] : []),
    ...(bot?.leastScore ? [said.score(bot.leastScore)] : []),
  ];
}

function fieldChecks(field: FieldRules, rules: FormRules, { settings }: Playground): readonly string[] {
  const said = texts[settings.language];
  const total = rules.totals.find(({ target }) => target === field.name);
  const isConditional = rules.conditions.some(({ targets }) => targets.includes(field.name));
  const all = [
    ...(total ? [said.total(total.expression)] : ownChecks(field, settings.language)),
    ...(isConditional ? [said.hidden] : []),
  ];
  return all.length > 0 ? all : [said.nothing];
}

function ownChecks(field: FieldRules, language: Language): readonly string[] {
  const said = texts[language];
  const { format, min, max, options, most, maxLength, files, posts, bounds = [] } = field;
  return [
    ...(field.required ? [said.required] : []),
    ...(maxLength === undefined ? [] : [said.maxLength(maxLength)]),
    ...(format ? [said.formats[format]] : []),
    ...(min === undefined ? [] : [said.min(min)]),
    ...(max === undefined ? [] : [said.max(max)]),
    ...(options ? [said.options(options.map((option) => option || '""').join(', '))] : []),
    ...(most === undefined ? [] : [said.most(most)]),
    ...(field.date ? [said.date(field.date.text)] : []),
    ...bounds.map((bound) => boundText(bound, language)),
    ...(posts === 'parts' ? [said.parts] : []),
    ...(field.signs ? [said.countedText] : []),
    ...(posts === 'files'
      ? [
          ...(files?.min === undefined ? [] : [said.minFiles(files.min)]),
          ...(files?.max === undefined ? [] : [said.maxFiles(files.max)]),
          ...(files?.bytes === undefined ? [] : [said.maxBytes(files.bytes)]),
          ...(files?.extensions ? [said.extensions(files.extensions.join(', '))] : [said.anyFile]),
        ]
      : []),
    ...(field.isSecret ? [said.secret] : []),
  ];
}

function boundText({ is, day, from, days = 0 }: DateBound, language: Language): string {
  const said = texts[language];
  if (day !== undefined) {
    const text = String(day).padStart(8, '0');
    return said.bounds[is](`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
  }
  return said.bounds[is](said.daysAfter(days, from ?? said.today));
}

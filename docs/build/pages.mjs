/** Makes the pages of the site, in every language. */
import { apiTables } from './api.mjs';
import { bodyOf, render } from './body.mjs';
import { conformancePage } from './conformance/table.mjs';
import { describer, readDescriptions } from './descriptions.mjs';
import { escapeHtml } from './highlight.mjs';
import { readTagExamples } from './included.mjs';
import { addressOf, createRewriter, mapTargets, relativeTo } from './links.mjs';
import { codeBlock, createMarkdown } from './markdown.mjs';
import { readMessages } from './messages.mjs';
import { absentParts, picturesOf } from './part-pictures.mjs';
import { planPages } from './plan.mjs';
import { profileTable } from './profiles.mjs';
import { schemaSections } from './schema.mjs';
import { languages, readJson } from './sources.mjs';
import { themePage } from './theme-data.mjs';
import { homeParts } from './home.mjs';
import { readTranslations } from './translations.mjs';
import { variantsOf } from './variants.mjs';

function inlineMarkdown(text) {
  return createMarkdown().renderInline(text);
}

/** Returns the small examples of a tag, with the address of the playground where it can make such a form. */
function variantsIn(tag, language, { base, playground }) {
  return variantsOf(tag, language).map((variant) => ({
    ...variant,
    text: inlineMarkdown(variant.text),
    src: `${base}examples/${variant.file}`,
    code: codeBlock(variant.markup, 'html'),
    playground: variant.playground && `${playground}#${variant.playground}`,
  }));
}

/** Returns the file of a tag's main example in a language. */
const exampleFile = (tag, language) => (language === 'es' ? `${tag}.html` : `${tag}.${language}.html`);

/** Returns the parts of a tag's page before its text: introduction, advice, live examples. */
function introduce(tag, language, { intros, examples, base }) {
  if (intros[tag] === undefined) throw new Error(`docs/content/…/intros.json: no introduction of <${tag}>`);
  const { lead, use, avoid } = intros[tag];
  return {
    lead: inlineMarkdown(lead),
    use: use.map(inlineMarkdown),
    avoid: avoid.map(inlineMarkdown),
    examples: examples
      .filter(({ file }) => file === exampleFile(tag, language))
      .map((example) => ({
        ...example,
        src: `${base}examples/${example.file}`,
        code: codeBlock(example.source, 'html'),
      })),
  };
}

/** Returns the pictures of a tag's parts, and the parts that are on none. */
function partsIn(tag, language) {
  return {
    shown: picturesOf(tag).map((picture) => ({
      ...picture,
      caption: inlineMarkdown(picture.caption[language]),
    })),
    absent: absentParts(tag).map(([name, reason]) => ({ name, reason: inlineMarkdown(reason[language]) })),
  };
}

const tocOf = (headings) => headings.filter(({ level }) => level === 2 || level === 3);

function tagPage(page, language, context, texts) {
  const body = bodyOf(page, language, context, texts);
  const parts = partsIn(page.tag, language);
  const variants = variantsIn(page.tag, language, context);
  const headings = [
    { level: 2, title: texts.example, id: 'example' },
    ...(variants.length > 0 ? [{ level: 2, title: texts.variants, id: 'variants' }] : []),
    { level: 2, title: texts.markup, id: 'markup' },
    ...body.headings,
    ...(parts.shown.length > 0 ? [{ level: 2, title: texts.partsTitle, id: 'parts-by-name' }] : []),
    { level: 2, title: texts.whenTitle, id: 'when' },
  ];
  const title = `<${page.tag}>`;
  const intro = introduce(page.tag, language, context);
  return { title, description: context.intros[page.tag].lead, intro, variants, parts, body, headings };
}

/** Returns a page below that of a tag: chapters of its README, or the tables of its manifest. */
function tagPartPage(page, language, context, texts) {
  const body = bodyOf(page, language, context, texts);
  const api = page.declaration === undefined ? [] : apiTables(page.declaration, texts, context.describe);
  const { title, description } = texts.tagParts[page.part];
  return {
    title: `<${page.tag}>: ${title}`,
    description: description.replace('{tag}', `<${page.tag}>`),
    ...{ body, api },
    headings: [...body.headings, ...api.map(({ id, title }) => ({ level: 2, title, id }))],
  };
}

/** Schemas that a kind of page shows: name of the file, key of the title of the whole. */
const schemas = new Map([
  ['schema', { name: 'rs-form.schema', root: 'schemaRoot' }],
  ['format', { name: 'form-profile.schema', root: 'profileRoot' }],
]);

/** Returns the sections of the schema that a page shows. */
function sectionsOf({ kind }, { describe }, texts) {
  const shown = schemas.get(kind);
  if (shown === undefined) return [];
  const schema = readJson('dist', `${shown.name}.json`);
  return schemaSections(schema, { name: shown.name, root: texts[shown.root] }, texts, describe);
}

function textPage(page, language, context, texts) {
  const { title, description } = texts.pages[page.key];
  const sections = sectionsOf(page, context, texts);
  const body = bodyOf(page, language, context, texts);
  const level = page.kind === 'format' ? 3 : 2;
  const headings = [...body.headings, ...sections.map(({ id, title }) => ({ level, title, id }))];
  return {
    title,
    description,
    body,
    sections,
    headings,
    home: page.kind === 'home' ? homeParts(language, context.base) : undefined,
    themeEditor: page.kind === 'themes' ? themePage(language) : undefined,
  };
}

/** Returns the page of one console message. Its section of the catalogue is the text. */
function messagePage({ key, code }, language, { targets, messages, base }, texts) {
  const { text, description, file } = messages.find((message) => message.code === code);
  const rewrite = createRewriter({ targets, file, key, language });
  const settings = { label: texts.scrollable, base, texts, rewrite, usedIds: new Set(['content']) };
  const { html } = render({ text, language }, settings);
  return { title: code, description, body: { html, language }, headings: [] };
}

/** Returns the page of a profile: its table, then the text. */
function profilePage(page, language, context, texts) {
  const made = textPage(page, language, context, texts);
  const table = profileTable(page.profile, texts, context.describe);
  const heading = { level: 2, title: texts.profileTitle, id: 'profile' };
  return { ...made, table, headings: [heading, ...made.headings] };
}

/** Functions that make the pages of a kind; the others are texts. */
const makers = new Map([
  ['profile', profilePage],
  ['tag', tagPage],
  ['tag-part', tagPartPage],
  ['message', messagePage],
  ['conformance', conformancePage],
]);

/** Returns the pages of one language. */
function pagesIn(language, plan, targets) {
  const texts = readJson('docs', 'texts', `${language}.json`);
  const examples = readTagExamples();
  const intros = readJson('docs', 'content', language, 'intros.json');
  const translations = readTranslations(language);
  const messages = readMessages(language);
  const describe = describer(language, readDescriptions(language));
  return plan.map((page) => {
    const address = addressOf(page.key, language);
    const base = relativeTo(address, 'x').slice(0, -1);
    const playground = relativeTo(address, addressOf('playground', language));
    const context = { targets, intros, examples, messages, base, translations, describe, playground };
    const made = (makers.get(page.kind) ?? textPage)(page, language, context, texts);
    return {
      ...{ key: page.key, kind: page.kind, group: page.group, tag: page.tag, profile: page.profile },
      ...{ parent: page.parent, part: page.part },
      ...{ language, address, base, texts, ...made },
      toc: tocOf(made.headings),
      others: languages.map((other) => ({
        language: other,
        href: relativeTo(address, addressOf(page.key, other)),
      })),
    };
  });
}

/** Returns every page of the site, in every language. */
export function makePages() {
  const plan = planPages();
  const targets = mapTargets(plan);
  const pages = languages.flatMap((language) => pagesIn(language, plan, targets));
  return pages.map((page) => ({
    ...page,
    navigation: navigationOf(page, pages),
    related: relatedTo(page, pages),
  }));
}

/** Returns the pages of one tag: its own, and those below it. */
function relatedTo({ address, language, key, parent = key, texts }, pages) {
  const related = pages.filter(
    (page) => page.language === language && (page.parent === parent || page.key === parent),
  );
  if (related.length < 2) return [];
  return related.map((page) => ({
    title: page.part === undefined ? texts.tagParts.main : texts.tagParts[page.part].title,
    href: relativeTo(address, page.address),
    isCurrent: page.key === key,
    headings: page.headings.filter(({ level }) => level === 2),
  }));
}

/** Returns the navigation of a page: the groups with their pages, relative to it. */
function navigationOf({ address, language, key: own, parent, texts }, pages) {
  const key = parent ?? own;
  const current = pages.find((page) => page.language === language && page.key === key)?.group;
  return Object.entries(texts.groups).map(([group, title], place) => ({
    title,
    // One group is open: that of the page, or the first.
    isOpen: Object.hasOwn(texts.groups, current) ? group === current : place === 0,
    pages: pages
      .filter((page) => page.language === language && page.group === group)
      .map((page) => ({
        title: escapeHtml(page.title),
        description: escapeHtml(page.description.replaceAll('`', '')),
        isTag: page.kind === 'tag',
        href: relativeTo(address, page.address),
        isCurrent: page.key === key,
        headings: page.headings.filter(({ level }) => level === 2),
        below: pages
          .filter((one) => one.language === language && one.parent === page.key)
          .map((one) => ({ title: escapeHtml(one.title), href: relativeTo(address, one.address) })),
      })),
  }));
}

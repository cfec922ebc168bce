/** Import rules: no cycle, types included, and the directions of the suffixes. See CONTRIBUTING.md. */

/** One rule that must not be broken. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Whoever matches `from` imports nothing of the project but what matches one of `allowed`. */
const only = (name, comment, from, ...allowed) =>
  forbid(name, comment, from, { path: projectCode, pathNot: allowed });

const projectCode = '^(elements|compat|shared|translations|cli|demo|docs(?!/node_modules)|scripts|test)/';
const models = '\\.model\\.ts$';
const styles = '\\.styles\\.ts$';
/** Texts of an element, or of several, in Spanish or English. */
const texts = '/texts/(es|en)\\.ts$';
const shared = '^shared/';
/** Interfaces of an element's shell and core: others see the element through them. */
const interfaces = '(\\.host|/rs-form\\.session)\\.ts$';
const suite = '^(elements|compat|shared)/';
/** The playground of the documentation: an application on the models of the suite. */
const playground = '^docs/playground/';
/** The drop-in for pages of RSForm! Pro. It has no tag of its own, and places `<rs-form>`. */
const dropIn = '^compat/';
/**
 * Modules of `<rs-form>` that the drop-in may import: public names, its interface, the types of the JSON, names in the
 * server's markup, and two functions on that markup.
 */
const dropInImports =
  '^elements/rs-form/(index|form/rs-form\\.session|definition/(definition|layouts)\\.model|markup/((server|thank-you)-names\\.model|thanked\\.dom)|captcha/captcha-parts\\.dom)\\.ts$';

const cycles = [
  forbid('no-cycle', 'Whatever two files need of each other stands in a third.', {}, { circular: true }),
  {
    ...forbid('no-feature-cycle', 'What two features need stands in a third.', {}, { circular: true }),
    scope: 'folder',
    from: { path: '^elements/rs-form/[^/]+$' },
  },
  forbid(
    'features-import-downwards',
    'The files beside the features compose them.',
    { path: '^elements/rs-form/[^/]+/' },
    { path: '^elements/rs-form/[^/]+$' },
  ),
];

const places = [
  forbid(
    'shared-knows-no-element',
    'Tools have no feature inside.',
    { path: shared },
    { path: '^(elements|compat)/' },
  ),
  forbid(
    'suite-knows-itself',
    'The suite knows neither the demo, nor the documentation, nor its tests.',
    { path: suite },
    { path: '^(cli|demo|docs|test|scripts)/' },
  ),
  forbid(
    'commands-are-a-package',
    'The commands run from the published package: there is no demo, no test and no build script in it.',
    { path: '^cli/' },
    { path: '^(demo|docs|test|scripts)/' },
  ),
  forbid(
    'commands-import-models',
    'The package has no sources of elements: what a command needs of them is exported by cli/models.ts and cli/page-models.ts.',
    { path: '^cli/', pathNot: '^cli/((page-)?models|suite-texts)\\.ts$' },
    { path: suite },
  ),
  forbid(
    'docs-read-files',
    'The documentation reads files of the repository. Of its code it uses the build, the search for browsers, the check of installed packages and the reader of the tables of tokens.',
    { path: '^docs/', pathNot: playground },
    {
      path: projectCode,
      pathNot: ['^docs/', '^scripts/(build/prepare|find-browsers|installed|metadata/token-tables)\\.mjs$'],
    },
  ),
  forbid(
    'playground-uses-the-suite',
    'The playground is made of the suite, and of what the commands decide without Node.',
    { path: playground },
    {
      path: projectCode,
      pathNot: [playground, suite, '^cli/(add|doctor|first-paint|html|migrate)/', '^cli/models\\.mjs$'],
    },
  ),
  forbid(
    'metadata-imports-models',
    'What editors read is derived from the manifest and from models.',
    { path: '^scripts/metadata/' },
    { path: projectCode, pathNot: ['^scripts/metadata/', models] },
  ),
  forbid(
    'elements-meet-in-the-document',
    'An element places another one by its tag; only its define.ts names the loader.',
    { path: '^elements/([^/]+)/', pathNot: '^elements/[^/]+/define\\.ts$' },
    { path: '^(elements/[^/]+|compat)/', pathNot: '^elements/$1/' },
  ),
  forbid(
    'drop-in-imports-exports',
    'The drop-in uses public names of <rs-form>, types of its JSON and names in the server’s markup.',
    { path: dropIn },
    { path: '^elements/[^/]+/', pathNot: dropInImports },
  ),
  forbid(
    'define-loads-others-lazily',
    'A tag that another one places is loaded when it is placed (lazy-tags.ts).',
    { path: '^elements/([^/]+)/define\\.ts$' },
    { path: '^elements/[^/]+/', pathNot: '^elements/($1/|[^/]+/define\\.ts$)' },
  ),
  forbid(
    'define-imports-no-other-at-once',
    'A tag that another one places is loaded when it is placed (lazy-tags.ts).',
    { path: '^elements/([^/]+)/define\\.ts$' },
    { path: '^elements/[^/]+/', pathNot: '^elements/$1/', dependencyTypesNot: ['dynamic-import'] },
  ),
];

const suffixes = [
  only('model', 'What is decided knows models only.', { path: `${suite}.*${models}` }, models, texts),
  only(
    'playground-model',
    'What the playground decides knows models only.',
    { path: `${playground}.*${models}` },
    models,
    texts,
  ),
  only('texts', 'Texts are data.', { path: texts }, texts, '^shared/i18n/texts\\.ts$'),
  only(
    'languages',
    'The languages are imports of texts, and nothing else.',
    { path: '^elements/(languages|en)\\.ts$' },
    texts,
    '^elements/en\\.ts$',
    '^translations/',
    '^shared/i18n/texts\\.ts$',
  ),
  forbid(
    'languages-load-late',
    'A page loads the texts of its own language alone: only languages.ts imports them.',
    { path: projectCode, pathNot: '^elements/languages\\.ts$' },
    { path: '^(translations/|elements/en\\.ts$)' },
  ),
  only(
    'dom',
    'What touches the page knows models and its like; of the element only the interfaces.',
    { path: '^(elements|compat)/.*\\.dom\\.ts$' },
    models,
    texts,
    '\\.dom\\.ts$',
    shared,
    interfaces,
  ),
  only(
    'view',
    'A view paints state and sends actions; it never touches the page.',
    { path: '^elements/.*\\.tsx$' },
    models,
    texts,
    '\\.tsx$',
    styles,
    shared,
    interfaces,
  ),
  only(
    'shell',
    'A shell has attributes, properties and a shadow root; the core does the rest.',
    { path: '\\.shell\\.ts$' },
    models,
    styles,
    shared,
    interfaces,
    '\\.(hooks|events)\\.ts$',
    '-attribute\\.ts$',
  ),
  only(
    'interface',
    'Interfaces name types alone.',
    { path: `^elements/.*${interfaces}` },
    models,
    shared,
    interfaces,
    '\\.(hooks|dom)\\.ts$',
  ),
  forbid(
    'interfaces-are-types',
    'There is nothing to run in an interface.',
    { path: projectCode },
    { path: `^elements/.*${interfaces}`, dependencyTypesNot: ['type-only'] },
  ),
  only('events', 'Events know models.', { path: '\\.events\\.ts$', pathNot: shared }, models, shared),
  only('styles', 'Styles know styles.', { path: styles }, styles),
  forbid(
    'shell-stays-hidden',
    'Only define.ts and index.ts know the class; everybody else sees its interface.',
    { path: suite, pathNot: '/(define|index)\\.ts$' },
    { path: '\\.shell\\.ts$' },
  ),
];

export default {
  forbidden: [...cycles, ...places, ...suffixes],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^scripts/templates/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node'] },
  },
};

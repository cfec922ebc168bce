/**
 * House rules that a machine can check: no sinks, no `any`, short functions and files. Who may import whom is checked
 * by dependency-cruiser.config.mjs. See CONTRIBUTING.md.
 */
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { commentWords } from './comment-words.mjs';
import { oneDynamicString } from './one-dynamic-string.mjs';
import tseslint from 'typescript-eslint';

const sink = (selector, name) => ({
  selector,
  message: `${name} is an HTML or code sink: use text, or shared/trust.`,
});
const sinks = [
  sink(
    'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    'innerHTML',
  ),
  sink('CallExpression[callee.property.name="insertAdjacentHTML"]', 'insertAdjacentHTML'),
  sink(
    'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    'document.write',
  ),
  sink('JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'dangerouslySetInnerHTML'),
  sink('NewExpression[callee.name=/^(Function|Worker|DOMParser)$/]', 'new Function, Worker or DOMParser'),
  sink('CallExpression[callee.name="eval"]', 'eval'),
];

/** Reads of members that an element of the page may have the name of. */
const members =
  'Elements named like its members shadow them: import `document` or `documentOf` of shared/dom/unclobbered.';
const ofDocuments = [
  ':not(CallExpression[callee.name="unclobbered"]) > MemberExpression[object.name=/^(window|globalThis|self)$/][property.name="document"]',
  'MemberExpression[property.name="ownerDocument"]',
  'ObjectPattern > Property[key.name="ownerDocument"]',
];

/** Members of elements. Objects of the suite that are called `form` have none of them. */
const elementMembers = String.raw`
  \w+Attribute\w* querySelector\w* closest matches contains getRootNode isConnected
  elements action method target submit requestSubmit reset \w+Validity noValidate
  append\w* prepend before after insert\w+ remove\w* replace\w+ dispatchEvent addEventListener
  id className classList style localName textContent getBoundingClientRect
  childNodes children parent\w+ nextElementSibling previousElementSibling
`
  .trim()
  .split(/\s+/)
  .join('|');
const ofForms = [
  `MemberExpression[object.name="form"][property.name=/^(?:${elementMembers})$/]`,
  `MemberExpression[object.property.name=/^(?:form|parentElement|parentNode)$/][property.name=/^(?:${elementMembers})$/]`,
  'MemberExpression[object.object.name="form"][object.property.name="element"]',
];
const clobbered = [
  ...ofDocuments.map((selector) => ({ selector, message: members })),
  ...ofForms.map((selector) => ({
    selector,
    message:
      'Controls named like its members shadow them: read a form, and an element that may be one, by `unclobbered`.',
  })),
];

/** Parser for style sheets, of which only the length is checked: returns a program without statements. */
const lengthParser = { parse: () => tseslint.parser.parseForESLint('').ast };

export default tseslint.config(
  {
    ignores: ['dist', 'node_modules', '.cache', 'demo/data', 'scripts/templates', 'test/data', 'docs/_site'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['{elements,compat,shared}/**/*.{ts,tsx}', 'docs/playground/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...sinks], 'no-console': 'error' },
  },
  {
    // The stub, which has 1 kB, reads members by itself.
    files: ['{elements,compat,shared}/**/*.{ts,tsx}'],
    ignores: ['shared/dom/unclobbered.ts', 'shared/consent/stub.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'document', message: members }],
      'no-restricted-syntax': ['error', ...sinks, ...clobbered],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,mts}'],
    plugins: { comments: { rules: { words: commentWords } } },
    rules: { 'comments/words': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}', 'docs/**/*.js', '**/*.css'],
    rules: { 'max-lines': ['error', { max: 250 }] },
  },
  { files: ['test/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
  {
    files: ['test/**'],
    ignores: ['test/shared/until.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@open-wc/testing',
          importNames: ['waitUntil'],
          message: 'It gives up after a second. Use test/shared/until.ts.',
        },
      ],
    },
  },
  { files: ['**/*.css'], languageOptions: { parser: lengthParser } },
  {
    files: ['{elements,compat,shared,cli,demo,docs,scripts}/**/*.{js,ts,tsx,mjs}'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A tag is made known by an interface that takes over all tags of a mapped type.
    files: ['scripts/metadata/types/*.d.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  {
    files: ['**/*.tsx'],
    plugins: {
      'react-hooks': reactHooks,
      suite: { rules: { 'one-dynamic-string': oneDynamicString } },
    },
    rules: { ...reactHooks.configs.recommended.rules, 'suite/one-dynamic-string': 'error' },
  },
  {
    // The compiler checks these names too, and knows more of them.
    files: ['cli/**/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
  {
    // Classic scripts of the documentation's pages: no part of the suite, with the same rules about sinks.
    files: ['docs/**/*.js', 'kits/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        [
          ...['addEventListener', 'document', 'getSelection', 'globalThis', 'localStorage', 'location'],
          ...['IntersectionObserver', 'matchMedia', 'navigator', 'window', 'CustomEvent'],
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-restricted-syntax': ['error', ...sinks] },
  },
  {
    files: ['**/*.mjs', 'demo/**', 'test/**', 'scripts/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
        Response: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
        structuredClone: 'readonly',
        document: 'readonly',
        window: 'readonly',
        location: 'readonly',
        globalThis: 'readonly',
      },
    },
    rules: {
      'import-x/no-default-export': 'off',
      // chai's assertions are expressions.
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
);

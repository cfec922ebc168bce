/** House rules that a machine can check: import directions, no sinks, no `any`. See CONTRIBUTING.md. */
import { existsSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { oneDynamicString } from './scripts/lint/one-dynamic-string.mjs';
import tseslint from 'typescript-eslint';

const tags = readdirSync('elements', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** One folder of layers: an element, or a widget inside one. */
const layered = [
  ...tags.map((tag) => `elements/${tag}`),
  ...tags.flatMap((tag) => {
    const widgets = `elements/${tag}/widgets`;
    return existsSync(widgets) ? readdirSync(widgets).map((name) => `${widgets}/${name}`) : [];
  }),
];

const zone = (target, from, message, except = []) => ({
  target: `./${target}`,
  from: `./${from}`,
  message,
  except,
});

/** contract ← engine ← core and parts; adapters and views import the contract, never each other (design: one-way flow). */
function layerZones(folder) {
  const inner = (layer, others, why) =>
    others.map((from) => zone(`${folder}/${layer}`, `${folder}/${from}`, why));
  return [
    ...inner('contract', ['engine', 'adapters', 'views', 'parts'], 'The contract knows nothing but itself.'),
    ...inner(
      'engine',
      ['adapters', 'views', 'parts'],
      'The engine is pure: it never reads or writes the world.',
    ),
    zone(`${folder}/engine`, 'shared', 'The engine imports its own contract and engine only.'),
    zone(`${folder}/contract`, 'shared', 'The contract imports nothing.'),
    ...inner(
      'adapters',
      ['engine', 'views', 'parts'],
      'Adapters border on the world; decisions are the engine’s.',
    ),
    ...inner(
      'views',
      ['adapters', 'parts'],
      'A view paints state and sends actions; it never touches the world.',
    ),
  ];
}

const zones = [
  zone('shared', 'elements', 'shared/ never imports elements/.'),
  zone('elements', 'demo', 'The suite does not know the demo.'),
  zone('elements', 'test', 'The suite does not know its tests.'),
  ...tags.flatMap((tag) =>
    tags
      .filter((other) => other !== tag)
      .flatMap((other) => [
        zone(
          `elements/${tag}/**/!(define).{ts,tsx}`,
          `elements/${other}`,
          'Elements meet in the document, through events.',
        ),
        zone(`elements/${tag}/define.ts`, `elements/${other}`, 'A tag is placed by its define.ts.', [
          './define.ts',
        ]),
      ]),
  ),
  ...layered.flatMap(layerZones),
];

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

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.cache', 'demo/data', 'scripts/templates', 'test/data'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['elements/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...sinks], 'no-console': 'error' },
  },
  {
    files: ['elements/*/define.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...sinks,
        {
          selector: 'ImportDeclaration[source.value=/^\\.\\.\\u002f[a-z]/]',
          message: 'A tag that another one places is registered with a dynamic import (lazy-tags.ts).',
        },
      ],
    },
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
    files: ['**/*.mjs', 'demo/**', 'test/**', 'scripts/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
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

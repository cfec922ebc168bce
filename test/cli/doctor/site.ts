import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import type { SuitePackage } from '../../../cli/doctor/suite-package.mjs';

/** Answer of the test site. */
export interface Answer {
  readonly body: string | Buffer;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Text of an inline stub as far as it is recognised. */
export const stub = 'var rsConsent={};/* rs_consent= */';

const preloads = {
  'rs-form': ['chunks/runtime-aaaaaaa.js', 'chunks/rs-form-bbbbbbb.js'],
  'media-box': ['chunks/runtime-aaaaaaa.js', 'chunks/media-box-ccccccc.js'],
  'cookie-consent': ['chunks/runtime-aaaaaaa.js', 'chunks/cookie-consent-ddddddd.js'],
  forms: ['chunks/runtime-aaaaaaa.js', 'bundles/forms-1111111.js'],
  'forms/rs-form.captcha': ['chunks/runtime-aaaaaaa.js', 'bundles/rs-form.captcha-2222222.js'],
};

/** The package of the command in these tests. */
export const own: SuitePackage = {
  version: '1.2.0',
  stub,
  stubHash: "'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc='",
  preloads: { '': new Map(Object.entries(preloads)), 'compact/': new Map() },
};

const warning = (version: string) => `const v="${version}";export const w="is already defined by version";`;
const importsChunks = (...names: readonly string[]) =>
  names.map((name) => `import("./chunks/${name}.js");`).join('');
const all = ['runtime-aaaaaaa', 'rs-form-bbbbbbb', 'media-box-ccccccc', 'cookie-consent-ddddddd'];

/** A build of the suite in a folder of the site. */
function buildIn(folder: string, version: string): readonly (readonly [path: string, answer: Answer])[] {
  const script = (name: string, body: string) => [`${folder}${name}`, { body }] as const;
  return [
    script('suite.js', `${importsChunks(...all)}new URL("./suite.single.js",import.meta.url)`),
    script('suite.single.js', warning(version)),
    script('rs-form.js', 'import"./chunks/rs-form-bbbbbbb.js";import"./chunks/runtime-aaaaaaa.js";'),
    script('media-box.js', 'import"./chunks/media-box-ccccccc.js";import"./chunks/runtime-aaaaaaa.js";'),
    script('forms.js', 'import"./bundles/forms-1111111.js";import"./chunks/runtime-aaaaaaa.js";'),
    script(
      'bundles/forms-1111111.js',
      'import"../chunks/runtime-aaaaaaa.js";import("./rs-form.captcha-2222222.js")',
    ),
    script('bundles/rs-form.captcha-2222222.js', 'import"./forms-1111111.js";'),
    script('rsform-compat.js', 'window.RSFormPro={};'),
    script('rsform-drop-in.js', 'export const dropIn=1;'),
    script('chunks/runtime-aaaaaaa.js', warning(version)),
    ...all.slice(1).map((name) => script(`chunks/${name}.js`, 'import"./runtime-aaaaaaa.js";')),
    script('chunks/rs-form-0000000.js', 'export const old=1;'),
    [`${folder}preload.json`, { body: JSON.stringify(preloads), type: 'application/json' }],
    [`${folder}themes/bootstrap5.css`, { body: ':root{}', type: 'text/css' }],
    [`${folder}themes/cookie-consent/first-paint.css`, { body: ':root{}', type: 'text/css' }],
  ];
}

const compactPreloads = { 'rs-form': ['chunks/runtime-aaaaaaa.js', 'compact/chunks/rs-form-eeeeeee.js'] };

/** The compact build beside another one in a folder of the site. */
const compactIn = (folder: string): readonly (readonly [path: string, answer: Answer])[] => [
  [
    `${folder}compact/suite.js`,
    { body: 'import("../chunks/runtime-aaaaaaa.js");import("./chunks/rs-form-eeeeeee.js");' },
  ],
  [`${folder}compact/chunks/rs-form-eeeeeee.js`, { body: 'import"../../chunks/runtime-aaaaaaa.js";' }],
  [`${folder}compact/preload.json`, { body: JSON.stringify(compactPreloads), type: 'application/json' }],
];

/** Files of the test site: two builds, and ways in which servers and optimisers break one. */
export const files: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ...buildIn('/media/rs-suite/', '1.2.0'),
  ...compactIn('/media/rs-suite/'),
  ...buildIn('/old/rs-suite/', '1.1.0'),
  ...buildIn('/wp-content/plugins/rs-suite/suite-1.1.0/', '1.1.0'),
  ...buildIn('/media/rs_suite/1.2.0/', '1.1.0'),
  ['/part/suite.js', { body: importsChunks('runtime-aaaaaaa', 'rs-form-bbbbbbb') }],
  ['/part/chunks/runtime-aaaaaaa.js', { body: warning('1.2.0') }],
  ['/fallback/suite.js', { body: '<!doctype html><title>Inicio</title>' }],
  ['/text/suite.js', { body: 'export const text=1;', type: 'text/plain' }],
  ['/text/rs-suite/themes/bootstrap5.css', { body: ':root{}', type: 'text/plain' }],
  ['/empty/suite.js', { body: ' ' }],
  ['/media/com_jchoptimize/cache/js/a1.js', { body: `jQuery();${importsChunks(...all)}` }],
  ['/plugins/system/jspeed/cache/js/b2.js', { body: `try{import("./chunks/runtime-aaaaaaa.js")}catch{}` }],
  ['/wp-content/cache/min/1/c3.js', { body: 'jQuery();' }],
  ['/forbidden/suite.js', { body: 'no', type: 'text/html', status: 403 }],
  // The drop-in in the places that its README names, with emptied files beside it.
  ...['/templates/mio/js/com_rsform/', '/media/templates/site/cassiopeia/js/com_rsform/'].flatMap(
    (folder): readonly (readonly [path: string, answer: Answer])[] => [
      [`${folder}script.js`, { body: 'import("rsform-drop-in.js")' }],
      [`${folder}rsform-drop-in.js`, { body: 'export const dropIn=1;' }],
      [`${folder}rs-form.js`, { body: 'export const form=1;' }],
      [`${folder}jquerycalendar/script.js`, { body: '\n' }],
    ],
  ),
  ['/media/com_rsform/js/script.min.js', { body: 'var RSFormPro={};' }],
  ['/endless', { body: '', status: 302, headers: { Location: '/endless' } }],
  ['/elsewhere', { body: '', status: 302, headers: { Location: 'file:///etc/hosts' } }],
]);

/** Runs a site around the tests of a `describe`. */
export function withSite(pages: () => ReadonlyMap<string, Answer>): () => string {
  let server: Server | undefined;
  before(async () => {
    server = createServer(({ url = '/' }, response) => {
      const path = new URL(url, 'http://site').pathname;
      const { body, status = 200, type, headers } = pages().get(path) ?? files.get(path) ?? lost;
      const usual = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      response.writeHead(status, { 'Content-Type': type ?? usual, ...headers }).end(body);
    });
    // A connection that closes while a request begins on it would fail the request.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return () => `http://127.0.0.1:${(server?.address() as AddressInfo).port}`;
}

const lost: Answer = { body: 'not found', status: 404 };

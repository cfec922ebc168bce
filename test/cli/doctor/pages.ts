import { stub } from './site.js';

/** Page with the findings that the command has to make of it, in order. */
export interface CheckedPage {
  readonly title: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly findings: readonly string[];
}

const suite = '/media/rs-suite';
/** A policy that is enough for the suite. */
export const policy =
  "default-src 'self'; script-src 'self' 'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc='; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types rs-suite";
/** Nonce of scripts that the policy of {@link nonceHeaders} allows. */
export const nonce = 'nonce="bm9uY2U"';
export const nonceHeaders = {
  'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' 'nonce-bm9uY2U'"),
};
export const preloadOf = (chunk: string, folder = suite): string =>
  `<link rel="modulepreload" href="${folder}/chunks/${chunk}.js">`;
export const preloads = `${preloadOf('runtime-aaaaaaa')}${preloadOf('rs-form-bbbbbbb')}`;
/** Preloads of the other tags that the build of the test site has. */
export const otherPreloads = `${preloadOf('media-box-ccccccc')}${preloadOf('cookie-consent-ddddddd')}`;
export const script = (src: string, attributes = 'type="module"'): string =>
  `<script ${attributes} src="${src}"></script>`;
export const loader = script(`${suite}/suite.js`);
export const inlineStub = `<script>${stub}</script>`;
/** A form that has nothing wrong. */
export const form =
  '<rs-form><form method="post"><input name="form[Email]"><input type="hidden" name="form[formId]" value="1"><button>Enviar</button></form></rs-form>';
export const banner =
  '<cookie-consent><button data-consent="accept">Sí</button><button data-consent="reject">No</button><button data-consent="settings">Más</button></cookie-consent>';
export const page = (head: string, body: string, root = '<html lang="es">'): string =>
  `<!doctype html>\n${root}\n<head><title>Consulta</title>\n${head}\n</head>\n<body>\n${body}\n</body></html>`;
/** A page with a right head and the tags of a test. */
export const withTags = (...tags: readonly string[]): string =>
  page(preloads + loader + otherPreloads, [form, ...tags].join('\n'));

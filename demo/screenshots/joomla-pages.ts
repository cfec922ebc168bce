/** Pages for the pictures of the kit for Joomla: a form of its button, and a page that its plugin has written. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTags, type Manifest } from '../../scripts/release/tag-list.js';
import { servePages } from '../../test/docs/serve-pages.js';
import { JoomlaSite, sources } from '../../test/kits/joomla/joomla-site.js';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');
const tags = () => listTags(JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')) as Manifest);

/** Returns the sheet of Bootstrap 5, which the administrator of Joomla has. The first call installs it from npm. */
function bootstrap(): string {
  const project = join(root, '.cache', 'bootstrap');
  const sheet = join(project, 'node_modules', 'bootstrap', 'dist', 'css', 'bootstrap.min.css');
  if (!existsSync(sheet)) {
    mkdirSync(project, { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    const npm = ['install', '--silent', '--no-save', '--ignore-scripts', 'bootstrap@5.3.3'];
    execFileSync('npm', npm, { cwd: project, shell: process.platform === 'win32' });
  }
  return readFileSync(sheet, 'utf8');
}

/** Returns a page with a text and the button "Tag" below it. */
function editorPage(): string {
  const script = join(sources, 'plg_editors-xtd_rs_suite', 'media', 'js', 'marker-form.js');
  const texts = { title: 'Insert a tag', tag: 'Tag', content: 'Content', insert: 'Insert', cancel: 'Cancel' };
  const options = JSON.stringify({ tags: tags(), texts }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title><style>${bootstrap()}</style>
    <body class="p-4"><label class="form-label" for="text">Article text</label>
    <textarea class="form-control" id="text" rows="10"></textarea>
    <button class="btn btn-secondary mt-2" type="button">Tag</button>
    <script>globalThis.Joomla = { getOptions: () => (${options}) };${readFileSync(script, 'utf8')}
    const editor = { replaceSelection: (html) => { document.querySelector('#text').value += html; } };
    document.querySelector('button').addEventListener('click', () => rsSuiteMarkers.open(editor));</script>`;
}

/** Returns a page of a practice, with a marker as an author has written it, after the plugin. */
function visitorPage(): string {
  const joomla = new JoomlaSite({ dist, known: tags() });
  const component =
    '<div data-rs="tab-set" data-rs-breakpoint="none" aria-label="The practice">' +
    '<h2>Opening hours</h2><p>Monday to Friday, 9:00 to 18:00.</p>' +
    '<h2>How to find us</h2><p>Calle Mayor 1, second floor.</p></div>' +
    '<div data-rs="whatsapp-link" data-rs-phone="600112233"><a href="https://wa.me/34600112233">Write to us</a></div>';
  const body =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The practice</title>' +
    '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain/page.css">{styles}{scripts}' +
    '</head><body><main><h1>The practice</h1>{component}</main></body></html>';
  const params = { banner: 1, tags: ['tab-set'] };
  const answer = joomla.request({ joomla: 5, language: 'en-gb', params, component, body });
  joomla.remove();
  return answer.body;
}

/** Serves the pages. Call `stop` in the end. */
export function serveJoomlaPages() {
  return servePages({ '/editor': { html: editorPage() }, '/5': { html: visitorPage() } });
}

/** Saved pages of Joomla in a site with the kit: PHP runs the plugin on each, and a small server answers as RSForm! Pro. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { folder, JoomlaSite, type versions } from './joomla-site.js';

const root = join(import.meta.dirname, '..', '..', '..');
const saved = join(root, 'test', 'data', 'joomla');
const pictures = join(root, 'docs', 'examples', 'assets');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/svg+xml',
};

/** A saved page: its file, and the fields of each page of its form that have to be filled in, by their components. */
export interface SavedPage {
  readonly name: string;
  readonly joomla: (typeof versions)[number];
  readonly required: readonly (readonly number[])[];
}

const onOnePage = [[11, 12, 16]];
export const savedPages: readonly SavedPage[] = [
  { name: 'joomla-4.cassiopeia.rsform-3.1', joomla: 4, required: onOnePage },
  { name: 'joomla-4.gantry.rsform-3.0', joomla: 4, required: onOnePage },
  { name: 'joomla-5.cassiopeia.rsform-3.4', joomla: 5, required: [[11, 12], [16]] },
  { name: 'joomla-6.gantry.rsform-3.4', joomla: 6, required: onOnePage },
];

/** Fields with a value of their own, by their components. */
const fields = new Map([
  [11, 'Nombre'],
  [12, 'Email'],
  [16, 'consulta'],
]);

const hidden =
  '.formNoError { display: none } .formHidden { position: absolute; left: -20000px; visibility: hidden }';
/** Files of other extensions, as far as a page calls or shows them at once. */
const otherFiles = new Map([
  ['front.css', hidden],
  ['front.min.css', hidden],
  [
    'jquery.min.js',
    "globalThis.jQuery = () => ({ ready: (run) => document.addEventListener('DOMContentLoaded', run) });",
  ],
  ['bootstrap.bundle.min.js', 'globalThis.bootstrap = { Tooltip: class {} };'],
]);

/** Returns the text of a page as it was saved. */
export const savedHtml = ({ name }: SavedPage): string => readFileSync(join(saved, `${name}.html`), 'utf8');

/** Returns the page after a post: a message in the place of the form, and no script of the component. */
function thanksOf(html: string): string {
  const thanks = '<p>Gracias, Ana.</p><button name="continue" class="rsform-thankyou-button">Seguir</button>';
  return html
    .replace(/<form [^]*<\/form>/, thanks)
    .replaceAll(/<script(?: src="[^"]*com_rsform[^"]*")?>[^<]*(?:<(?!\/script)[^<]*)*<\/script>/g, (script) =>
      /com_rsform|RSFormPro|rsfp_/.test(script) ? '' : script,
    );
}

/** Answer of the component to a check: ids as numbers, those of one page of the form or of all. */
function answerOf({ required }: SavedPage, posted: URLSearchParams): object {
  const page = Number(posted.get('page') ?? 0);
  const invalid = (ids: readonly number[]) => ids.filter((id) => !posted.get(`form[${fields.get(id)}]`));
  const wrong = invalid(page ? (required[page - 1] ?? []) : required.flat());
  const first = required.findIndex((ids) => invalid(ids).length > 0);
  const isWhole = !page && required.length > 1;
  return {
    formComponents: [11, 12, 13, 14, 15, 16, 17],
    ...(wrong.length > 0 && {
      invalidComponents: wrong,
      validationMessages: Object.fromEntries(wrong.map((id) => [id, `Falta: ${fields.get(id)}`])),
    }),
    ...(isWhole && wrong.length > 0 && { currentPage: first + 1, allPages: required.length - 1 }),
  };
}

/** A server with the saved pages, by the paths `/` and their names. Call `stop` in the end. */
export class SavedSite {
  /** Posts that were stored. */
  readonly rows: URLSearchParams[] = [];
  /** Paths of files that were requested. */
  readonly requested: string[] = [];
  readonly #dist: string;
  readonly #pages: ReadonlyMap<string, { readonly form: string; readonly thanks: string }>;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** @param dist Folder of the build. */
  constructor(dist: string, params: Readonly<Record<string, unknown>>) {
    this.#dist = dist;
    const joomla = new JoomlaSite({ dist });
    const answer = (page: SavedPage) => {
      const html = savedHtml(page);
      const bodies = [html, thanksOf(html)].map((body) => ({ body, params }));
      const [form, thanks] = joomla.requestAll(bodies, page.joomla).map(({ body }) => body);
      return [`/${page.name}`, { form: form ?? '', thanks: thanks ?? '' }] as const;
    };
    this.#pages = new Map(savedPages.map(answer));
    joomla.remove();
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await new Promise((resolve) => this.#server.once('listening', resolve));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.address);
    const page = this.#pages.get(pathname);
    const posted = request.method === 'POST' ? new URLSearchParams(await text(request)) : undefined;
    if (searchParams.get('task') === 'ajaxValidate' && posted) return this.#check(request, response, posted);
    if (!page) return this.#sendFile(pathname, response);
    if (posted) {
      this.rows.push(posted);
      response.writeHead(303, { Location: pathname, 'Set-Cookie': 'thanks=1; Path=/' }).end();
      return;
    }
    const isThanks = request.headers.cookie?.includes('thanks=1');
    const cookie = isThanks ? { 'Set-Cookie': 'thanks=; Path=/; Max-Age=0' } : {};
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...cookie });
    const html = isThanks ? page.thanks : page.form;
    response.end(html.replaceAll('{address}', this.address + pathname));
  }

  #check({ headers }: IncomingMessage, response: ServerResponse, posted: URLSearchParams): void {
    const { pathname } = new URL(headers.referer ?? '', this.address);
    const page = savedPages.find(({ name }) => pathname === `/${name}`);
    const answer = page ? JSON.stringify(answerOf(page, posted)) : '';
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(answer);
  }

  #sendFile(pathname: string, response: ServerResponse): void {
    this.requested.push(pathname);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const path = pathname.startsWith(folder)
      ? join(this.#dist, pathname.slice(folder.length))
      : join(pictures, name.replace('.jpg', '.svg'));
    const body = existsSync(path) ? readFileSync(path) : (otherFiles.get(name) ?? '');
    response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'text/plain' }).end(body);
  }
}

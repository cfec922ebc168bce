import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';
import type { Context } from 'hono';
import { faults, postFaults } from '../faults/faults.js';
import { lostParts } from '../faults/lost-parts.js';
import type { Post } from '../http/read-post.js';
import type { HttpError } from '../http/http-error.js';
import type { CountedEvent } from '../store/analytics-store.js';
import { readStub } from './consent.js';
import { consentRevision, cookieCategories, cookiesOf } from './cookie-categories.js';
import { pictures } from './gallery-pictures.js';
import { mainMenu } from './main-menu.js';
import { pageScripts } from './page-scripts.js';
import { placeForm, thanksAbove } from './placed-form.js';
import type { FailedPost } from './receive-post.js';
import type { SiteEnv, SiteParts } from './site-env.js';
import { readIntegrity } from './suite-integrity.js';
import { groupTags } from './tag-groups.js';

const folder = fileURLToPath(new URL('../pages', import.meta.url));
const eta = new Eta({ views: folder, cache: true, autoEscape: true });

/** Tags with a page of their own, by their templates. */
export const elementTags: ReadonlySet<string> = new Set(
  readdirSync(`${folder}/elements`)
    .filter((file) => file.endsWith('.eta'))
    .map((file) => basename(file, '.eta')),
);

/** Page for its template. */
export interface SitePage {
  readonly template: string;
  /** Tag of the page. Without the theme the page loads only its script. */
  readonly tag?: string;
  /** True if the browser renders the page's form from JSON. */
  readonly isRendered?: boolean;
  /** Events of the site's pages, for the page that shows them. */
  readonly events?: readonly CountedEvent[];
  /** Post that the page has just received. */
  readonly received?: Post;
  /** Folder in which the site pretends to be installed. */
  readonly root?: string;
}

/** Renders a page of the site, with the failed post that it answers. */
export function renderPage(
  context: Context<SiteEnv>,
  parts: SiteParts,
  { template, tag = '', isRendered = false, root = '', events = [], received }: SitePage,
  failed: FailedPost | null = null,
): Response | Promise<Response> {
  const blocks: string[] = [];
  const scripts = new Set<string>();
  const frameworks = new Set<string>();
  const place = (formId: number) => {
    const placed = placeForm(context, parts, { formId, failed, isRendered });
    blocks.push(...placed.inlineBlocks);
    for (const address of placed.frameworkScripts) frameworks.add(address);
    if (!placed.showsThankYou) for (const address of placed.botScripts) scripts.add(address);
    return placed;
  };
  const html = eta.render(template, {
    ...commonData(context, parts, tag),
    ...{ faults, postFaults, lostParts, pictures, events, received, root, origin: context.get('url').origin },
    alerts: failed?.alerts ?? [],
    thanks: failed ? [] : thanksAbove(context, parts),
    // The layout is rendered last, so that the head contains the data of the forms.
    ...{ place, blocks, frameworkScripts: () => [...frameworks], botScripts: () => [...scripts] },
  });
  // Private, but cached for Back, so that typed values survive a visit to another page.
  context.header('Cache-Control', 'private, no-cache');
  return context.html(html);
}

/** Renders the page of an HTTP error, with a link back. */
export function renderError(
  context: Context<SiteEnv>,
  parts: SiteParts,
  { status, title, text }: HttpError,
): Response | Promise<Response> {
  const { pathname, search } = context.get('url');
  const back = status === 404 ? '/' : pathname + search;
  const data = {
    ...commonData(context, parts, ''),
    ...{ title, text, back, root: '', alerts: [], thanks: [], isLegacy: false },
  };
  return context.html(eta.render('./error', data), status);
}

/** Returns the data of the layout for every page. */
function commonData(context: Context<SiteEnv>, { assetsDir, build, verifier }: SiteParts, tag: string) {
  const switches = context.get('switches');
  return {
    ...{ nonce: context.get('nonce'), path: context.req.path, tagGroups: groupTags([...elementTags]) },
    ...pageScripts({ assetsDir, build }, tag, switches),
    build,
    integrityOf: readIntegrity(assetsDir),
    ...{ consentLayer: switches.consentLayer, tags: switches.tags, consentRevision, cookiesOf },
    cookieCategories: cookieCategories(verifier.providerUrl),
    ...{
      isLegacy: switches.isLegacy,
      hasCompat: switches.hasCompat,
      inlinePolicy: switches.inlinePolicy,
      serverVersion: switches.serverVersion,
      layoutName: switches.layout.name,
      search: context.get('url').searchParams,
    },
    stub: switches.consentLayer === 'none' ? '' : readStub(assetsDir).text,
    providerUrl: verifier.providerUrl,
    menu: mainMenu,
  };
}

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
import { consentRevision, cookieCategories } from './cookie-categories.js';
import { pictures } from './gallery-pictures.js';
import { mainMenu } from './main-menu.js';
import { pageScripts } from './page-scripts.js';
import { placeForm, thanksAbove } from './placed-form.js';
import type { FailedPost } from './receive-post.js';
import type { SiteEnv, SiteParts } from './site-env.js';
import { readIntegrity } from './suite-integrity.js';

const folder = fileURLToPath(new URL('../pages', import.meta.url));
const eta = new Eta({ views: folder, cache: true, autoEscape: true });

/** The tags that have a page of their own, by their templates. */
export const elementTags: ReadonlySet<string> = new Set(
  readdirSync(`${folder}/elements`)
    .filter((file) => file.endsWith('.eta'))
    .map((file) => basename(file, '.eta')),
);

/** A page that a template paints. */
export interface SitePage {
  readonly template: string;
  /** The tag that the page is about: the one whose script it loads where it has no theme. */
  readonly tag?: string;
  /** Whether the browser renders the page's form from JSON. */
  readonly isRendered?: boolean;
  /** What the site's pages have counted, for the page that shows it. */
  readonly events?: readonly CountedEvent[];
  /** What the page has just received. */
  readonly received?: Post;
  /** The folder that the site pretends to be installed in. */
  readonly root?: string;
}

/** Renders a page of the site, with the post that it answers where that failed. */
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
    // The layout is rendered last, and writes into the head what the forms say.
    ...{ place, blocks, frameworkScripts: () => [...frameworks], botScripts: () => [...scripts] },
  });
  // Private, but kept for the back button: what was typed must survive a look at another page.
  context.header('Cache-Control', 'private, no-cache');
  return context.html(html);
}

/** Renders the page of a refusal, with a way back to where the visitor was. */
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

/** What the layout needs of every page. */
function commonData(context: Context<SiteEnv>, { assetsDir, verifier }: SiteParts, tag: string) {
  const switches = context.get('switches');
  return {
    ...{ nonce: context.get('nonce'), path: context.req.path, elementTags: [...elementTags] },
    ...pageScripts(assetsDir, tag, switches),
    integrityOf: readIntegrity(assetsDir),
    ...{ consentLayer: switches.consentLayer, tags: switches.tags, consentRevision, cookieCategories },
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
    menu: mainMenu(elementTags),
  };
}

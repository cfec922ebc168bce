import { documentOf, unclobbered } from '../dom/unclobbered.js';
import { ConfigError, describe } from '../element/config-error.js';

/** Returns the diagnostics of a running tag: of the content that it has found, and of its place in the page. */
export function findRunningDiagnostics(host: Element): readonly ConfigError[] {
  switch (host.localName) {
    case 'tab-set':
      return findLoneTab(host);
    case 'lazy-images':
      return findNothingToLoad(host as LazyImages);
    case 'sticky-header':
      return findClipping(host);
    default:
      return [];
  }
}

function findLoneTab(host: Element): readonly ConfigError[] {
  const tabs = [...(host.shadowRoot?.querySelectorAll('[role=tab]') ?? [])];
  return diagnoseLoneTab(host, tabs);
}

/** Returns the diagnostic of a `<tab-set>` with one tab, which its element or its heading names. */
export function diagnoseLoneTab(host: Element, tabs: readonly Element[]): readonly ConfigError[] {
  if (tabs.length !== 1) return [];
  const found = `one heading (${JSON.stringify(tabs[0]?.textContent.trim().slice(0, 60))})`;
  return [
    new ConfigError(
      host,
      'content',
      `found ${found}, expected two or more, each with what it is about`,
      'tabs-single',
    ),
  ];
}

/** Properties of `<lazy-images>` that the check reads. */
export interface LazyImages extends Element {
  readonly root: ParentNode;
  readonly lazyClass: string;
  readonly loadingClass: string;
  readonly loadedClass: string;
  readonly errorClass: string;
}

const pictures = 'img, iframe, video, picture';
/** Selector of images that other lazy-loading scripts mark. */
const othersMarks = '.lazyload, .lazy, .lozad, .b-lazy, [data-src], [data-srcset], [data-bg]';

/** Returns the diagnostic of a tag without anything to load. A tag for the whole page may have no pictures. */
export function findNothingToLoad(host: LazyImages): readonly ConfigError[] {
  const { lazyClass, loadingClass, loadedClass, errorClass } = host;
  const own = [lazyClass, loadingClass, loadedClass, errorClass].map((name) => `.${CSS.escape(name.trim())}`);
  const root = unclobbered(host.root);
  if (root.querySelector(own.join())) return [];
  const [marked] = [...root.querySelectorAll(othersMarks)].filter((one) => one.matches(pictures));
  if (!marked && host.root !== host && !root.querySelector(pictures)) return [];
  if (!marked) return [wrongContent(host, 'nothing to load', `the class ${lazyClass} on what loads late`)];
  const name = ['lazyload', 'lazy', 'lozad', 'b-lazy'].find((one) => marked.classList.contains(one));
  const found = `${describe(marked)} ${name ? `with the class ${name}` : 'without our class'}`;
  return [
    wrongContent(host, found, `the class ${lazyClass} on it${name ? `, or lazy-class="${name}"` : ''}`),
  ];
}

function wrongContent(host: Element, found: string, expected: string): ConfigError {
  return new ConfigError(host, 'content', `found ${found}, expected ${expected}`, 'images-none');
}

/**
 * Returns the diagnostic of a header inside a box that clips and does not scroll, where `position: sticky` has no
 * effect.
 */
function findClipping(host: Element): readonly ConfigError[] {
  const { documentElement: root, scrollingElement } = documentOf(host);
  // An open dialog sets this to stop the page from scrolling.
  if (root.style.overflow) return [];
  const isPageScrolled = !!scrollingElement && scrollingElement.scrollHeight > scrollingElement.clientHeight;
  for (let box = host.parentElement; box && box !== root; box = unclobbered(box).parentElement) {
    // The body's overflow propagates to the window unless the root has one.
    const isWindow = unclobbered(box).localName === 'body' && getComputedStyle(root).overflowY === 'visible';
    const { overflowX, overflowY } = getComputedStyle(box);
    if (isWindow || ['visible', 'clip'].includes(overflowY)) continue;
    const scrolls =
      overflowY !== 'hidden' &&
      (unclobbered(box).scrollHeight > unclobbered(box).clientHeight || !isPageScrolled);
    if (scrolls) return [];
    const written = overflowX === overflowY ? `overflow: ${overflowY}` : `overflow-x: ${overflowX}`;
    const found = `${describe(box)} around it with ${written}, below which nothing sticks`;
    return [
      new ConfigError(host, 'place', `found ${found}, expected overflow: clip, or none`, 'header-clipped'),
    ];
  }
  return [];
}

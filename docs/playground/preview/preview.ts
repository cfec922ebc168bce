/** Entry of the preview's page: shows the form that the playground sends, and answers its posts. */
import type { PostAnswer } from '../model/outputs/answer-post.model.js';
import type { Post } from '../model/checks/post.model.js';
import type { Playground } from '../model/state.model.js';
import { buildElement, type BuiltElement, patchElement } from './build-element.dom.js';
import { answerDocument, partsOf } from './answer-page.dom.js';
import { answerTo, blankPage, buildBanner, forgetThanks, validationOf } from './form-page.dom.js';
import { watchConsole } from './console.dom.js';
import { holdFocus } from './hold-focus.dom.js';
import type { FromPreview, ShowMessage, ToPreview } from './messages.model.js';
import { interceptCalls, readPost } from './server.dom.js';
import { readTyped, type TypedValues, writeTyped } from './typed-values.dom.js';

/** A tag as far as the preview uses it. */
interface FormTag extends HTMLElement {
  goToPage(page: number, options: { readonly validate: boolean }): Promise<boolean>;
}

/** State of the page. */
interface Shown {
  readonly state: Playground;
  readonly built: BuiltElement;
  page: number;
}

const place = document.querySelector('main') ?? document.body;
/** Hides the blocks that the form's conditions hide until the suite has loaded, as in the page that the author copies. */
const firstPaint = new CSSStyleSheet();
/** Lines of the console since the form was built. */
const complaints = new Set<string>();
let shown: Shown | null = null;
let restarts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds after a key press before the form is built anew: the next key press shall not wait for it. */
const typingMs = 2000;

function report(message: FromPreview): void {
  // A page from a file has no origin that could be named.
  parent.postMessage(message, '*');
}

/** Shows the form of a message, with the values that the visitor has typed so far. */
function show({ state, page, rules, isDark, isTyped }: ShowMessage): void {
  document.documentElement.dataset['scheme'] = isDark ? 'dark' : 'light';
  clearTimeout(timer);
  const update = (built?: BuiltElement) => {
    firstPaint.replaceSync(rules);
    if (shown?.state !== state) writeForm(state, typedSoFar(), built);
    turnTo(page);
    report({ type: 'shown' });
  };
  if (shown?.state === state || !isTyped || patch(state)) return update();
  timer = setTimeout(() => {
    const built = buildForm(state);
    // Another task: a key press between them need not wait for the layout too.
    timer = setTimeout(() => update(built));
  }, typingMs);
}

function typedSoFar(): TypedValues {
  const form = shown?.built.node.querySelector('form');
  return form ? readTyped(form) : [];
}

/** Writes changed texts into the present form. Returns false if the form has to be built anew. */
function patch(state: Playground): boolean {
  if (!shown || shown.state.settings !== state.settings) return false;
  const built = patchElement(shown.built, blankPage(state, new Date()));
  if (!built) return false;
  shown = { ...shown, state, built };
  return true;
}

/** Begins again, as a visitor who comes for the first time. */
async function restart(): Promise<void> {
  restarts += 1;
  place.replaceChildren();
  // A form that is removed stores its draft in a microtask.
  await Promise.resolve();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: there are no drafts either.
  }
  if (shown) writeForm(shown.state, []);
}

function buildForm(state: Playground): BuiltElement {
  return buildElement(blankPage(state, new Date()));
}

function writeForm(state: Playground, typed: TypedValues, built = buildForm(state)): void {
  forgetThanks();
  const form = built.node.querySelector('form');
  if (form) writeTyped(form, typed);
  writePage(state, built);
}

/** Adds a line of the console to the playground's list, once. */
function complain(line: string): void {
  if (line === '' || complaints.has(line)) return;
  complaints.add(line);
  report({ type: 'console', lines: [...complaints] });
}

/** Empties the list: the form that follows has a console of its own. */
function forgetComplaints(): void {
  if (complaints.size === 0) return;
  complaints.clear();
  report({ type: 'console', lines: [] });
}

/** Writes the page around a tag, with the messages of the site above it. */
function writePage(state: Playground, built: BuiltElement, above: readonly HTMLElement[] = []): void {
  const { language, theme, consent } = state.settings;
  document.documentElement.lang = language;
  const sheet = document.getElementById('theme');
  const href = `../rs-suite/themes/${theme}.css`;
  // A sheet that is written again is loaded again.
  if (sheet?.getAttribute('href') !== href) sheet?.setAttribute('href', href);
  forgetComplaints();
  place.replaceChildren(...above, built.node);
  shown = { state, built, page: 0 };
  writeBanner(language, consent);
}

/** Adds or removes the cookie banner. A restart asks again. */
function writeBanner(language: 'es' | 'en', isWanted: boolean): void {
  const banner = document.querySelector('cookie-consent');
  const revision = String(restarts + 1);
  const isSame = banner?.getAttribute('revision') === revision && banner.getAttribute('locale') === language;
  if (isWanted && isSame) return;
  banner?.remove();
  if (isWanted) place.before(buildBanner(language, revision));
}

/** Shows a page of the form, the one that the author works on. */
function turnTo(page: number): void {
  if (!shown || shown.page === page) return;
  const tag = shown.built.node as FormTag;
  shown.page = page;
  void customElements.whenDefined('rs-form').then(() => tag.goToPage(page, { validate: false }));
}

/** Answers a post, and reports the answer to the playground. */
function decide(state: Playground, post: Post): PostAnswer {
  const answer = answerTo(state, post, new Date());
  if (answer.is === 'thanks') report({ type: 'accepted', stored: answer.values });
  else report({ type: 'refused', count: answer.errors.length + answer.alerts.length });
  return answer;
}

/** Returns the page that answers a post which a script has sent. */
function answerPage(post: Post): Document {
  return answerDocument(shown ? decide(shown.state, post) : null);
}

addEventListener('message', ({ source, data }: MessageEvent<ToPreview>) => {
  if (source !== parent) return;
  if (data.type === 'show') show(data);
  else void restart();
});
document.adoptedStyleSheets.push(firstPaint);
holdFocus();
watchConsole(complain);
interceptCalls({
  check: (post) => (shown ? validationOf(shown.state, post, new Date()) : ''),
  answerPage,
});
addEventListener('submit', (event) => {
  // An event that the page has canceled is no post.
  if (event.defaultPrevented || !shown || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const { state } = shown;
  const { above, built } = partsOf(decide(state, readPost(event.target, event.submitter)));
  writePage(state, built, above);
});
addEventListener('rs-form-page-changed', (event) => {
  const to: unknown = Reflect.get(Object((event as CustomEvent).detail), 'to');
  if (shown && typeof to === 'number') shown.page = to;
});
report({ type: 'ready' });

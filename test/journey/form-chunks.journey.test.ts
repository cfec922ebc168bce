import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';
import { dynamicImports, staticGraph } from '../../scripts/static-graph.mjs';
import { build, inEachBrowser, type Journey } from './harness.js';
import { captchaCode } from './own-demo.js';

const dist = join(import.meta.dirname, '../../dist');

/** Returns the path of a file in `dist`, or of a page. */
const fileOf = (url: string) => new URL(url).pathname.replace(/^\/suite\//, '');

/** Returns the parts that a page with the tag's one file may load later, each with all the files that it imports. */
function partsOf(entry: string): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, ReadonlySet<string>>([[entry, staticGraph(dist, entry)]]);
  for (const [, files] of parts) {
    for (const part of [...files].flatMap((file) => dynamicImports(dist, file)))
      if (!parts.has(part)) parts.set(part, staticGraph(dist, part));
  }
  parts.delete(entry);
  return parts;
}

const entry = `${build}rs-form.js`;
/** Folder of chunks: the compact build has its own, beside those of both builds. */
const folder = /^(?:compact\/)?chunks\//;
const parts = partsOf(entry);

/**
 * Returns the chunks to lose: of the requested chunks one for each set of parts that cannot load without it. A part
 * loads whole or not at all, so that two chunks of the same set have the same effect. The keys are the names of the
 * parts.
 */
function chunksToLose(asked: ReadonlySet<string>): ReadonlyMap<string, string> {
  const bySet = new Map<string, string>();
  // Without the tag's own chunks the form is the server's, which `lost-chunks` covers.
  const own = staticGraph(dist, entry);
  for (const file of [...asked].filter((one) => folder.test(one) && !own.has(one))) {
    const lost = [...parts].filter(([part, files]) => asked.has(part) && files.has(file));
    const [first] = lost;
    // What only one part needs is lost with the part itself.
    if (first) bySet.set(lost.map(([part]) => part).join(), lost.length === 1 ? first[0] : file);
  }
  return bySet;
}

/** Actions of a visitor in a form: the fields of all pages, and the buttons between them. */
interface Story {
  readonly path: string;
  readonly thanks: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly buttons: readonly string[];
  /** Chunks of late folders that a visitor of this page needs. */
  readonly late: readonly string[];
}

const workshop = {
  thanks: 'Tu plaza está reservada',
  fields: {
    '#Nombre': 'Berta Ruiz',
    '#Email': 'berta@correo.test',
    '[name="form[Fecha de nacimiento][d]"]': '29',
    '[name="form[Fecha de nacimiento][m]"]': '2',
    '[name="form[Fecha de nacimiento][y]"]': '1988',
    '[name="form[Modalidad]"][value="En línea"]': '',
    '[name="form[Pago]"][value="Tarjeta"]': '',
    '#Motivo': 'Dormir de un tirón',
    '[name^="form[Consentimiento]"]': '',
    '#captchaTxt141': captchaCode,
  },
  buttons: ['#Paso_1Next', '#Paso_2Next', '#Enviar'],
};

const stories: readonly Story[] = [
  {
    path: '/contacto?theme=off',
    thanks: 'Gracias por escribirnos',
    fields: {
      '[name="form[forma contacto][]"][value="E-mail"]': '',
      '#Email': 'ana@ejemplo.es',
      '#consulta': 'Me gustaría hablar.',
    },
    buttons: ['#Enviar'],
    late: ['rs-form.bot-check', 'rs-form.view'],
  },
  { path: '/formulario?theme=off', ...workshop, late: ['rs-form.captcha', 'rs-form.view'] },
  { path: '/formulario-json?theme=off', ...workshop, late: ['rs-form.rendering', 'rs-form.captcha'] },
];

/** Time limit of a visitor, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Script that walks through the form: fills in the visible fields, or presses the first visible button, until the thanks
 * or an error message with another way to write is shown. As text, because the pages' policy forbids the driver's own
 * waiting.
 */
const walk = ({ thanks, fields, buttons }: Story) => `new Promise((resolve) => {
  const limit = performance.now() + ${timeoutMs};
  function step() {
    const isSeen = (element) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (document.body.textContent.includes(${JSON.stringify(thanks)})) return 'thanked';
    const host = document.querySelector('rs-form');
    const line = host?.shadowRoot?.querySelector('.notice');
    const other = host?.querySelector('[slot="bot-check-alternative"]');
    const hasFailed = isSeen(line) && line.classList.contains('failure');
    // The first paint holds the other way to write back; who has read so far has waited that long.
    if (hasFailed) for (const animation of document.getAnimations())
      if (animation.animationName === 'rs-form-pending') animation.finish();
    const isInformed = hasFailed && isSeen(other);
    if (isInformed && !/llam|escr/.test(line.textContent)) return 'no way on: ' + line.textContent;
    if (isInformed) return 'informed: ' + line.textContent;
    if (!host?.matches(':defined:not([data-pending])') || host.matches(':state(busy)')) return 'waits';
    const controls = Object.entries(${JSON.stringify(fields)})
      .map(([selector, text]) => [host.querySelector(selector), text])
      .filter(([control]) => isSeen(control));
    let isFilled = true;
    for (const [control, text] of controls) {
      if (text === '' ? control.checked : control.value === text) continue;
      isFilled = false;
      control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (text === '') control.click();
      else control.value = text;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // A filled-in field may show other fields.
    if (!isFilled) return 'fills in';
    const button = ${JSON.stringify(buttons)}.map((one) => host.querySelector(one)).find(isSeen);
    button?.click();
    return button ? 'presses ' + button.id : 'nothing to press';
  }
  function go() {
    const state = step();
    if (/^(thanked|informed|no way)/.test(state)) resolve(state);
    else if (performance.now() > limit) resolve('stands still: ' + state);
    else setTimeout(go, 30);
  }
  go();
})`;

/** Goes on, from page to page, until the thanks or an error message is shown; returns the end, or the last step. */
async function goThrough(page: Page, story: Story): Promise<string> {
  const limit = performance.now() + timeoutMs;
  const steps = walk(story);
  while (performance.now() < limit) {
    // A page that is being left rejects with an error.
    const end = await page.evaluate(steps).then(String, () => '');
    if (end !== '') return end;
  }
  return 'never arrives';
}

/** File of the site without scripts, where the storage of one story is cleared before the next one. */
const between = '/assets/site.css';

/** Returns the requests of a visitor who loses no chunk and gets the thanks. */
async function tryWithAll(journey: Journey, story: Story): Promise<ReadonlySet<string>> {
  return journey.visit(between, {}, async (page) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(fileOf(request.url())));
    await page.goto(journey.demo.url + story.path);
    assert.equal(await goThrough(page, story), 'thanked');
    return asked;
  });
}

/** Returns the end of the story for a visitor whose page loses a chunk, given by its name in `dist`. */
async function tryWithout(page: Page, url: string, story: Story, lost: string): Promise<string> {
  await page.goto(url + between);
  await page.evaluate('sessionStorage.clear(); localStorage.clear()');
  await page.goto(`${url}${story.path}&lose=${encodeURIComponent(lost.replace(folder, ''))}`);
  return goThrough(page, story);
}

/** Returns the end of the story without each chunk, a line each: one after the other in one page without a cache. */
async function endsWithout(journey: Journey, story: Story, chunks: readonly string[]): Promise<string[]> {
  // Firefox reports an error for a lost module.
  const expectsError = (message: string) => chunks.some((chunk) => message.includes(chunk));
  const missed = new Set<string>();
  const ends: string[] = [];
  await journey.visit(between, { expectsError }, async (page) => {
    page.on('response', (response) => {
      if (response.status() === 404) missed.add(fileOf(response.url()));
    });
    await page.setCacheEnabled(false);
    for (const chunk of chunks)
      ends.push(`${chunk}: ${await tryWithout(page, journey.demo.url, story, chunk)}`);
  });
  // What only a pause of the visitor requests may not be requested; requested ones are never from a cache.
  const needed = chunks.filter((chunk) => story.late.some((name) => chunk.includes(`/${name}-`)));
  assert.deepEqual(
    needed.filter((chunk) => !missed.has(chunk)),
    [],
  );
  return ends;
}

/** Distributes the chunks over pages that run side by side: a page waits more than it computes. */
function sharesOf<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  return Array.from({ length: count }, (_, share) => items.filter((_item, index) => index % count === share));
}

inEachBrowser('a visitor who misses any one late part of a form', (journey) => {
  before(() => hearNetwork(journey.browser));
  // Firefox fails to open a page while it closes another.
  const pages = journey.browserName === 'Firefox' ? 1 : 3;

  // A form of the server and one made of JSON are sent by the same parts: each is lost once in the same story.
  const covered = new Set<string>();

  for (const story of stories) {
    it(
      `a visitor who misses any one late part of a form sends ${story.path}, or reads why not and how else to write`,
      { timeout: 300_000 },
      async () => {
        const all = chunksToLose(await tryWithAll(journey, story));
        const files = [...all.values()].join();
        for (const name of story.late) assert.ok(files.includes(`/${name}-`), `${name} is not in ${files}`);
        const lost = [...all]
          .filter(([parts]) => !covered.has(`${story.thanks}: ${parts}`))
          .map(([, file]) => file);
        for (const parts of all.keys()) covered.add(`${story.thanks}: ${parts}`);
        const shares = sharesOf(lost, pages).filter((chunks) => chunks.length > 0);
        const ends = await Promise.all(shares.map((chunks) => endsWithout(journey, story, chunks)));
        assert.deepEqual(
          ends.flat().filter((end) => !/: (thanked|informed: )/.test(end)),
          [],
        );
      },
    );
  }
});

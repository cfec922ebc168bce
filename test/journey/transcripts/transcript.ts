import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import { until } from '../in-page.js';

type Node = Protocol.Accessibility.AXNode;

/**
 * Script for `evaluateOnNewDocument`, as text: records what live regions announce from the start of each page. The regions
 * of the announcer get a paragraph for each text; the others are said as a whole when their text changes.
 */
export const recordAnnouncements = `{
  globalThis.announced = [];
  const last = new WeakMap();
  const regionOf = ({ target }) =>
    (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest('[aria-live], [role="status"], [role="alert"]');
  const listen = (root, isAnnouncer) =>
    new MutationObserver((records) => {
      if (isAnnouncer) {
        for (const { target, addedNodes } of records)
          if (regionOf({ target })) for (const node of addedNodes) announced.push(node.textContent.trim());
        return;
      }
      for (const region of new Set(records.map(regionOf))) {
        const text = region?.textContent.trim() ?? '';
        if (region && last.get(region) !== text && text !== '' && region.checkVisibility()) announced.push(text);
        if (region) last.set(region, text);
      }
    }).observe(root, { childList: true, subtree: true, characterData: true });
  listen(document, false);
  const { ariaNotify } = Element.prototype;
  if (ariaNotify)
    Element.prototype.ariaNotify = function (text, options) {
      announced.push(text);
      return ariaNotify.call(this, text, options);
    };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    listen(root, this.hasAttribute('data-rs-announcer'));
    return root;
  };
}`;

/** States of a control that a screen reader says, with the words for their values. */
const states: readonly (readonly [string, (value: unknown) => string])[] = [
  ['checked', (value) => (value === 'true' ? 'checked' : 'not checked')],
  ['pressed', (value) => (value === 'true' ? 'pressed' : 'not pressed')],
  ['selected', (value) => (value === true ? 'selected' : '')],
  ['expanded', (value) => (value === true ? 'expanded' : 'collapsed')],
  ['required', (value) => (value === true ? 'required' : '')],
  ['invalid', (value) => (value === 'true' ? 'invalid' : '')],
  ['disabled', (value) => (value === true ? 'unavailable' : '')],
];

const wordsOf = ({ value }: { value?: unknown } = {}) => String(value ?? '').trim();

/** Returns the words of a node, in the order in which screen readers say them. */
export function sayNode({ role, name, value, description, properties = [] }: Node): string {
  const said = states.map(([state, words]) => {
    const found = properties.find((property) => property.name === state);
    return found ? words(found.value.value) : '';
  });
  const inWords = properties.find((property) => property.name === 'valuetext')?.value;
  const parts = [
    wordsOf(name),
    wordsOf(role),
    ...said,
    wordsOf(inWords) || wordsOf(value),
    wordsOf(description),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Text of a story as a screen reader says it: for each step the focused control and the announcements. */
export class Transcript {
  readonly #lines: string[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;
  #heard = 0;
  #opened = 0;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async start(page: Page): Promise<Transcript> {
    return new Transcript(page, await page.createCDPSession());
  }

  /**
   * Adds a step.
   *
   * @param act - Act of the visitor, which settles when its effects are visible.
   * @param announced - Announcement that the step ends with, as a part of its text.
   */
  async step(title: string, act: () => Promise<unknown>, announced = ''): Promise<void> {
    await act();
    const opened = (await this.#page.evaluate('performance.timeOrigin')) as number;
    // Another page has a new list.
    if (opened !== this.#opened) this.#heard = 0;
    this.#opened = opened;
    if (announced !== '') await this.#hears(announced);
    const all = (await this.#page.evaluate('announced')) as readonly string[];
    const said = all.slice(this.#heard);
    this.#heard = all.length;
    this.#lines.push(
      `# ${title}`,
      ...said.map((text) => `says: ${text}`),
      `focus: ${await this.#focus()}`,
      '',
    );
  }

  /** Adds the names, roles and states of everything inside the first element that has a role. */
  async read(title: string, role: string): Promise<void> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const top = nodes.find((node) => !node.ignored && node.role?.value === role);
    assert.ok(top, `nothing has the role ${role}`);
    const lines: string[] = [];
    const walk = (node: Node, depth: number, above = '') => {
      const isName = node.role?.value === 'StaticText' && wordsOf(node.name) === above;
      const isSaid = !node.ignored && !isName && !silent.includes(String(node.role?.value));
      if (isSaid) lines.push(`${'  '.repeat(depth)}${sayNode(node).replace(/, StaticText$/, '')}`);
      for (const id of node.childIds ?? []) {
        const child = byId.get(id);
        if (child) walk(child, depth + (isSaid ? 1 : 0), isSaid ? wordsOf(node.name) : above);
      }
    };
    walk(top, 0);
    this.#lines.push(`# ${title}`, ...lines, '');
  }

  /** Compares the text with that of the file, once it has no control without a name and nothing is announced twice; `TRANSCRIPTS=write` writes the file. */
  compare(name: string): void {
    assert.deepEqual(
      this.#lines.filter((line) => nameless.test(line)),
      [],
      'controls without a name',
    );
    const isTwice = (line: string, at: number) => line.startsWith('says: ') && line === this.#lines[at - 1];
    assert.deepEqual(this.#lines.filter(isTwice), [], 'announced twice');
    const file = join(import.meta.dirname, `${name}.transcript.txt`);
    const text = this.#lines.join('\n');
    if (process.env['TRANSCRIPTS'] === 'write') writeFileSync(file, text);
    assert.ok(existsSync(file), `no ${name}.transcript.txt: npm run transcripts -- --write writes it`);
    assert.equal(text, readFileSync(file, 'utf8'));
  }

  #hears(part: string): Promise<void> {
    const isHeard = (words: string, heard: number) =>
      (Reflect.get(globalThis, 'announced') as string[]).slice(heard).some((text) => text.includes(words));
    return until(this.#page, isHeard, part, this.#heard);
  }

  /** Returns the words of the focused control, once the accessibility tree has it. */
  async #focus(): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const { result } = await this.#session.send('Runtime.evaluate', { expression: focused });
      if (result.objectId === undefined) return 'the page';
      const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      });
      if (nodes[0] && !nodes[0].ignored) return sayNode(nodes[0]);
      await this.#page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
    }
    return assert.fail('the focused control is not in the accessibility tree');
  }
}

/** Expression for the focused control, in shadow roots too; null where the focus is on the page itself. */
const focused = `(() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === document.documentElement ? null : active;
})()`;

/** Roles that add no words of their own. */
const silent = ['generic', 'none', 'InlineTextBox', 'LineBreak', 'ListMarker', 'paragraph', 'LabelText'];

/** Line of a control or a group that begins with its role, because it has no name. */
const nameless =
  /^\s*(?:focus: )?(?:button|link|checkbox|radio|textbox|combobox|listbox|slider|spinbutton|tab|tabpanel|dialog|img|grid|option)\b/;

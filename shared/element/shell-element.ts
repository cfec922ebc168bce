import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { loadTexts } from '../i18n/load-texts.js';
import type { Catalogue, Languages } from '../i18n/texts.js';
import { hostStyles } from '../styles/host.styles.js';
import { endStaleAnimations } from '../dom/end-stale-animations.js';
import { documentOf } from '../dom/unclobbered.js';
import { defineAccessors, upgradeProperties } from './accessors.js';
import { adoptStyles } from './adopt-styles.js';
import { announce, joinAnnouncer, leaveAnnouncer, type Politeness } from './announcer.js';
import type { AttributeCodec, AttributeSchema } from './attributes.js';
import { createStates } from './custom-states.js';
import { suiteVersion } from './define-once.js';
import { fileError } from './file-error.js';
import { reportError } from './report.js';
import { type Command, serveShell } from './serve-shell.js';
import type { ShellCore, StartCore } from './shell-core.js';
import { nextTask, whenParsed } from './when-parsed.js';

export type { Command, ShellCore, StartCore };

interface Waiting<Core> {
  readonly run: (core: Core) => void;
  readonly refuse: ((error: Error) => void) | undefined;
}

/**
 * Base class of all elements, without React and without decisions: attributes, properties, states, an open shadow root
 * with a slot, and a queue for calls before the core has started. A move keeps the core. Removal stops it. Insertion
 * starts a new one.
 */
export abstract class ShellElement<Core extends ShellCore> extends HTMLElement {
  static readonly suiteVersion = suiteVersion;
  /** Property name to the codec of its attribute. */
  static readonly options: AttributeSchema = {};
  /** Names of the requests that the core serves: `open` means the event type `<tag>-open-request`. */
  static readonly requests: readonly string[] = [];
  /** Commands of buttons with `commandfor`, by their names: `show` means `command="--show"`. */
  static readonly commands: ReadonlyMap<string, Command<never>> = new Map();
  /** Start function, set by `defineElement`. A class does not import its core, so importing the class stays cheap. */
  declare static start: StartCore<never, ShellCore> | undefined;
  /** Imports of the texts in languages besides Spanish, set by `defineElement`. */
  declare static languages: Languages | undefined;

  static get observedAttributes(): string[] {
    defineAccessors(this);
    return Object.values(this.options).map((codec) => codec.attribute);
  }

  /** Texts of the language other than Spanish that were loaded last. */
  declare catalogue: Catalogue | undefined;
  readonly #states = createStates(this);
  readonly #values = new Map<string, unknown>();
  #core: Core | undefined;
  #isStarting = false;
  #waiting: Waiting<Core>[] = [];
  #isBuilt = false;
  #chrome: readonly CSSResult[] = [];
  #stopServing: readonly (() => void)[] = [];
  /** Style sheets that the shell has from the start. */
  protected readonly styles: readonly CSSResult[] = [];

  /** Starts the core that the class was defined with. */
  protected startCore(): Core | Promise<Core> {
    return (this.constructor as unknown as { start: StartCore<never, Core> }).start(this as never);
  }

  /** Builds the shell's own chrome beside the slot. */
  protected buildShadow(root: ShadowRoot): void {
    root.append(documentOf(root).createElement('slot'));
  }

  /** True while the core runs. */
  get hasCore(): boolean {
    return this.#core !== undefined;
  }

  /** Runs the task with the core: now, or when the core has started. `refuse` is called if the core fails to start. */
  withCore(task: (core: Core) => void, refuse?: (error: Error) => void): void {
    if (this.#core) task(this.#core);
    else this.#waiting.push({ run: task, refuse });
  }

  /** Restarts the core of a shell whose subject has changed. */
  restartCore(): void {
    this.#stop();
    this.connectedCallback();
  }

  /** Loads the texts, which the core needs before it starts. Overridden by elements whose core writes no text. */
  protected prepareStart(): Promise<void> | undefined {
    return this.loadTexts();
  }

  /** Loads the texts of the element's language; undefined if there is nothing to load. */
  loadTexts(): Promise<void> | undefined {
    return loadTexts(this, (this.constructor as typeof ShellElement).languages);
  }

  /** Adopts the style sheets of chrome that is loaded later. They stay when the element changes its document. */
  adoptChrome(styles: readonly CSSResult[]): void {
    this.#chrome = styles;
    this.#adoptAll();
  }

  /** Announces a text through the live regions of the document (WCAG 4.1.3). */
  announce(text: string, politeness: Politeness = 'polite'): void {
    announce({ speaker: this, text, politeness });
  }

  /** Sets or removes a custom state, which page styles match with `:state(name)`. */
  setState(name: string, isOn: boolean): void {
    this.#states.set(name, isOn);
  }

  /** Reports an error, with the name of the part that failed to start if one is given. Never throws. */
  report(error: unknown, part?: string): void {
    reportError(part ? fileError(this, part, error) : error);
  }

  connectedCallback(): void {
    upgradeProperties(this, this.#options);
    this.buildOnce();
    joinAnnouncer(this);
    this.#stopServing = serveShell<Core>(this, this.constructor as typeof ShellElement);
    if (this.#core || this.#isStarting) return;
    this.#isStarting = true;
    whenParsed(this, () => void this.#start());
  }

  disconnectedCallback(): void {
    // A move disconnects and connects in the same task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  /** No-op. Its presence keeps `moveBefore` from disconnecting the element. */
  connectedMoveCallback(): void {}

  adoptedCallback(): void {
    this.#adoptAll();
  }

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    for (const [name, codec] of Object.entries(this.#options)) {
      if (codec.attribute !== attribute) continue;
      const isEcho = codec.format(this.readOption(name)) === text && this.#values.has(name);
      if (!isEcho) this.#keepOption(name, this.#parse(codec, text));
    }
  }

  /** Returns the value of an option: the one that was set, or its default. Used by the generated accessors. */
  readOption(name: string): unknown {
    return this.#values.get(name) ?? this.#options[name]?.fallback;
  }

  /** Sets an option. Frameworks write attributes as properties, so a text is parsed; null and undefined set the default. */
  writeOption(name: string, written: unknown): void {
    const codec = this.#options[name] as AttributeCodec<unknown>;
    const value = this.#parse(codec, written);
    this.#keepOption(name, value);
    if (!codec.reflects) return;
    const text = codec.format(value);
    if (text === null) this.removeAttribute(codec.attribute);
    else if (this.getAttribute(codec.attribute) !== text) this.setAttribute(codec.attribute, text);
  }

  get #options(): AttributeSchema {
    return (this.constructor as typeof ShellElement).options;
  }

  #adoptAll(): void {
    if (this.shadowRoot) adoptStyles(this.shadowRoot, [hostStyles, ...this.styles, ...this.#chrome]);
  }

  #keepOption(name: string, value: unknown): void {
    if (Object.is(this.readOption(name), value)) return;
    this.#values.set(name, value);
    if (name === 'locale' && this.#core) void this.loadTexts();
    if (this.#core) this.#guarded(() => this.#core?.optionChanged?.(name));
    // A core that failed to start may start with the new value.
    else if (this.#isBuilt && this.isConnected && !this.#isStarting) this.restartCore();
  }

  #parse(codec: AttributeCodec<unknown>, written: unknown): unknown {
    try {
      return typeof written === 'string' ? codec.parse(written, this) : (written ?? codec.fallback);
    } catch (error) {
      this.report(error);
      return codec.fallback;
    }
  }

  /** Builds the shadow root, once: a shell with large content may do so later than it is connected. */
  protected buildOnce(): void {
    if (this.#isBuilt) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#adoptAll();
    this.buildShadow(root);
    this.#isBuilt = true;
  }

  async #start(): Promise<void> {
    try {
      await nextTask();
      if (this.isConnected) await this.prepareStart();
      if (!this.isConnected) return;
      const starting = this.startCore();
      const core = starting instanceof Promise ? await starting : starting;
      if (!this.isConnected) return core.stop();
      this.#core = core;
      for (const { run } of this.#waiting.splice(0)) this.#guarded(() => this.withCore(run));
      requestAnimationFrame(() => endStaleAnimations(this));
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isStarting = false;
    }
  }

  #fail(error: unknown): void {
    const reason = fileError(this, 'core', error);
    reportError(reason);
    for (const { refuse } of this.#waiting.splice(0)) this.#guarded(() => refuse?.(reason));
  }

  #stop(): void {
    const core = this.#core;
    this.#core = undefined;
    leaveAnnouncer(this);
    for (const stop of this.#stopServing) stop();
    this.#guarded(() => core?.stop());
  }

  /** Runs a task of the core. Errors are reported and stop nothing else. */
  #guarded(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.report(error);
    }
  }
}

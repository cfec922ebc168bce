import { yieldToMain } from '../../../shared/dom/yield-to-main.js';
import { lazyModule, type LazyModule } from '../../../shared/element/lazy-module.js';
import type { FeatureEntry, LoadFeature, StartFeature } from './feature-entry.js';
import type { Contributions, FormFeature, FormSession } from './rs-form.session.js';

/** Null object for a feature that failed to start. */
const noFeature: FormFeature = { stop() {} };

/** Features whose chunks have loaded, for an earlier form or for this one before a restart: they start at once. */
const loaded = new WeakMap<LoadFeature, StartFeature>();

/** The features of one form. Every hook of `FormFeature` is called for each that has started. */
export class FormFeatures implements Contributions {
  readonly #started = new Map<StartFeature | LoadFeature, FormFeature>();
  readonly #late = new Map<LoadFeature, LazyModule<FormFeature>>();
  readonly #entries: readonly FeatureEntry[];
  readonly #session: () => FormSession;
  #isStopped = false;
  isTouched = false;

  constructor(entries: readonly FeatureEntry[], session: () => FormSession) {
    this.#entries = entries;
    this.#session = session;
  }

  /**
   * Starts the features that this form needs: those for sending at once, the others in tasks of their own. To be called
   * again when the page is shown again, because other fields may be visible then.
   *
   * @param isAtOnce True to start all in this task.
   */
  start(isAtOnce = false): void {
    const entries = this.#entries.filter(({ when = 'now' }) => when === 'now');
    const first = entries.filter(({ isForSending = false }) => isForSending || isAtOnce);
    for (const entry of first) void this.#run(entry);
    void this.#runInSlices(entries.filter((entry) => !first.includes(entry)));
  }

  /** The visitor, or a script, has touched the form: starts the features that are needed from then on. */
  touched(): void {
    if (this.isTouched) return;
    this.isTouched = true;
    this.notify((feature) => feature.touched?.());
    void this.#runInSlices(this.#entries.filter(({ when }) => when === 'touched'));
  }

  async request(name: string): Promise<void> {
    await Promise.all(this.#entries.filter((entry) => entry.name === name).map((entry) => this.#run(entry)));
  }

  find<Part>(read: (feature: FormFeature) => Part | undefined): Part | undefined {
    for (const feature of this.#started.values()) {
      const part = read(feature);
      if (part !== undefined) return part;
    }
    return undefined;
  }

  notify(task: (feature: FormFeature) => void): void {
    for (const feature of this.#started.values()) this.#try(() => task(feature));
  }

  stop(): void {
    this.#isStopped = true;
    for (const module of this.#late.values()) module.stop();
    this.notify((feature) => feature.stop());
    this.#started.clear();
  }

  async #runInSlices(entries: readonly FeatureEntry[]): Promise<void> {
    for (const entry of entries) {
      await yieldToMain();
      if (this.#isStopped) return;
      void this.#run(entry);
    }
  }

  /** Starts a feature, if the form needs it and it has not started: now, or when its chunk has loaded. */
  #run(entry: FeatureEntry): Promise<unknown> | undefined {
    if (!(entry.isNeeded?.(this.#session()) ?? true)) return undefined;
    const { load } = entry;
    const start = load ? loaded.get(load) : entry.start;
    if (load && !start) return this.#lateModule(entry, load).load();
    if (start && !this.#started.has(load ?? start)) this.#start(entry, load ?? start, start);
    return undefined;
  }

  #lateModule(entry: FeatureEntry, load: LoadFeature): LazyModule<FormFeature> {
    const known = this.#late.get(load);
    if (known) return known;
    const module = lazyModule(load, {
      start: ({ startFeature }) => {
        loaded.set(load, startFeature);
        return this.#started.get(load) ?? this.#start(entry, load, startFeature);
      },
      lost: (error) => this.#report(entry, error),
    });
    this.#late.set(load, module);
    return module;
  }

  /** A feature that throws would throw again: the form goes on without it. */
  #start(entry: FeatureEntry, key: StartFeature | LoadFeature, startFeature: StartFeature): FormFeature {
    let feature = noFeature;
    try {
      feature = startFeature(this.#session());
    } catch (error) {
      this.#report(entry, error);
    }
    this.#started.set(key, feature);
    if (this.isTouched) this.#try(() => feature.touched?.());
    return feature;
  }

  #report({ name = 'feature' }: FeatureEntry, error: unknown): void {
    this.#session().shell.report(error, name);
  }

  #try(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.#session().shell.report(error);
    }
  }
}

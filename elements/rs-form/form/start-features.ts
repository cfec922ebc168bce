import { whenIdle } from '../../../shared/dom/when-idle.js';
import { lazyModule, type LazyModule } from '../../../shared/element/lazy-module.js';
import type { Contributions, FeatureEntry, FormFeature, FormSession } from './rs-form.session.js';

/** Stands for a feature that the form works without. */
const noFeature: FormFeature = { stop() {} };

/** The features of one form. Every hook of `FormFeature` is called for each of them that is there. */
export class FormFeatures implements Contributions {
  readonly #modules = new Map<FeatureEntry['load'], LazyModule<FormFeature>>();
  readonly #stops: (() => void)[] = [];
  readonly #entries: readonly FeatureEntry[];
  readonly #session: () => FormSession;
  isTouched = false;

  constructor(entries: readonly FeatureEntry[], session: () => FormSession) {
    this.#entries = entries;
    this.#session = session;
  }

  /**
   * Loads the features that this form needs. A feature that does not load leaves the rest as it is. To be called again
   * when the page is shown again: what was out of sight may be on show.
   */
  start(): void {
    this.#loadAll('now');
    this.#loadWhenIdle('idle');
  }

  /** The visitor, or a script, has touched the form: loads the features that are needed from then on. */
  touched(): void {
    if (this.isTouched) return;
    this.isTouched = true;
    this.#loadAll('on-interaction');
    this.#loadWhenIdle('idle-after-interaction');
  }

  async ready(): Promise<boolean> {
    const features = await this.#loadThose(({ isForSending }) => isForSending);
    return features.every(Boolean);
  }

  async request(name: string): Promise<void> {
    await this.#loadThose((entry) => entry.name === name);
  }

  notify(task: (feature: FormFeature) => void): void {
    for (const { part } of this.#modules.values()) if (part) this.#try(() => task(part));
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    for (const module of this.#modules.values()) module.stop();
  }

  #loadWhenIdle(when: FeatureEntry['when']): void {
    this.#stops.push(whenIdle(() => this.#loadAll(when)));
  }

  #loadAll(when: FeatureEntry['when']): void {
    void this.#loadThose((entry) => entry.when === when);
  }

  /** Loads the needed ones among those that `isMeant` chooses. */
  #loadThose(isMeant: (entry: FeatureEntry) => boolean | undefined) {
    const session = this.#session();
    const needed = this.#entries.filter((entry) => isMeant(entry) && (entry.isNeeded?.(session) ?? true));
    return Promise.all(needed.map((entry) => this.#moduleOf(entry, session).load()));
  }

  /** Entries with the same import share one feature. */
  #moduleOf(entry: FeatureEntry, session: FormSession): LazyModule<FormFeature> {
    const known = this.#modules.get(entry.load);
    if (known) return known;
    const fail = (error: unknown) => {
      session.shell.report(error, entry.name ?? 'feature');
      return entry.failed?.(session) ? noFeature : undefined;
    };
    const load = async () => {
      const module = await entry.load(session);
      // Their load began with the form's start.
      if (!entry.needsNoTexts) await session.shell.loadTexts();
      return module;
    };
    const module = lazyModule(load, {
      start({ startFeature }) {
        try {
          return startFeature(session);
        } catch (error) {
          // It would throw again: the form goes on without it.
          return fail(error) ?? noFeature;
        }
      },
      stop: (feature) => this.#try(() => feature.stop()),
      lost: fail,
    });
    this.#modules.set(entry.load, module);
    return module;
  }

  #try(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.#session().shell.report(error);
    }
  }
}

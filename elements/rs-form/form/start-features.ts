import { whenIdle } from '../../../shared/dom/when-idle.js';
import type { Contributions, FeatureEntry, FormFeature, FormSession } from './rs-form.session.js';

/** The features of one form: what happens is told to all of them that are there. */
export class FormFeatures implements Contributions {
  readonly #running = new Set<FormFeature>();
  readonly #starts = new Map<FeatureEntry['load'], Promise<boolean>>();
  readonly #stops: (() => void)[] = [];
  readonly #entries: readonly FeatureEntry[];
  readonly #session: () => FormSession;
  isTouched = false;
  #isStopped = false;

  constructor(entries: readonly FeatureEntry[], session: () => FormSession) {
    this.#entries = entries;
    this.#session = session;
  }

  /**
   * Loads what this form has use for; a feature that does not come leaves the rest as it is. To be called again when
   * the page is shown again: what was out of sight may be on show.
   */
  start(): void {
    this.#loadAll('now');
    this.#loadWhenIdle('idle');
  }

  /** The visitor has touched the form, or a script in the visitor's place: what is only needed then may come. */
  touched(): void {
    if (this.isTouched) return;
    this.isTouched = true;
    this.#loadAll('touch');
    this.#loadWhenIdle('touched');
  }

  async ready(): Promise<boolean> {
    const needed = this.#entries.filter((entry) => entry.isForSending && this.#isNeeded(entry));
    const areReady = await Promise.all(needed.map((entry) => this.#load(entry)));
    return areReady.every(Boolean);
  }

  stop(): void {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
    this.tell((feature) => feature.stop());
  }

  #loadWhenIdle(when: FeatureEntry['when']): void {
    this.#stops.push(whenIdle(() => this.#loadAll(when)));
  }

  #loadAll(when: FeatureEntry['when']): void {
    for (const entry of this.#entries)
      if (entry.when === when && this.#isNeeded(entry)) void this.#load(entry);
  }

  #isNeeded({ isNeeded }: FeatureEntry): boolean {
    return isNeeded?.(this.#session()) ?? true;
  }

  /** Memoised. Retries after a failed import. Settles with true if the form can work, also without the feature. */
  #load(entry: FeatureEntry): Promise<boolean> {
    const known = this.#starts.get(entry.load);
    if (known) return known;
    const start = this.#start(entry);
    this.#starts.set(entry.load, start);
    return start;
  }

  async #start(entry: FeatureEntry): Promise<boolean> {
    const session = this.#session();
    let canDo = false;
    try {
      const { startFeature } = await entry.load();
      canDo = true;
      if (!this.#isStopped) this.#running.add(startFeature(session));
    } catch (error) {
      session.shell.report(error, 'feature');
      // A form that has found another way stays with it.
      entry.failed?.(session);
      if (entry.failed) canDo = true;
      else if (!canDo) this.#starts.delete(entry.load);
    }
    return canDo;
  }

  /** Runs the task for every feature. An error of one is reported and stops no other. */
  tell(task: (feature: FormFeature) => void): void {
    for (const feature of this.#running) {
      try {
        task(feature);
      } catch (error) {
        this.#session().shell.report(error);
      }
    }
  }
}

import { whenIdle } from '../../../shared/dom/when-idle.js';
import type { Contributions, FeatureEntry, FormFeature, FormSession } from './rs-form.session.js';

/** The features of one form: what happens is told to all of them that are there. */
export class FormFeatures implements Contributions {
  readonly #running = new Set<FormFeature>();
  readonly #starts = new Map<FeatureEntry, Promise<boolean>>();
  readonly #stops: (() => void)[] = [];
  #session: FormSession | undefined;
  #needed: readonly FeatureEntry[] = [];
  #isTouched = false;
  #isStopped = false;

  /** Loads what this form has use for; a feature that does not come leaves the rest as it is. */
  start(session: FormSession, entries: readonly FeatureEntry[]): void {
    this.#session = session;
    this.#needed = entries.filter(({ isNeeded }) => isNeeded(session));
    for (const entry of this.#needed) {
      if (entry.when === 'now') this.#load(entry);
      if (entry.when === 'idle') this.#stops.push(whenIdle(() => this.#load(entry)));
    }
  }

  /** The visitor has touched the form: what is only needed then may come. */
  touched(): void {
    if (this.#isTouched) return;
    this.#isTouched = true;
    for (const entry of this.#needed) if (entry.when === 'touch') this.#load(entry);
    const late = this.#needed.filter(({ when }) => when === 'touched');
    if (late.length > 0) this.#stops.push(whenIdle(() => late.forEach((entry) => this.#load(entry))));
  }

  fieldChanged(name: string, control: Element): void {
    this.#tell((feature) => feature.fieldChanged?.(name, control));
  }

  formReset(): void {
    this.#tell((feature) => feature.formReset?.());
  }

  pageTurned(page: number): void {
    this.#tell((feature) => feature.pageTurned?.(page));
  }

  pageReturned(isRestored: boolean): void {
    this.#tell((feature) => feature.pageReturned?.(isRestored));
  }

  async ready(): Promise<boolean> {
    const needed = this.#needed.filter(({ isForSending }) => isForSending);
    const areReady = await Promise.all(needed.map((entry) => this.#load(entry)));
    return areReady.every(Boolean);
  }

  findErrors(isChecked: (name: string) => boolean): ReturnType<Contributions['findErrors']> {
    return [...this.#running].flatMap((feature) => feature.findErrors?.(isChecked) ?? []);
  }

  addToCheck(post: URLSearchParams): void {
    this.#tell((feature) => feature.addToCheck?.(post));
  }

  beforeSend(): void {
    this.#tell((feature) => feature.beforeSend?.());
  }

  stop(): void {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
    this.#tell((feature) => feature.stop());
  }

  /** Once; one that did not come is asked for again when it is needed again. Answers whether the form can do. */
  #load(entry: FeatureEntry): Promise<boolean> {
    const known = this.#starts.get(entry);
    if (known) return known;
    const start = this.#start(entry);
    this.#starts.set(entry, start);
    return start;
  }

  async #start(entry: FeatureEntry): Promise<boolean> {
    const session = this.#session;
    if (!session) return false;
    let isLost = true;
    try {
      const { startFeature } = await entry.load();
      isLost = false;
      if (!this.#isStopped) this.#running.add(startFeature(session));
    } catch (error) {
      session.shell.report(error);
      // A form that has found another way stays with it.
      entry.failed?.(session);
      isLost &&= !entry.failed;
      if (isLost) this.#starts.delete(entry);
    }
    return !isLost;
  }

  /** What one throws is reported and stops no other. */
  #tell(task: (feature: FormFeature) => void): void {
    for (const feature of this.#running) {
      try {
        task(feature);
      } catch (error) {
        this.#session?.shell.report(error);
      }
    }
  }
}

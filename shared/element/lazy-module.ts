/** Steps in the life of a module that is loaded on need. */
export interface LazySteps<Module, Part> {
  /**
   * Makes the part of the loaded module. Not called after `stop`. Without a part the module counts as not loaded.
   */
  readonly start: (module: Module) => Part | undefined;
  /** Ends the part, once. */
  readonly stop?: (part: Part) => void;
  /**
   * Called once for each failure that a caller of `load` waits for. A part that it returns is kept in place of the lost
   * one.
   *
   * @default the failure is silent
   */
  readonly lost?: (error: unknown) => Part | undefined | void;
}

/** A module that is loaded on need, and what was made of it. */
export interface LazyModule<Part> {
  /** The part; undefined while there is none. */
  readonly part: Part | undefined;
  /**
   * Loads the module once. Calls during a load share it; a call after a failure loads again. Never rejects.
   *
   * @returns The part; undefined if the module did not load, and after `stop`.
   */
  load(): Promise<Part | undefined>;
  /** Loads the module before it is needed. A failure is silent: the next `load` tries again. */
  prefetch(): void;
  /** Ends the part. Nothing is loaded, started or reported afterwards. */
  readonly stop: () => void;
}

/**
 * Creates the loader of a module.
 *
 * @param load - Imports the module.
 * @param steps - Callbacks for a loaded and for a lost module.
 * @example
 * const map = lazyModule(() => import('./map/map.js'), {
 *   start: ({ createMap }) => createMap(host),
 *   stop: (map) => map.stop(),
 *   lost: (error) => host.report(error, 'map'),
 * });
 * void map.load();
 */
export function lazyModule<Module, Part>(
  load: () => Promise<Module>,
  { start, stop, lost }: LazySteps<Module, Part>,
): LazyModule<Part> {
  let part: Part | undefined;
  let loading: Promise<Part | undefined> | undefined;
  let isAwaited = false;
  let isStopped = false;

  async function run(): Promise<Part | undefined> {
    if (isStopped) return undefined;
    try {
      const module = await load();
      if (!isStopped) part = start(module);
    } catch (error) {
      if (isAwaited && !isStopped) part = lost?.(error) ?? undefined;
    }
    if (part === undefined) loading = undefined;
    isAwaited = false;
    return part;
  }

  const prefetch = () => (loading ??= run());

  return {
    get part() {
      return part;
    },
    load() {
      isAwaited = true;
      return prefetch();
    },
    prefetch,
    stop() {
      isStopped = true;
      if (part !== undefined) stop?.(part);
      part = loading = undefined;
    },
  };
}

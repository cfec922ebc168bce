/** Steps in the life of a module that is loaded on need. */
export interface LazySteps<Module, Loaded> {
  /**
   * Creates an object from the loaded module. Not called after `stop`. If it returns undefined, the module counts as not
   * loaded.
   */
  readonly start: (module: Module) => Loaded | undefined;
  /** Stops the object, once. */
  readonly stop?: (loaded: Loaded) => void;
  /**
   * Called once for each failure that a caller of `load` waits for. An object that it returns is kept as a fallback.
   *
   * @default the failure is silent
   */
  readonly lost?: (error: unknown) => Loaded | undefined | void;
}

/** Module that is loaded on need, and the object created from it. */
export interface LazyModule<Loaded> {
  /** Object that `start` or `lost` has returned; undefined before, and after `stop`. */
  readonly loaded: Loaded | undefined;
  /**
   * Loads the module once. Calls during a load share it; a call after a failure loads again. Never rejects.
   *
   * @returns The object; undefined if the module did not load, and after `stop`.
   */
  load(): Promise<Loaded | undefined>;
  /** Loads the module before it is needed. A failure is silent: the next `load` tries again. */
  prefetch(): void;
  /** Stops the object. Nothing is loaded, started or reported afterwards. */
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
export function lazyModule<Module, Loaded>(
  load: () => Promise<Module>,
  { start, stop, lost }: LazySteps<Module, Loaded>,
): LazyModule<Loaded> {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded | undefined> | undefined;
  let isAwaited = false;
  let isStopped = false;

  async function run(): Promise<Loaded | undefined> {
    if (isStopped) return undefined;
    try {
      const module = await load();
      if (!isStopped) loaded = start(module);
    } catch (error) {
      if (isAwaited && !isStopped) loaded = lost?.(error) ?? undefined;
    }
    if (loaded === undefined) loading = undefined;
    isAwaited = false;
    return loaded;
  }

  const prefetch = () => (loading ??= run());

  return {
    get loaded() {
      return loaded;
    },
    load() {
      isAwaited = true;
      return prefetch();
    },
    prefetch,
    stop() {
      isStopped = true;
      if (loaded !== undefined) stop?.(loaded);
      loaded = loading = undefined;
    },
  };
}

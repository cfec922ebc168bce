/** Interface of a core that its shell uses. */
export interface ShellCore {
  /** Called after an attribute or an option property has changed. */
  optionChanged?(name: string): void;
  /** Serves a request of the page by its name in `requests`. Returns false if it cannot. */
  serve?(request: string, event: Event): boolean;
  /** Reverts all changes of the core. Called once, after the shell has been removed from the document. */
  stop(): void;
}

/** Starts the core of a shell. Without a promise, queued calls run before any other code can observe the changes of the core. */
export type StartCore<Shell, Core> = (shell: Shell) => Core | Promise<Core>;

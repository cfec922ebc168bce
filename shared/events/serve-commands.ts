import { pageSingleton } from '../dom/page-singleton.js';
import { documentOf, type SafeDocument, unclobbered } from '../dom/unclobbered.js';

/** Runs a command of a button. Returns false for a command that the element does not have. */
export type CommandHandler = (name: string, button: HTMLElement) => boolean;

type Handlers = Map<Element, CommandHandler>;

/**
 * Serves the custom commands of buttons for an element: `<button commandfor="ID" command="--NAME">` (HTML, invoker
 * commands). A press is enough, so that they work in browsers that do not support commands.
 *
 * @param serve - Is called with the name, without its dashes.
 * @returns A function that stops.
 */
export function serveCommands(host: Element, serve: CommandHandler): () => void {
  const document = documentOf(host);
  const handlers = pageSingleton(document, 'rs-suite.commands', () => listen(document));
  handlers.set(host, serve);
  return () => {
    if (handlers.get(host) === serve) handlers.delete(host);
  };
}

/** Adds the one listener, which all elements and bundles of a document share. */
function listen(document: SafeDocument): Handlers {
  const handlers: Handlers = new Map();
  document.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const button =
      target instanceof Element ? unclobbered(target).closest<HTMLElement>('button[commandfor]') : null;
    if (!button || event.defaultPrevented || unclobbered(button).ariaDisabled === 'true') return;
    // A button in a form would submit it in a browser that does not support commands.
    if (runCommand(button, handlers)) event.preventDefault();
  });
  return handlers;
}

function runCommand(button: HTMLElement, handlers: Handlers): boolean {
  const own = unclobbered(button);
  const [, name] = /^--(.+)$/.exec(own.getAttribute('command') ?? '') ?? [];
  const root = unclobbered(own.getRootNode() as Document);
  const host = root.getElementById(own.getAttribute('commandfor') ?? '');
  return name !== undefined && host !== null && (handlers.get(host)?.(name, button) ?? false);
}

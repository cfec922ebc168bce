import { lendFocus } from '../../../shared/dom/lend-focus.js';
import { createPartButton, type PartButton } from '../../../shared/dom/part-button.js';
import { scrollToView } from '../../../shared/dom/scroll-to-view.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Line under the form with the result of an attempt, and the author's alternative beside it. */
export interface Notice {
  readonly line: HTMLElement | null;
  showText(text: string): void;
  /** Says that something is awaited, with a way out; not before it lasts, so that a quick answer shows nothing. */
  showWaiting(text: string, cancel: PartButton, onShown: () => void): void;
  showFailure(text: string, actions: readonly PartButton[]): void;
  /** Shows a box that someone else made, such as the progress bar. */
  showBox(box: HTMLElement): void;
  /** Shows a box that asks the visitor for something, with the author's alternative, and moves the focus there. */
  ask(box: HTMLElement): void;
  hide(): void;
}

/** Delay of a message about something that is awaited, in milliseconds. */
const waitingMs = 600;

export function createNotice(root: ShadowRoot): Notice {
  const line = root.querySelector<HTMLElement>('.notice');
  const alternative = root.querySelector<HTMLSlotElement>('slot[name="bot-check-alternative"]');

  let waiting: ReturnType<typeof setTimeout> | undefined;

  function show(nodes: readonly Node[], isFailure: boolean, hasAlternative = isFailure): void {
    clearTimeout(waiting);
    line?.replaceChildren(...nodes);
    line?.classList.toggle('failure', isFailure);
    if (line) line.hidden = nodes.length === 0;
    if (alternative) alternative.hidden = !hasAlternative;
  }

  return {
    line,
    showText: (text) => show([paragraph(root, text)], false),
    showWaiting(text, cancel, onShown) {
      clearTimeout(waiting);
      const nodes = () => [paragraph(root, text), createPartButton(documentOf(root), cancel)];
      waiting = setTimeout(() => {
        show(nodes(), false);
        onShown();
      }, waitingMs);
    },
    showFailure: (text, actions) =>
      show(
        [paragraph(root, text), ...actions.map((action) => createPartButton(documentOf(root), action))],
        true,
      ),
    showBox: (box) => show([box], false),
    ask(box) {
      show([box], false, true);
      lendFocus(box);
      scrollToView(box);
    },
    hide: () => show([], false),
  };
}

/** Shows a failure, with a button. Settles when the button is pressed and the message is removed. */
export async function showRetry(
  notice: Notice,
  shell: { announce(text: string): void },
  text: string,
  label: string,
): Promise<void> {
  shell.announce(text);
  await new Promise<void>((run) => notice.showFailure(text, [{ part: 'retry', label, run }]));
  notice.hide();
}

function paragraph(root: ShadowRoot, text: string): HTMLElement {
  const element = documentOf(root).createElement('p');
  writeOwnText(element, text);
  return element;
}

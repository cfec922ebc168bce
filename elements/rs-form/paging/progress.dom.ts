import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { writeText, type UndoLog } from '../../../shared/dom/undo-log.js';

/** Where a form says which page is on show. */
export interface ProgressLine {
  /** An empty text takes the line away. */
  show(text: string): void;
  stop(): void;
}

interface ProgressPlaces {
  readonly element: HTMLFormElement;
  readonly formId: number;
  readonly root: ShadowRoot;
  readonly undoLog: UndoLog;
}

/** In the server's own place where it is there and empty, else above the form. What the server wrote there stays. */
export function createProgressLine({ element: form, formId, root, undoLog }: ProgressPlaces): ProgressLine {
  const own = findInForm(form, `[id="rsform_progress_${formId}"]`)[0];
  if (own) {
    const isFree = own.childElementCount === 0 && own.textContent.trim() === '';
    return { show: (text) => (isFree ? writeText(undoLog, own, text) : undefined), stop: () => undefined };
  }

  const line = root.ownerDocument.createElement('p');
  line.part.add('progress');
  return {
    show(text) {
      line.textContent = text;
      if (text === '') line.remove();
      else if (!line.parentNode) root.insertBefore(line, root.querySelector('.view'));
    },
    stop: () => line.remove(),
  };
}

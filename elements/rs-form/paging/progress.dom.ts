import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { restoreText, writeText } from '../../../shared/dom/write-text.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { FormSession } from '../form/rs-form.session.js';
import { wrapOwnText } from '../markup/field-parts.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Line that says which page is on show. */
export interface ProgressLine {
  /** An empty text leaves the server's text. Before the first turn of a page nothing moves because of the line. */
  show(text: string, isTurned: boolean): void;
  stop(): void;
}

/** Creates the line: in the server's own place where the form has one, else above the form. */
export function createProgressLine({ shell, form, undoLog }: FormSession): ProgressLine {
  const own = form.find<HTMLElement>(`[id="rsform_progress_${form.formId}"]`)[0];
  return own ? serverLine(own, undoLog) : shadowLine(shell.shadowRoot as ShadowRoot);
}

/**
 * Before a turn the server's place is written only if nothing moves: text in an empty place without a height would push
 * the form down while it is read, and content of the server may have margins.
 */
function serverLine(place: HTMLElement, undoLog: UndoLog): ProgressLine {
  const isBuilt = place.childElementCount > 0;
  const heightOf = () => place.getBoundingClientRect().height;
  return {
    show(text, isTurned) {
      if (text === '') return restoreText(undoLog, place);
      if (isBuilt && !isTurned) return;
      const before = heightOf();
      writeText(undoLog, place, wrapOwnText(documentOf(place), text));
      if (!isTurned && Math.abs(heightOf() - before) > 0.5) restoreText(undoLog, place);
    },
    stop: () => undefined,
  };
}

/** Without a place of the server's there is no room before the first turn: till then the line is for screen readers. */
const outOfSight = [
  ['position', 'absolute'],
  ['inline-size', '1px'],
  ['block-size', '1px'],
  ['overflow', 'hidden'],
  ['clip-path', 'inset(50%)'],
] as const;

function shadowLine(root: ShadowRoot): ProgressLine {
  const line = documentOf(root).createElement('p');
  line.part.add('progress');
  for (const [property, value] of outOfSight) line.style.setProperty(property, value);
  return {
    show(text, isTurned) {
      writeOwnText(line, text);
      if (isTurned) for (const [property] of outOfSight) line.style.removeProperty(property);
      if (text === '') line.remove();
      else if (!line.parentNode) root.insertBefore(line, root.querySelector('.view'));
    },
    stop: () => line.remove(),
  };
}

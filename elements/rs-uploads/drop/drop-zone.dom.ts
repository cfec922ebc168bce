import { listen } from '../../../shared/dom/listen.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';

export interface DropParts {
  readonly document: Document;
  /** Whether an event happens on the field. */
  isInside(event: Event): boolean;
  /** Whether the field takes files now. */
  canTake(): boolean;
  /** Files are over the field, or no longer. */
  dragging(isOver: boolean): void;
  /** Files were dropped or pasted. */
  take(files: readonly File[], hasFolder: boolean): void;
}

/**
 * Takes files that are dropped on a field, and pictures that are pasted while the focus is in it. A drop that misses it
 * does not replace the page, and with it what the visitor has typed. Returns the way to stop.
 */
export function watchDrops({ document, isInside, canTake, dragging, take }: DropParts): () => void {
  function over(event: DragEvent): void {
    if (!hasFiles(event)) return;
    const isOver = isInside(event) && canTake();
    dragging(isOver);
    if (!isOver && (event.defaultPrevented || isFileInput(event))) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isOver ? 'copy' : 'none';
  }

  function drop(event: DragEvent): void {
    dragging(false);
    if (!hasFiles(event) || !event.dataTransfer) return;
    const isOver = isInside(event) && canTake();
    if (!isOver && (event.defaultPrevented || isFileInput(event))) return;
    event.preventDefault();
    if (isOver) takeItems(event.dataTransfer.items, take);
  }

  function leave({ relatedTarget }: DragEvent): void {
    if (relatedTarget === null) dragging(false);
  }

  function paste(event: ClipboardEvent): void {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || !isInside(event) || !canTake()) return;
    event.preventDefault();
    take(files, false);
  }

  const stops = [
    listen(document, ['dragenter', 'dragover'], over),
    listen(document, ['dragleave'], leave),
    listen(document, ['drop'], drop),
    listen(document, ['paste'], paste),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Says that files can be dropped; the sheet shows it where there is a mouse. Returns the way to take it away. */
export function placeDropText(box: HTMLElement, text: string): () => void {
  const line = box.ownerDocument.createElement('p');
  line.part.add('drop-text');
  writeOwnText(line, text);
  // Who hears the page drops nothing.
  line.setAttribute('aria-hidden', 'true');
  box.append(line);
  return () => line.remove();
}

/** A folder can be dropped like a file, and cannot be sent. */
function takeItems(items: DataTransferItemList, take: DropParts['take']): void {
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  const files = dropped.filter((item) => !isFolder(item)).map((item) => item.getAsFile());
  take(
    files.filter((file) => file !== null),
    files.length < dropped.length,
  );
}

function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry()?.isDirectory ?? false;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** The browser itself takes what is dropped on another field's input. */
function isFileInput(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && target.type === 'file';
}

import { listen } from '../../../shared/dom/listen.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';

export interface DropContext {
  readonly document: SafeDocument;
  /** Returns the current elements of the field. */
  zone(): readonly Element[];
  /** Returns true if the field accepts files now. */
  canAdd(): boolean;
  /** Called when dragged files enter or leave the field. */
  dragging(isOver: boolean): void;
  /** Called with the files that were dropped or pasted. */
  add(files: readonly File[], hasFolder: boolean): void;
}

/**
 * Accepts files that are dropped on a field, and pictures that are pasted while the focus is in the field. A drop beside
 * the field is prevented: the browser would replace the page, and the visitor would lose the typed text.
 *
 * @returns A function that removes the listeners.
 */
export function watchDrops({ document, zone, canAdd, dragging, add }: DropContext): () => void {
  const isInside = (event: Event) => {
    const path = event.composedPath();
    return zone().some((one) => path.includes(one));
  };

  function over(event: DragEvent): void {
    if (!hasFiles(event)) return;
    const isOver = isInside(event) && canAdd();
    dragging(isOver);
    if (!isOver && (event.defaultPrevented || isFileInput(event))) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isOver ? 'copy' : 'none';
  }

  function drop(event: DragEvent): void {
    dragging(false);
    if (!hasFiles(event) || !event.dataTransfer) return;
    const isOver = isInside(event) && canAdd();
    if (!isOver && (event.defaultPrevented || isFileInput(event))) return;
    event.preventDefault();
    if (isOver) passFiles(event.dataTransfer.items, add);
  }

  function leave({ relatedTarget }: DragEvent): void {
    if (relatedTarget === null) dragging(false);
  }

  function paste(event: ClipboardEvent): void {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || !isInside(event) || !canAdd()) return;
    event.preventDefault();
    add(files, false);
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

/** Passes the files of a drop on. A folder can be dropped, but a form cannot send it. */
function passFiles(items: DataTransferItemList, add: DropContext['add']): void {
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  const files = dropped.filter((item) => !isFolder(item)).map((item) => item.getAsFile());
  add(
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

/** Returns true if an event happens on a file input, which accepts a drop by itself. */
function isFileInput(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && target.type === 'file';
}

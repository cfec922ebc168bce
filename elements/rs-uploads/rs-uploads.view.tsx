import { useLayoutEffect, useRef } from 'react';
import { defineView } from '../../shared/react/define-view.js';
import { ownLabel } from '../../shared/react/own-text.js';
import { useStore } from '../../shared/react/use-store.js';
import { pickedFilesStyles } from './files/picked-files.styles.js';
import { FileRow } from './files/FileRow.js';
import type { UploadsViewModel } from './rs-uploads.host.js';

/** The picked files of an `<rs-uploads>`. */
function RsUploadsView({ uploads }: { readonly uploads: UploadsViewModel }) {
  const files = useStore(uploads.store);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  function remove(key: string, index: number): void {
    removed.current = index;
    uploads.remove(key);
  }

  /** The button that was pressed went with its file: the focus goes to the next one. */
  useLayoutEffect(() => {
    const { current: index } = removed;
    if (index === null) return;
    removed.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[part~="remove"]') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else uploads.focusInput();
  }, [files, uploads]);

  if (files.length === 0) return null;
  return (
    <ul part="files" ref={list} {...ownLabel(uploads.translate('uploads.files'))}>
      {files.map((file, index) => (
        <FileRow
          key={file.key}
          file={file}
          translate={uploads.translate}
          onOpen={() => uploads.open(file.key)}
          onRemove={() => remove(file.key, index)}
          onBlocked={() => uploads.block(file.key)}
        />
      ))}
    </ul>
  );
}

export const viewStyles = [pickedFilesStyles];
export const createView = defineView('rs-uploads-view', RsUploadsView, { uploads: true });

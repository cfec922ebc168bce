import { useCallback, useLayoutEffect, useRef } from 'react';
import { ownLabel } from '../../../shared/react/own-text.js';
import type { UploadsViewModel } from '../rs-uploads.host.js';
import { FileRow } from './FileRow.js';
import type { ListedFile } from './listed-file.model.js';

interface PickedFilesProps {
  readonly files: readonly ListedFile[];
  readonly uploads: UploadsViewModel;
}

/** List of the picked files. Renders nothing while there are none. */
export function PickedFiles({ files, uploads }: PickedFilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  const remove = useCallback(
    (key: string) => {
      removed.current = uploads.store.state.files.findIndex((file) => file.key === key);
      uploads.remove(key);
    },
    [uploads],
  );

  /** The pressed button was removed with its file: the focus moves to the next file. */
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
      {files.map((file) => (
        <FileRow key={file.key} file={file} uploads={uploads} onRemove={remove} />
      ))}
    </ul>
  );
}

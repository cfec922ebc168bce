import { useLayoutEffect, useRef } from 'react';
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

  function remove(key: string, index: number): void {
    removed.current = index;
    uploads.remove(key);
  }

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

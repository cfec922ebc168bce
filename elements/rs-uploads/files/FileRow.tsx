import { memo, useLayoutEffect, useRef } from 'react';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';
import type { UploadsViewModel } from '../rs-uploads.host.js';
import type { ListedFile } from './listed-file.model.js';

interface FileRowProps {
  readonly file: ListedFile;
  readonly uploads: UploadsViewModel;
  readonly onRemove: (key: string) => void;
}

/**
 * Row of one picked file: picture, name, size, problems, and the button that removes it. It is rendered again only if its
 * file changes.
 */
export const FileRow = memo(({ file, uploads, onRemove }: FileRowProps) => {
  const { key, name, size, problems, note, isShrinking } = file;
  const { translate } = uploads;
  return (
    <li
      part={problems.length > 0 ? 'file refused' : 'file'}
      className={isShrinking ? 'shrinking' : undefined}
    >
      <Picture file={file} uploads={uploads} />
      <div className="facts">
        <bdi part="name">{name}</bdi>
        {isShrinking ? null : <span part="size">{size}</span>}
        {note === '' ? null : <span part="note" {...ownText(note)} />}
        {isShrinking ? <KeepButton name={key} uploads={uploads} /> : null}
        {problems.map((problem) => (
          <span part="problem" key={problem} {...ownText(problem)} />
        ))}
      </div>
      <button
        type="button"
        part="remove"
        {...ownLabel(translate('uploads.remove', name))}
        onClick={() => onRemove(key)}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </li>
  );
});

interface KeepButtonProps {
  readonly name: string;
  readonly uploads: UploadsViewModel;
}

/** Button that leaves a picture as it is while it is being made smaller. It is gone with the last of the work. */
function KeepButton({ name, uploads }: KeepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current) handFocusOn(current);
    };
  }, []);
  return (
    <button
      type="button"
      part="keep"
      ref={button}
      {...ownText(uploads.translate('uploads.keep'))}
      onClick={() => uploads.keep(name)}
    />
  );
}

type PictureProps = Omit<FileRowProps, 'onRemove'>;

/** Picture of a file: a button that opens it, or an icon for a file without a picture, or for one that cannot be shown. */
function Picture({ file, uploads }: PictureProps) {
  if (file.isBlocked) {
    return (
      <span part="preview blocked" role="img" {...ownLabel(uploads.translate('uploads.blocked'))}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14M5 5l10 10" />
        </svg>
      </span>
    );
  }
  if (file.picture === '') {
    return (
      <span part="preview" aria-hidden="true">
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M5 2.5h6l4 4v11H5zM11 2.5v4h4" />
        </svg>
      </span>
    );
  }
  return <PictureButton file={file} uploads={uploads} />;
}

function PictureButton({ file: { key, name, picture }, uploads }: PictureProps) {
  return (
    <button
      type="button"
      part="preview"
      {...ownLabel(uploads.translate('uploads.preview', name))}
      onClick={() => uploads.open(key)}
    >
      <img
        src={picture}
        alt=""
        decoding="async"
        loading="lazy"
        onError={({ currentTarget }) => {
          handFocusOn(currentTarget);
          uploads.block(key);
        }}
      />
    </button>
  );
}

/** Moves the focus from a button that goes to the one that removes the file (WCAG 2.4.3). */
function handFocusOn(element: HTMLElement): void {
  const button = element.closest('button');
  const { activeElement } = element.getRootNode() as ShadowRoot;
  if (activeElement === button) button?.closest('li')?.querySelector<HTMLElement>('[part="remove"]')?.focus();
}

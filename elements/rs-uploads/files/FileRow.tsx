import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';
import type { ListedFile } from './listed-file.model.js';

interface FileRowProps {
  readonly file: ListedFile;
  readonly translate: Translate;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly onBlocked: () => void;
}

/** Row of one picked file: picture, name, size, problems, and the button that removes it. */
export function FileRow({ file, translate, onOpen, onRemove, onBlocked }: FileRowProps) {
  const { name, size, problems } = file;
  return (
    <li part={problems.length > 0 ? 'file refused' : 'file'}>
      <Picture file={file} translate={translate} onOpen={onOpen} onBlocked={onBlocked} />
      <div className="facts">
        <bdi part="name">{name}</bdi>
        <span part="size">{size}</span>
        {problems.map((problem) => (
          <span part="problem" key={problem} {...ownText(problem)} />
        ))}
      </div>
      <button type="button" part="remove" {...ownLabel(translate('uploads.remove', name))} onClick={onRemove}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </li>
  );
}

/** Picture of a file: a button that opens it, or an icon for a file without a picture, or for one that cannot be shown. */
function Picture({ file, translate, onOpen, onBlocked }: Omit<FileRowProps, 'onRemove'>) {
  const { name, picture, isBlocked } = file;
  if (isBlocked) {
    return (
      <span part="preview blocked" role="img" {...ownLabel(translate('uploads.blocked'))}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14M5 5l10 10" />
        </svg>
      </span>
    );
  }
  if (picture === '') {
    return (
      <span part="preview" aria-hidden="true">
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M5 2.5h6l4 4v11H5zM11 2.5v4h4" />
        </svg>
      </span>
    );
  }
  return (
    <button type="button" part="preview" {...ownLabel(translate('uploads.preview', name))} onClick={onOpen}>
      <img src={picture} alt="" decoding="async" loading="lazy" onError={onBlocked} />
    </button>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { openLayer } from '../../../shared/overlay/layer-stack.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';
import type { ListedFile } from '../files/listed-file.model.js';

interface PreviewDialogProps {
  readonly file: ListedFile;
  readonly translate: Translate;
  /** Called for the button, Escape, the browser's own request to close, and a click beside the picture. Must be stable. */
  readonly onClose: () => void;
}

/** Opens a dialog while its component is mounted, with the focus on its button. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    const layer = openLayer({ element, onEscape: onClose, locksScroll: true });
    element.showModal();
    button.current?.focus();
    return () => {
      element.close();
      layer.close();
    };
  }, [onClose]);
  return { dialog, button };
}

/** Native modal dialog with the picture of one file. It is open as long as it is mounted. */
export function PreviewDialog({ file: { name, size, picture }, translate, onClose }: PreviewDialogProps) {
  const { dialog, button } = useModal(onClose);
  return (
    <dialog
      part="dialog"
      aria-label={name}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <button
        type="button"
        part="close"
        ref={button}
        onClick={onClose}
        {...ownLabel(translate('uploads.close'))}
      >
        ×
      </button>
      <figure>
        <Picture picture={picture} name={name} translate={translate} />
        <figcaption part="preview-caption">
          <bdi>{name}</bdi>
          <span>{` · ${size}`}</span>
        </figcaption>
      </figure>
    </dialog>
  );
}

type PictureProps = Pick<ListedFile, 'picture' | 'name'> & Pick<PreviewDialogProps, 'translate'>;

/** The picture, or a text where the browser cannot show it. */
function Picture({ picture, name, translate }: PictureProps) {
  const [isBlocked, setBlocked] = useState(false);
  if (isBlocked) return <span {...ownText(translate('uploads.blocked'))} />;
  return <img part="preview-image" alt={name} src={picture} onError={() => setBlocked(true)} />;
}

import { useEffect, useRef, useState } from 'react';
import { watchQuery } from '../../../shared/dom/watch-query.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { AddButtonState } from '../uploads-state.model.js';

interface AddButtonProps {
  readonly state: AddButtonState;
  readonly translate: Translate;
  readonly onPress: () => void;
}

/** Button that adds another input. Renders nothing where the field has one input, or where the server has a button. */
export function AddButton({ state, translate, onPress }: AddButtonProps) {
  if (state === 'none') return null;
  return (
    <button
      type="button"
      part="add"
      disabled={state === 'disabled'}
      onClick={onPress}
      {...ownText(translate('uploads.add'))}
    />
  );
}

interface CameraButtonProps {
  readonly translate: Translate;
  readonly onPhotos: (files: readonly File[]) => void;
}

/** Button that opens the camera. Visible on devices whose pointer is coarse: phones and tablets. */
export function CameraButton({ translate, onPhotos }: CameraButtonProps) {
  const camera = useRef<HTMLInputElement>(null);
  const [isCoarse, setCoarse] = useState(false);
  useEffect(() => watchQuery(window, '(pointer: coarse)', setCoarse), []);
  return (
    <>
      <button
        type="button"
        part="camera"
        hidden={!isCoarse}
        onClick={() => camera.current?.click()}
        {...ownText(translate('uploads.camera'))}
      />
      <input
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        ref={camera}
        onChange={({ currentTarget }) => {
          onPhotos([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

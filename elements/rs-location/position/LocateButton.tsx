import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';

interface LocateButtonProps {
  readonly isDisabled: boolean;
  readonly isLocating: boolean;
  readonly translate: Translate;
  readonly onPress: () => void;
}

/**
 * Button that requests the visitor's position from the browser. While it is busy it keeps the focus: `aria-disabled`.
 */
export function LocateButton({ isDisabled, isLocating, translate, onPress }: LocateButtonProps) {
  return (
    <button
      type="button"
      part="locate"
      disabled={isDisabled}
      aria-disabled={isLocating}
      onClick={onPress}
      {...ownText(translate('location.locate'))}
    />
  );
}

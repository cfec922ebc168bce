import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { LocationViewState } from '../location-state.model.js';

interface ConsentBoxProps {
  readonly consent: LocationViewState['consent'];
  readonly translate: Translate;
  readonly onOnce: () => void;
  readonly onAlways: () => void;
}

/** Box in place of the map that says why consent is needed, with the buttons that give it. */
export function ConsentBox({ consent, translate, onOnce, onAlways }: ConsentBoxProps) {
  if (consent === 'none') return null;
  return (
    <div part="consent-placeholder">
      <p {...ownText(translate('location.consent-text'))} />
      <button
        type="button"
        part="consent-allow-once"
        onClick={onOnce}
        {...ownText(translate('location.consent-once'))}
      />
      {consent === 'always' ? (
        <button
          type="button"
          part="consent-allow-always"
          onClick={onAlways}
          {...ownText(translate('location.consent-always'))}
        />
      ) : null}
    </div>
  );
}

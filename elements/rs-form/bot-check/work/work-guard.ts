import { ConfigError } from '../../../../shared/element/config-error.js';
import { createFormTexts } from '../../form/form-texts.js';
import type { BotAnswer, BotGuard, FormFeature, FormSession } from '../../form/rs-form.session.js';
import { workButtonMark } from '../../form/detect.dom.js';
import { documentOf } from '../../../../shared/dom/unclobbered.js';
import { puzzleOf, WorkButton } from './work-button.dom.js';

/**
 * Starts the proof of work that the server requires. It requests no third party, so it needs no consent. Without a press on
 * the button it runs when the form is sent.
 */
export function startFeature({ shell, form, definition, undoLog }: FormSession): FormFeature {
  const translate = createFormTexts(shell, definition.texts);
  const button = form.find(workButtonMark)[0];
  const puzzle = button && puzzleOf(button);
  const announce = (text: string) => shell.announce(text);
  const work = button && puzzle ? new WorkButton(button, puzzle, { undoLog, translate, announce }) : null;
  if (button && !puzzle) shell.report(invalidPuzzle(shell, button));

  const botGuard: BotGuard = {
    async ask(): Promise<BotAnswer> {
      try {
        // The answer is in its own field already.
        await work?.solve();
        return { token: '' };
      } catch (error) {
        // If the tag was removed, no attempt waits for the answer.
        if (shell.isConnected) shell.report(error);
        return { failure: 'bot-refused' };
      }
    },
    consentBox: () => documentOf(shell).createElement('div'),
    sendAnywayText: translate('rs-form.send-anyway'),
    wordsFor: () => '',
    release: () => undefined,
    renew: () => work?.renew(),
    stop: () => work?.stop(),
  };
  return { botGuard, stop: () => botGuard.stop() };
}

/** Returns the error of a button whose attributes make no puzzle. */
function invalidPuzzle(shell: Element, { dataset }: HTMLElement): ConfigError {
  const { hashcashText, hashcashLevel, hashcashName } = dataset;
  const found = JSON.stringify([hashcashText, hashcashLevel, hashcashName]).slice(0, 120);
  return new ConfigError(
    shell,
    'data-hashcash-…',
    `found ${found}, expected a text, 1 to 6 zeros and a name`,
    'form-puzzle',
  );
}

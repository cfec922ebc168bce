import { baseStyles } from '../../../shared/styles/base.styles.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { createDraftStatus } from './status.dom.js';
import { listenDraftEvents } from './events.dom.js';
import { claimDraftKey } from './storage.dom.js';
import { focusField } from '../markup/focus.dom.js';
import { findDraftFields } from './fields.dom.js';
import { hasServerErrors } from '../markup/server-form.dom.js';
import { draftLimits } from './draft.model.js';
import { draftTexts } from './texts.model.js';
import { createDraftStore } from './draft-store.js';
import { restoreDraft, type Restored } from './restore.js';
import { forgetOldDrafts } from './stored.js';
import { RsFormRestoredEvent } from '../form/rs-form.events.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { formStyles } from '../form/rs-form.styles.js';

/** Keeps what the visitor types within the tab, puts it back after a reload, and says both. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition } = session;
  const own = definition.texts;
  const translate = createTexts({ host: shell, catalogues: [draftTexts], own, locale: shell.locale });
  const totals = new Set(definition.calculations.map(({ target }) => target));
  const place = claimDraftKey(form);
  const line = createDraftStatus(shell.shadowRoot as ShadowRoot);
  const keeper = createDraftStore({
    key: place.key,
    // A total is worked out again from what it depends on.
    all: findDraftFields(form).filter(({ name }) => !totals.has(name)),
    isOn: () => !shell.withoutDraft && shell.privacy !== 'strict',
    told: (hasDraft) => showDraft(hasDraft),
  });
  let restored: Restored | null = null;
  let lastTyped: readonly string[] = [];

  function showDraft(hasDraft: boolean): void {
    if (!hasDraft) {
      restored = null;
      line.hide();
    } else if (restored) {
      const undo = { part: 'draft-undo', label: translate('rs-form.draft-undo'), run: takeBack };
      line.show(translate('rs-form.draft-restored'), [undo, discardButton()]);
    } else {
      const minutes = draftLimits.lifeMs / 60_000;
      line.show(translate('rs-form.draft-kept', minutes), [discardButton()]);
    }
  }

  function discardButton() {
    return { part: 'draft-discard', label: translate('rs-form.draft-discard'), run: discard };
  }

  function restore(): void {
    const isSentBack = hasServerErrors(form);
    const draft = keeper.find(isSentBack);
    if (!draft) return;
    keeper.quietly(() => (restored = restoreDraft(session, keeper.fields(), draft, isSentBack)));
    showDraft(true);
    if (!restored) return;
    shell.announce(translate('rs-form.draft-restored'));
    shell.dispatchEvent(new RsFormRestoredEvent({ formId: form.formId }));
  }

  /** What was kept stays kept: undoing is not discarding. */
  function takeBack(): void {
    const undone = restored;
    restored = null;
    keeper.quietly(() => undone?.undo());
    answer('rs-form.draft-undone', undone, () => showDraft(true));
  }

  function discard(): void {
    const undone = restored;
    keeper.quietly(() => undone?.undo());
    answer('rs-form.draft-discarded', undone, keeper.discard);
  }

  /** The pressed button goes away, so its focus goes to the form. */
  function answer(text: string, undone: Restored | null, repaint: () => void): void {
    const hadFocus = line.hasFocus();
    repaint();
    shell.announce(translate(text));
    if (hadFocus) [...(undone?.names ?? lastTyped), ...form.names].some((name) => focusField(form, name));
  }

  shell.adoptChrome([baseStyles, formStyles]);
  forgetOldDrafts();
  restore();
  const stopListening = listenDraftEvents(shell, form.element, {
    leaving: keeper.flush,
    returned: keeper.returned,
    sent: keeper.sent,
    sendFailed: keeper.sendFailed,
    finished: keeper.finish,
  });

  return {
    fieldChanged(name) {
      lastTyped = [name];
      keeper.changed();
    },
    stop() {
      stopListening();
      keeper.flush();
      keeper.stop();
      line.hide();
      place.release();
    },
  };
}

import { focusField } from '../markup/field-parts.dom.js';
import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { baseStyles } from '../../../shared/styles/base.styles.js';
import { createFormTexts } from '../form/form-texts.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { createDraftStatus, type DraftStatus } from './status.dom.js';
import { listenDraftEvents } from './events.dom.js';
import { claimDraftKey } from './storage.dom.js';
import { KeptFields } from './kept-fields.dom.js';
import { type PageNavigation, followsPost, readNavigation } from '../../../shared/dom/page-navigation.js';
import { type Draft, draftLimits } from './draft.model.js';
import { DraftStore } from './draft-store.js';
import { restoreDraft, type Restored } from './restore.js';
import { forgetOldDrafts } from './stored.js';
import { whenNotSending } from './when-not-sending.dom.js';
import { RsFormRestoredEvent } from '../form/feature.events.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { formStyles } from '../form/rs-form.styles.js';
import { isThankedByMessage } from '../markup/thanks-message.dom.js';

/** Clock and navigation; tests have their own. */
export interface DraftWorld {
  readonly clock: Clock;
  readonly navigation: PageNavigation;
}

/** Stores the visitor's values for the tab, restores them after a reload, and announces both. */
export function startFeature(
  session: FormSession,
  { clock = browserClock, navigation = readNavigation() }: Partial<DraftWorld> = {},
): FormFeature {
  return new Drafts(session, { clock, navigation });
}

class Drafts implements FormFeature {
  readonly #session: FormSession;
  readonly #world: DraftWorld;
  readonly #translate: Translate;
  readonly #key: ReturnType<typeof claimDraftKey>;
  readonly #status: DraftStatus;
  readonly #store: DraftStore;
  readonly #stopListening: () => void;
  #restored: Restored | null = null;
  #stopWaiting: () => void = () => undefined;
  #lastTyped: readonly string[] = [];
  #isWaiting = false;
  #isStopped = false;

  constructor(session: FormSession, world: DraftWorld) {
    const { shell, form, definition } = session;
    this.#session = session;
    this.#world = world;
    this.#translate = createFormTexts(shell, definition.texts);
    this.#key = claimDraftKey(form);
    this.#status = createDraftStatus(shell.shadowRoot as ShadowRoot);
    this.#store = this.#createStore();
    shell.adoptChrome([baseStyles, formStyles]);
    forgetOldDrafts(world.clock.now());
    if (session.rows?.hasNewerValues) this.#store.keepNow();
    else this.#restore();
    const store = this.#store;
    // Values that were typed before the drafts started are stored too.
    if (session.contributions.isTouched && !this.#isWaiting) store.changed();
    this.#stopListening = listenDraftEvents(shell, form.element, {
      leaving: () => store.flush(),
      returned: () => store.returned(),
      sent: () => store.markSent(true),
      sendFailed: () => store.markSent(false),
      finished: () => store.finish(),
    });
  }

  fieldChanged(name: string): void {
    this.#lastTyped = [name];
    if (!this.#isWaiting) this.#store.changed();
  }

  keepDraft(): void {
    this.#store.keepNow();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopListening();
    this.#stopWaiting();
    this.#store.flush();
    this.#store.stop();
    this.#status.hide();
    this.#key.release();
  }

  #createStore(): DraftStore {
    const { shell } = this.#session;
    const kept = new KeptFields(this.#session);
    return new DraftStore({
      key: this.#key.key,
      clock: this.#world.clock,
      fields: () => kept.read(),
      isOn: () => !shell.withoutDraft && shell.privacy !== 'strict',
      notify: (hasDraft) => this.#showDraft(hasDraft),
    });
  }

  #showDraft(hasDraft: boolean): void {
    const translate = this.#translate;
    const discard = {
      part: 'draft-discard',
      label: translate('rs-form.draft-discard'),
      run: () => this.#undo('rs-form.draft-discarded', () => this.#store.discard()),
    };
    if (!hasDraft) {
      this.#restored = null;
      this.#status.hide();
    } else if (this.#restored) {
      const undo = {
        part: 'draft-undo',
        label: translate('rs-form.draft-undo'),
        // The undone text is stored no more; text that was typed since is.
        run: () => this.#undo('rs-form.draft-undone', () => this.#store.keepNow()),
      };
      this.#status.show(translate('rs-form.draft-restored'), [undo, discard]);
    } else {
      const minutes = draftLimits.lifeMs / 60_000;
      this.#status.show(translate('rs-form.draft-kept', minutes), [discard]);
    }
  }

  #restore(): void {
    const { form } = this.#session;
    const store = this.#store;
    const { navigation } = this.#world;
    const isSentBack = form.hasErrors();
    const isAccepted = !isSentBack && (followsPost(navigation) || isThankedByMessage(form, navigation));
    const draft = store.find(isAccepted);
    if (draft) void this.#putBackLater(draft, isSentBack);
  }

  /** Puts the draft back when its rows are in the form. Until then it is not written anew, without them. */
  async #putBackLater(draft: Draft, isSentBack: boolean): Promise<void> {
    const { rows, contributions } = this.#session;
    if (rows) {
      this.#isWaiting = true;
      await contributions.request('rows');
      const keys = [...draft.entries.keys()];
      if (await contributions.find((feature) => feature.addRowsFor?.(keys))) return;
      if (this.#isStopped) return;
      this.#isWaiting = false;
    }
    // A draft must not change the form after the visitor's press on Send.
    this.#stopWaiting = whenNotSending(this.#session, () => this.#putBack(draft, isSentBack));
  }

  #putBack(draft: Draft, isSentBack: boolean): void {
    const { shell, form } = this.#session;
    const store = this.#store;
    store.quietly(() => {
      this.#restored = restoreDraft(this.#session, store.fields(), draft, isSentBack);
    });
    this.#showDraft(true);
    if (!this.#restored) return;
    shell.announce(this.#translate('rs-form.draft-restored'));
    shell.dispatchEvent(new RsFormRestoredEvent({ formId: form.formId }));
  }

  /** Undoes the restore, if there was one. The pressed button goes away, so its focus goes to the form. */
  #undo(text: string, repaint: () => void): void {
    const { shell, form } = this.#session;
    const undone = this.#restored;
    this.#restored = null;
    this.#store.quietly(() => undone?.undo());
    const hadFocus = this.#status.hasFocus();
    repaint();
    shell.announce(this.#translate(text));
    if (!hadFocus) return;
    [...(undone?.names ?? this.#lastTyped), ...form.names].some((name) => focusField(form, name));
  }
}

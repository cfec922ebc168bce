import { removeEntry, writeEntry } from './storage.dom.js';
import { readFieldDefaults, readFields, candidateOf, type DraftField } from './fields.dom.js';
import { draftLimits, type Draft, type Snapshot, draftOf, isKept, isFresh } from './draft.model.js';
import { formatDraft } from './draft-text.model.js';
import { readDraft } from './stored.js';

/** Keeps one form's draft in the tab: writes it soon after a change, and forgets it in time. */
export interface DraftStore {
  /** The fields that may be kept, as the page has them now. */
  fields(): readonly DraftField[];
  /** What was kept before and is still of use; anything else is forgotten. */
  find(isSentBack: boolean): Draft | null;
  /** Something has changed: it is kept in a moment. */
  changed(): void;
  /** Does what changes fields without taking it for the visitor's typing. */
  quietly(task: () => void): void;
  /** Keeps at once what waits. */
  flush(): void;
  /** The draft has left with a post: nothing more is kept, unless the post fails. */
  sent(): void;
  sendFailed(): void;
  /** The page is shown again after a post, or it just was away. */
  returned(): void;
  /** The form is empty again, or accepted: what comes now is a new draft. */
  finish(): void;
  /** Forgets what was kept, and keeps it no more as it is now. */
  discard(): void;
  stop(): void;
}

interface KeeperParts {
  readonly key: string;
  readonly all: readonly DraftField[];
  /** Whether the element still keeps drafts. */
  readonly isOn: () => boolean;
  /** Told whether there is a draft, whenever that is decided. */
  readonly told: (hasDraft: boolean) => void;
}

export function createDraftStore({ key, all, isOn, told }: KeeperParts): DraftStore {
  // A password that is shown for a moment is a text then: what was none at the start never becomes one.
  const candidates = all.filter((field) => mayBeKept(field));
  const fields = () => candidates.filter((field) => mayBeKept(field));
  let discarded: Snapshot = new Map();
  let saving: ReturnType<typeof setTimeout> | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;
  let isQuiet = false;
  let isSent = false;

  function forget(): void {
    stopTimers();
    removeEntry(key);
    told(false);
  }

  function stopTimers(): void {
    clearTimeout(saving);
    clearTimeout(expiring);
    saving = undefined;
  }

  function save(): void {
    const now = fields();
    const entries = draftOf(readFields(now), readFieldDefaults(now), discarded);
    if (!isOn() || entries.size === 0) return forget();
    keep({ savedAt: Date.now(), isSent, entries });
  }

  function keep(draft: Draft): void {
    const text = formatDraft(draft);
    // Half a draft, or an older one, is worse than none.
    if (text === null || !writeEntry(key, text)) return forget();
    stopTimers();
    expiring = setTimeout(forget, draft.savedAt + draftLimits.lifeMs - Date.now());
    told(!isSent);
  }

  return {
    fields,
    find(isSentBack) {
      const draft = readDraft(key);
      const isOfUse = draft && isFresh(draft, Date.now()) && (isSentBack || !draft.isSent);
      if (isOfUse) keep({ ...draft, isSent: false });
      else removeEntry(key);
      return isOfUse ? draft : null;
    },
    changed() {
      if (!isQuiet && !isSent) saving ??= setTimeout(save, draftLimits.saveMs);
    },
    quietly(task) {
      isQuiet = true;
      try {
        task();
      } finally {
        isQuiet = false;
      }
    },
    flush() {
      if (saving !== undefined) save();
    },
    sent() {
      if (isSent) return;
      isSent = true;
      save();
    },
    sendFailed() {
      if (!isSent) return;
      isSent = false;
      save();
    },
    returned() {
      isSent = false;
      if (readDraft(key)?.isSent) forget();
    },
    finish() {
      discarded = new Map();
      isSent = false;
      forget();
    },
    discard() {
      discarded = readFields(fields());
      forget();
    },
    stop: stopTimers,
  };
}

function mayBeKept(field: DraftField): boolean {
  return isKept(candidateOf(field));
}

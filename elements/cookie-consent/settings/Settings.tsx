import { memo, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { openLayer } from '../../../shared/overlay/layer-stack.js';
import { isAllowed, type Answers } from '../../../shared/consent/answers.model.js';
import { readConsent } from '../../../shared/consent/watch-choice.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';
import { readCategories, type Category } from '../choice/read-categories.model.js';
import { tickCategory, tickOf, tickService } from '../choice/tick.model.js';
import type { ConsentLayer, CookieConsentHost } from '../cookie-consent.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { CategoryBox, type Describe } from './CategoryBox.js';
import { PolicyLinks } from './PolicyLinks.js';

interface SettingsProps {
  readonly host: CookieConsentHost;
  readonly layer: ConsentLayer;
  readonly describe: Describe;
  /** JSON of the author, with the categories. */
  readonly json: string | undefined;
  /** Called when the dialog has closed. */
  readonly closed: () => void;
  readonly t: Translate;
}

/**
 * The second layer, in a dialog. Accepted categories and services are ticked. Memoised, so that a press on
 * prepared settings renders nothing.
 */
export const Settings = memo(function Settings({ host, layer, json, describe, closed, t }: SettingsProps) {
  const { store } = layer;
  const { categories } = readCategories(json);
  const dialog = useDialog(layer, closed);
  const { answers, ticksOf } = useAnswers(layer);
  const choiceId = readConsent(documentOf(host))?.id;
  return (
    <dialog part="dialog" ref={dialog} aria-labelledby="settings-title">
      <Head close={() => store.send({ type: 'settings-closed' })} t={t} />
      <p part="settings-text" {...ownText(t('cookie-consent.settings-text'))} />
      {categories.map((category) => (
        <CategoryBox
          key={category.id}
          category={category}
          {...ticksOf(category)}
          describe={host.descriptionUrl ? describe : null}
          t={t}
        />
      ))}
      <PolicyLinks host={host} t={t} />
      {choiceId && (
        <p part="settings-text">
          <span {...ownText(t('cookie-consent.choice-id'))} /> <code>{choiceId}</code>
        </p>
      )}
      <Buttons save={() => layer.choose(answers)} t={t} />
    </dialog>
  );
});

/** Returns the answers in the settings, and the check boxes of a category, which change them. */
function useAnswers({ store }: ConsentLayer) {
  const accepted = useSyncExternalStore(store.subscribe, () => store.state.accepted);
  const services = useSyncExternalStore(store.subscribe, () => store.state.services);
  const [changed, setChanged] = useState<Answers>();
  const answers = changed ?? { accepted: accepted ?? [], services };
  const set = (next: Answers) => flushSync(() => setChanged(next));
  const ticksOf = (category: Category) => ({
    tick: tickOf(category, answers),
    setTick: (isTicked: boolean) => set(tickCategory(answers, category, isTicked)),
    services: {
      isTicked: (service: string) => isAllowed(answers, { category: category.id, service }),
      setTick: (service: string, isTicked: boolean) => set(tickService(answers, category, service, isTicked)),
    },
  });
  return { answers, ticksOf };
}

interface HeadProps {
  readonly close: () => void;
  readonly t: Translate;
}

/** Title and close button. Both stay visible while the settings scroll. */
function Head({ close, t }: HeadProps) {
  return (
    <div className="head">
      <h2
        part="settings-title"
        id="settings-title"
        tabIndex={-1}
        {...ownText(t('cookie-consent.settings-title'))}
      />
      <button part="close" type="button" {...ownLabel(t('cookie-consent.close'))} onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

interface ButtonsProps {
  readonly save: () => void;
  readonly t: Translate;
}

/** Buttons with the answers. They stay visible while the settings scroll. */
function Buttons({ save, t }: ButtonsProps) {
  return (
    <div part="settings-buttons">
      <button part="settings-save" type="button" onClick={save} {...ownText(t('cookie-consent.save'))} />
      <button
        part="settings-accept"
        type="button"
        data-consent="accept"
        {...ownText(t('cookie-consent.accept'))}
      />
      <button
        part="settings-reject"
        type="button"
        data-consent="reject"
        {...ownText(t('cookie-consent.reject'))}
      />
    </div>
  );
}

/**
 * Opens and closes the dialog with the state of the settings.
 *
 * @param closed - Called after it has closed.
 */
function useDialog({ store }: ConsentLayer, closed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const report = useEffectEvent(closed);
  useLayoutEffect(() => {
    let close: (() => void) | undefined;
    const follow = () => {
      const isOpen = store.state.settings === 'open';
      if (isOpen === (close !== undefined)) return;
      close?.();
      close = isOpen && dialog.current ? openDialog(dialog.current, store) : undefined;
      if (!isOpen) report();
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      close?.();
    };
  }, [store]);
  return dialog;
}

/**
 * Opens a dialog. Escape, and the browser's own request to close, close the settings.
 *
 * @returns A function that closes it.
 */
function openDialog(dialog: HTMLDialogElement, { send }: ConsentLayer['store']): () => void {
  const ask = () => send({ type: 'settings-closed' });
  const opened = openLayer({ element: dialog, onEscape: ask, locksScroll: true });
  const cancel = (event: Event) => {
    event.preventDefault();
    ask();
  };
  dialog.addEventListener('cancel', cancel);
  dialog.showModal();
  dialog.querySelector('h2')?.focus({ preventScroll: true });
  return () => {
    dialog.removeEventListener('cancel', cancel);
    dialog.close();
    opened.close();
  };
}

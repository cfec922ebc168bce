import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { flatContains } from '../../../shared/dom/flat-contains.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { ProgressLine } from './progress.dom.js';
import { type ServerPages, focusPage, pageHeading, writePages } from './pages.dom.js';
import { scrollToStart } from '../../../shared/dom/scroll-to-view.js';
import type { PagingEffect } from './paging.model.js';
import { RsFormPageChangedEvent } from '../form/feature.events.js';
import type { FormSession } from '../form/rs-form.session.js';
import { runCallbacks } from '../form/run-callbacks.js';

interface EffectParts extends FormSession {
  readonly serverPages: ServerPages;
  readonly line: ProgressLine;
  readonly translate: Translate;
}

type Changed = Extract<PagingEffect, { type: 'notify-changed' }>;

/** Applies the decisions of the pages to the markup. */
export function createPagingEffects(parts: EffectParts): (effect: PagingEffect) => void {
  const { shell, form, undoLog, serverPages, line, translate } = parts;
  const { formId } = form;
  let progress = '';
  let hadFocus = false;
  let shown = 0;

  function show(page: number): void {
    shown += 1;
    const focused = deepActiveElement(documentOf(form.element));
    hadFocus = [...serverPages.containers].some(([one, box]) => one !== page && flatContains(box, focused));
    writePages(serverPages, undoLog, page);
  }

  function notify({ from, to, direction, reason }: Changed): void {
    shell.dispatchEvent(new RsFormPageChangedEvent({ formId, from, to, direction }));
    parts.pages.turned(to);
    const container = serverPages.containers.get(to);
    // A listener may have taken the form away.
    if (!container?.isConnected) return;
    const name = pageHeading(container)?.textContent.trim() ?? '';
    shell.announce(name === '' ? progress : translate('rs-form.page-shown', progress, name));
    // After an error the invalid field is focused. A change by script keeps the focus, unless it would be lost.
    if (reason === 'error' || (reason === 'script' && !hadFocus)) return;
    scrollToStart(focusPage(container, undoLog, progress));
  }

  return (effect) => {
    switch (effect.type) {
      case 'show-page':
        return show(effect.page);
      case 'paint-progress':
        for (const button of serverPages.sendButtons)
          undoLog.setShown(button, effect.number >= effect.count - serverPages.added);
        progress = translate('rs-form.progress', effect.number, effect.count);
        // A page with a function of its own for it writes the line itself.
        if ([...shell.hooks.callbacks].some(({ name }) => name === 'progress')) return;
        return line.show(effect.count > 1 ? progress : '', shown > 1);
      case 'notify-changed':
        return notify(effect);
      case 'run-callback':
        return runCallbacks(shell, effect.name, effect.page);
    }
  };
}

import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { PanelDialog, PanelHost } from './offcanvas-panel.host.js';
import type { PanelAction, Source } from './panel-state.model.js';
import { createPartButton } from '../../shared/dom/part-button.js';
import { createLabels } from '../../shared/i18n/find-text.js';
import { writeOwnLabel } from '../../shared/i18n/mark-language.js';
import { es } from './texts/es.js';

/**
 * Builds the native dialog that makes the panel modal. The content stays in the page's light DOM and is slotted.
 *
 * @param send Receives the actions of the visitor, the browser and scripts on the dialog.
 */
export function buildPanelDialog(host: PanelHost, send: (action: PanelAction) => void): PanelDialog {
  const document = documentOf(host);
  const ask = (source: Source) => send({ type: 'asked', request: 'close', source });
  const labelOf = createLabels({ host, texts: es });
  const dialog = document.createElement('dialog');
  const panel = document.createElement('div');
  const header = document.createElement('div');
  const title = document.createElement('p');
  const plainClose = createPartButton(document, { part: 'close', label: '×', run: () => ask('control') });

  writeOwnLabel(plainClose, labelOf('offcanvas-panel.close'));
  writeOwnLabel(dialog, host.ariaLabel ?? labelOf('offcanvas-panel.label'));
  header.part.add('header');
  title.part.add('title');
  // The name of the dialog says the same to screen readers.
  title.ariaHidden = 'true';
  title.textContent = host.ariaLabel;
  header.append(title, plainClose);
  panel.part.add('panel');
  panel.append(header);
  dialog.append(panel);
  dialog.addEventListener('click', ({ target }) => {
    // With an overlay, a drag from the panel to a point beside it ends on the dialog, and closes nothing.
    if (target === (dialog.querySelector('[part=overlay]') ?? dialog)) ask('overlay');
  });
  dialog.addEventListener('cancel', (event) => {
    // The `cancel` event of a slotted file input bubbles to the dialog and does not close it.
    if (event.target !== dialog) return;
    event.preventDefault();
    ask('key');
  });
  dialog.addEventListener('close', () => {
    if (!dialog.open) send({ type: 'gone' });
  });
  let adopted: readonly CSSResult[] = [];
  const adopt = (sheets: readonly CSSResult[]) => host.adoptChrome((adopted = [...adopted, ...sheets]));
  return { dialog, panel, plainClose, ask, adopt };
}

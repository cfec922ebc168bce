import { documentOf } from '../../../../shared/dom/unclobbered.js';
import { providerAt } from '../page-script.dom.js';
import type { WidgetApi, WidgetOptions } from './widget-box.dom.js';

/** Box of Friendly Captcha, version 2. */
interface FriendlyBox {
  start(): void;
  reset(): void;
  destroy(): void;
  addEventListener(type: string, listener: (event: CustomEvent<FriendlyDetail>) => void): void;
}

interface FriendlyDetail {
  readonly response?: unknown;
  readonly state?: unknown;
  readonly mode?: unknown;
}

interface Friendly {
  createWidget(options: Readonly<Record<string, unknown>>): FriendlyBox;
}

/** States of a box that waits for the visitor, unless the site has chosen a check without a press. */
const waitingStates: ReadonlySet<unknown> = new Set(['reset', 'unactivated', 'activated']);

/** Returns the script interface of Friendly Captcha in the terms of the other providers; null where it is not there. */
export function friendlyApi(globalName: string): WidgetApi | null {
  const friendly = providerAt<Friendly>(globalName, ['createWidget']);
  if (!friendly) return null;
  return {
    render: (place, options) => renderBox(friendly, place, options),
    reset(box) {
      (box as FriendlyBox).reset();
      (box as FriendlyBox).start();
    },
    remove: (box) => (box as FriendlyBox).destroy(),
  };
}

function renderBox(friendly: Friendly, place: HTMLElement, options: WidgetOptions): FriendlyBox {
  // The provider removes the element of a box with the box, and our place stays.
  const element = documentOf(place).createElement('div');
  place.append(element);
  const { sitekey, theme, language, endpoint } = options;
  const box = friendly.createWidget({
    element,
    sitekey,
    theme,
    startMode: 'auto',
    ...(language && { language }),
    ...(endpoint && { apiEndpoint: endpoint }),
  });
  box.addEventListener('frc:widget.complete', ({ detail }) => options.callback(detail.response));
  box.addEventListener('frc:widget.expire', () => options['expired-callback']());
  box.addEventListener('frc:widget.error', () => options['error-callback']());
  box.addEventListener('frc:widget.statechange', ({ detail: { state, mode } }) => {
    if (mode === 'noninteractive') return;
    if (waitingStates.has(state)) options['before-interactive-callback']();
    else options['after-interactive-callback']();
  });
  return box;
}

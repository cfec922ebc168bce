import type { PanelState } from '../contract/state.js';

/** Whether there is something to open, and it is not in the page already. */
export function canOpen({ hasContent, isInPage }: PanelState): boolean {
  return hasContent && !isInPage;
}

/** Whether the panel is open or on its way there. */
export function isOut({ phase }: PanelState): boolean {
  return phase === 'open' || phase === 'opening';
}

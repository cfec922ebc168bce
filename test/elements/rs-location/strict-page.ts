import { appears } from '../../shared/appears.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after using its map. */
export interface StrictReport {
  readonly text: string;
  /** Width of the marker, in CSS pixels. */
  readonly width: number;
}

async function useMap(): Promise<StrictReport> {
  await import('../../../elements/rs-location/define.js');
  const root = document.querySelector('rs-location')?.shadowRoot as ShadowRoot;
  await appears(root, '.leaflet-tile-loaded');
  const marker = (await appears(root, '[part~="marker"]')) as HTMLElement;
  marker.focus();
  marker.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, composed: true, cancelable: true }),
  );
  marker.blur();
  const text = document.querySelector<HTMLInputElement>('#lugar')?.value ?? '';
  return { text, width: marker.getBoundingClientRect().width };
}

void reportUnderPolicy(useMap);

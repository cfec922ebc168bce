import type { ThirdPartyMedia } from '../../../shared/consent/foreign-address.model.js';

/** The looks that the suite brings; each is a sheet of its own in `themes/`. */
export const viewerThemes = ['standard', 'light', 'shadow', 'squeeze'] as const;

/** What the loader waits unless an author says otherwise (specification 9, "Viewer popup load delay"). */
export const usualLoadDelayMs = 300;

/** The settings of a viewer (specification 3, "Media viewer settings"). */
export interface ViewerSettings {
  readonly selector: string;
  readonly scope: '' | 'document';
  readonly theme: (typeof viewerThemes)[number];
  readonly overlayOpacity: number;
  readonly overlayColor: string;
  readonly withoutOverlay: boolean;
  readonly autoplaySeconds: number;
  readonly closeMode: number;
  readonly scrolling: 'fixed' | 'scroll';
  readonly transitionMs: number;
  readonly loadDelayMs: number;
  readonly history: '' | 'items';
  readonly consentCategory: string;
  readonly privacy: '' | 'strict';
  readonly thirdPartyMedia: '' | ThirdPartyMedia;
  readonly convert: string;
  readonly popupDays: number;
  readonly locale: string;
}

/** Whether pictures and recordings of other sites wait for consent, where the author says nothing: in a strict viewer. */
export function thirdPartyMediaOf({
  thirdPartyMedia,
  privacy,
}: Pick<ViewerSettings, 'thirdPartyMedia' | 'privacy'>): ThirdPartyMedia {
  return thirdPartyMedia || (privacy === 'strict' ? 'consent' : 'allow');
}

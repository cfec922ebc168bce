import type { ThirdPartyMedia } from '../../../shared/consent/foreign-address.model.js';

/** Themes of the suite; each has a style sheet in `themes/`. */
export const viewerThemes = ['standard', 'light', 'shadow', 'squeeze', 'jce'] as const;

/** Ways to show the place of an item in its group: a number, a row of numbers, or a row of thumbnails. */
export const viewerNavigations = ['counter', 'pages', 'thumbnails'] as const;

/** Default of `overlay-opacity`; themes may have another one. */
export const usualOverlayOpacity = 0.95;

/** Default of `load-delay-ms`, in milliseconds. */
export const usualLoadDelayMs = 300;

/** Settings of a viewer. */
export interface ViewerSettings {
  readonly selector: string;
  readonly scope: '' | 'document';
  readonly theme: (typeof viewerThemes)[number];
  readonly navigation: (typeof viewerNavigations)[number];
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
  readonly group: '' | 'auto';
  readonly popupDays: number;
  readonly locale: string;
}

/** Returns the author's `third-party-media`. The default is `consent` in a strict viewer, otherwise `allow`. */
export function thirdPartyMediaOf({
  thirdPartyMedia,
  privacy,
}: Pick<ViewerSettings, 'thirdPartyMedia' | 'privacy'>): ThirdPartyMedia {
  return thirdPartyMedia || (privacy === 'strict' ? 'consent' : 'allow');
}

import { createConsentGate, type ConsentGate } from '../../../shared/consent/consent-gate.js';
import type { PlayedFact } from '../../../shared/media/played.model.js';
import type { ResolveUrl } from '../items/address.model.js';
import { consentAddresses, thumbnailAsksConsent, type ItemPlace } from '../items/item-consent.model.js';
import type { MediaItem, Provider } from '../items/media-item.model.js';
import { parseUrl } from '../items/read-link.dom.js';
import { thirdPartyMediaOf, type ViewerSettings } from '../settings/viewer-settings.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { borrowElement } from './borrow-element.dom.js';
import { followFile } from './follow-file.dom.js';
import { followPlayer } from './follow-player.dom.js';
import { insertPage } from './insert-page.dom.js';
import { speaksFor } from './player-messages.model.js';

/** Reports the progress of an item to the page. */
export type ReportPlayed = (
  item: MediaItem,
  provider: Provider | 'file',
  facts: readonly PlayedFact[],
) => void;

/** DOM functions for the views of items, which render and do not touch the page themselves. */
export interface MediaTools {
  /** Parses a URL against the page's base. */
  readonly resolve: ResolveUrl;
  /** Returns true if an item needs the visitor's consent. */
  readonly asksConsent: (item: MediaItem) => boolean;
  /** Returns true if an item may be fetched before it is on show. */
  readonly mayPreload: (item: MediaItem) => boolean;
  /** Creates the consent gate of one item. */
  readonly createGate: (item: MediaItem) => ConsentGate;
  /** Returns the URL of an item's thumbnail; '' without one, or without the consent that it needs. */
  readonly thumbnailOf: (item: MediaItem) => string;
  /** Shows a page of this site until the signal aborts. */
  readonly insertPage: (src: string, signal: AbortSignal) => Promise<void>;
  /** Shows an element of this page. Returns a function that moves it back; null without such an element. */
  readonly borrowElement: (src: string) => (() => void) | null;
  /** Reports the progress of a file. Returns a function that stops, and pauses the player. */
  readonly followFile: (player: HTMLMediaElement, item: MediaItem) => () => void;
  /** Reports the progress of a provider's player. Returns a function that stops. */
  readonly followPlayer: (frame: HTMLIFrameElement, item: MediaItem, provider: Provider) => () => void;
}

/** Creates the DOM functions of one viewer. */
export function createMediaTools(host: HTMLElement & ViewerSettings, reportPlayed: ReportPlayed): MediaTools {
  const resolve: ResolveUrl = (text) => parseUrl(text, host.baseURI);
  const place = (): ItemPlace => ({
    origin: documentOf(host).defaultView?.location.origin ?? '',
    thirdPartyMedia: thirdPartyMediaOf(host),
    resolve,
  });
  const addressesOf = (item: MediaItem) => consentAddresses(item, place());
  const { createGate, isAccepted } = createGates(host);
  return {
    resolve,
    asksConsent: (item) => addressesOf(item).length > 0,
    mayPreload: (item) => addressesOf(item).length === 0 || isAccepted(addressesOf(item)),
    createGate: (item) => createGate(() => addressesOf(item)),
    thumbnailOf: (item) =>
      thumbnailAsksConsent(item, place()) && !isAccepted([item.thumbnail]) ? '' : item.thumbnail,
    insertPage: (src, signal) => insertPage(host, src, signal),
    borrowElement: (src) => borrowElement(host, src),
    followFile: (player, item) => {
      const stop = followFile(player, (facts) => reportPlayed(item, 'file', facts));
      return () => {
        stop();
        // A player that was removed from the page would continue.
        player.pause();
      };
    },
    followPlayer: (frame, item, provider) =>
      followPlayer(frame, {
        provider,
        isTrusted: (origin) => speaksFor(provider, origin),
        report: (facts) => reportPlayed(item, provider, facts),
      }),
  };
}

/** Returns functions that ask for consent to addresses. */
function createGates(host: HTMLElement & ViewerSettings) {
  const createGate = (addresses: () => readonly string[]) => {
    const { consentCategory: category, privacy } = host;
    return createConsentGate(host, { category, isStrict: privacy === 'strict', addresses });
  };
  // One gate for questions without an answer in it: each new gate would report a wrong category again.
  let asked: readonly string[] = [];
  let gate: ConsentGate | undefined;
  const isAccepted = (addresses: readonly string[]) => {
    asked = addresses;
    return (gate ??= createGate(() => asked)).isOpen;
  };
  return { createGate, isAccepted };
}

import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import { mountView, type MountedView } from '../../../shared/element/mount-view.js';
import { createStore } from '../../../shared/store/create-store.js';
import type { MediaBoxHost, ViewerStore } from '../media-box.host.js';
import { ViewerHistory } from '../history/viewer-history.dom.js';
import { mediaStyles } from '../media/media.styles.js';
import { PictureZoom } from '../media/picture-zoom.dom.js';
import { mediaBoxStyles } from '../media-box.styles.js';
import { firstPictureOf } from '../opening/first-picture.dom.js';
import type { ViewerOpening } from '../opening/viewer-opening.dom.js';
import { listenToViewer } from './listen-viewer.dom.js';
import { Preloads } from './preloads.dom.js';
import { readSubject, type ViewerSubject } from './read-subject.dom.js';
import { stepViewer } from './step-viewer.model.js';
import { tellFact, askPage } from './tell.dom.js';
import { type CloseSource, closedViewer, type ViewerEffect } from './viewer-state.model.js';
import { viewerStyles } from './viewer.styles.js';

export type { ViewerSubject } from './read-subject.dom.js';

/** Shorter than this nobody can see an item (WCAG 2.2.2). */
const shortestShowMs = 1000;

/** What opens after the first intent: it knows items, groups and the view. */
export interface Viewer {
  readonly isOpen: boolean;
  /** Shows it; false where the page says no, or there is nothing to show. */
  open(subject: ViewerSubject): boolean;
  close(source: CloseSource): void;
  /** Takes in options that have changed. */
  update(): void;
  stop(): void;
}

/** Makes the viewer of an element, around the dialog that may be open already. */
export function createViewer(host: MediaBoxHost, opening: ViewerOpening): Viewer {
  return new ViewerController(host, opening);
}

class ViewerController implements Viewer {
  readonly #host: MediaBoxHost;
  readonly #opening: ViewerOpening;
  readonly #window: Window;
  readonly #store: ViewerStore;
  readonly #preloads: Preloads;
  readonly #history: ViewerHistory;
  #view: MountedView | undefined;
  #listening = new AbortController();
  #delay = 0;
  #timer = 0;

  constructor(host: MediaBoxHost, opening: ViewerOpening) {
    this.#host = host;
    this.#opening = opening;
    this.#window = host.ownerDocument.defaultView as Window;
    this.#preloads = new Preloads(host.ownerDocument);
    this.#history = new ViewerHistory(this.#window, () => this.#store.send({ type: 'closed' }));
    this.#store = createStore({
      initial: closedViewer,
      step: stepViewer,
      run: (effect: ViewerEffect) => this.#run(effect),
      onError: (error) => host.report(error),
    });
    this.#store.subscribe(() => this.#reflect());
  }

  get isOpen(): boolean {
    return this.#store.state.isOpen;
  }

  open(subject: ViewerSubject): boolean {
    const { items, index } = readSubject(this.#host, subject);
    const item = items[index];
    if (!item || !askPage(this.#host, 'open', { items, index })) return false;
    if (!this.isOpen) this.#begin(subject);
    const isSlideshow = this.#host.autoplaySeconds > 0 && !prefersReducedMotion(this.#window);
    this.#store.send({ type: 'opened', items, index, isSlideshow });
    return true;
  }

  close(source: CloseSource): void {
    this.#store.send({ type: 'close-asked', source });
  }

  update(): void {
    // The dialog that is open keeps what it was opened with.
  }

  stop(): void {
    this.#store.send({ type: 'closed' });
  }

  #begin(subject: ViewerSubject): void {
    const opening = this.#opening;
    opening.begin('link' in subject ? firstPictureOf(subject.link) : null);
    opening.ask = (source) => this.close(source);
    const { parts, picture } = opening;
    if (!parts) return;
    this.#host.adoptChrome([mediaBoxStyles, viewerStyles, mediaStyles]);
    const zoom = new PictureZoom(parts.content);
    this.#host.viewer = { store: this.#store, content: parts.content, firstPicture: picture, zoom };
    this.#listening = new AbortController();
    listenToViewer({ host: this.#host, parts, zoom, send: this.#store.send }, this.#listening.signal);
    const view = mountView(this.#host, () => import('./viewer.view.js'), parts.chrome);
    this.#view = view;
    void view.ready.then((isThere) => {
      // Closed meanwhile, and perhaps opened again with another view.
      if (isThere || this.#view !== view) return;
      // Without its buttons it is no viewer: the link leads where it leads.
      this.#store.send({ type: 'closed' });
      if ('link' in subject) subject.follow();
    });
  }

  #run(effect: ViewerEffect): void {
    switch (effect.type) {
      case 'wait':
        return this.#wait();
      case 'play':
        return this.#play(effect.isOn);
      case 'preload':
        return this.#preloads.start(effect.items);
      case 'tell':
        return this.#tell(effect.fact);
      case 'ask-close':
        if (askPage(this.#host, 'close', this.#store.state)) this.#store.send({ type: 'closed' });
        return;
      case 'hide':
        return this.#hide();
    }
  }

  #tell(fact: Extract<ViewerEffect, { readonly type: 'tell' }>['fact']): void {
    const { items, index } = this.#store.state;
    const hasAddress = this.#host.history === 'items';
    const address = hasAddress ? { group: items[index]?.group ?? null, index } : null;
    if (fact === 'opened') this.#history.enter(address);
    else if (fact === 'item-changed') this.#history.update(address);
    tellFact(this.#host, fact, this.#store.state);
  }

  #wait(): void {
    this.#window.clearTimeout(this.#delay);
    this.#delay = this.#window.setTimeout(() => this.#store.send({ type: 'waited' }), this.#host.loadDelayMs);
  }

  #play(isOn: boolean): void {
    this.#window.clearTimeout(this.#timer);
    if (!isOn) return;
    const ms = Math.max(shortestShowMs, this.#host.autoplaySeconds * 1000);
    this.#timer = this.#window.setTimeout(() => this.#store.send({ type: 'ticked' }), ms);
  }

  #hide(): void {
    this.#window.clearTimeout(this.#delay);
    this.#listening.abort();
    this.#preloads.stop();
    this.#view?.unmount();
    this.#view = undefined;
    this.#host.viewer = undefined;
    this.#opening.ask = undefined;
    this.#opening.end();
    this.#history.leave();
  }

  #reflect(): void {
    const { isOpen, progress } = this.#store.state;
    this.#host.setState('loading', isOpen && progress === 'loading');
  }
}

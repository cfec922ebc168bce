import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import type { OpenLayer } from '../../../shared/overlay/layer-stack.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { createStore } from '../../../shared/store/create-store.js';
import type { MediaBoxHost, MediaTools, ViewerModel, ViewerStore } from '../media-box.host.js';
import type { MediaAddress } from '../history/media-hash.model.js';
import type { MediaItem } from '../items/media-item.model.js';
import { addressOf, ViewerHistory } from '../history/viewer-history.dom.js';
import { itemSize } from '../media/item-size.model.js';
import { createMediaTools } from '../media/media-tools.dom.js';
import { PictureZoom } from '../media/picture-zoom.dom.js';
import { mediaBoxStyles } from '../media-box.styles.js';
import type { EarlyInput } from '../opening/early-input.dom.js';
import { firstPictureOf, type ViewerOpening } from '../opening/viewer-opening.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { afterHold, holdMs } from './hold-item.dom.js';
import { listenToViewer } from './listen-viewer.dom.js';
import { ItemMotion } from './item-motion.dom.js';
import { openViewerLayer } from './open-layer.dom.js';
import { Preloads } from './preloads.dom.js';
import { readSubject, type ViewerSubject } from './read-subject.dom.js';
import { stepViewer } from './step-viewer.model.js';
import { askPage, emitFact, reportPlayed } from './emit-events.js';
import { es } from '../texts/es.js';
import {
  type CloseSource,
  closedViewer,
  currentItem,
  nameOf,
  type ViewerEffect,
} from './viewer-state.model.js';
import { viewSheets } from './view-sheets.js';
import { createView } from './viewer.view.js';

export type { ViewerSubject } from './read-subject.dom.js';

/** Shortest time for which a slideshow shows an item, in milliseconds (WCAG 2.2.2). */
const shortestShowMs = 1000;

/** Viewer, loaded before the first click if possible. It reads items and groups and mounts the view. */
export interface Viewer {
  readonly isOpen: boolean;
  /** Shows a subject. Returns false if the page cancels, or there is nothing to show. */
  open(subject: ViewerSubject): boolean;
  close(source: CloseSource): void;
  /** Applies changed options. */
  update(): void;
  stop(): void;
}

/** Creates the viewer of an element, around a dialog that may be open already. */
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
  #view: HTMLElement | undefined;
  #layer: OpenLayer | undefined;
  #motion: ItemMotion | undefined;
  /** The tools of the views; undefined while the viewer is closed. */
  #tools: MediaTools | undefined;
  /** Name of the dialog while the item has none. */
  #label = '';
  /** Address of the item that was opened; those of its group differ in the index. */
  #address: MediaAddress | null = null;
  #listening = new AbortController();
  #carryOut: ((input: EarlyInput) => void) | undefined;
  #delay = 0;
  #timer = 0;

  constructor(host: MediaBoxHost, opening: ViewerOpening) {
    this.#host = host;
    this.#opening = opening;
    this.#window = documentOf(host).defaultView as Window;
    this.#preloads = new Preloads(documentOf(host));
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
    const item = items.at(index);
    if (!item || !askPage(this.#host, 'open', { items, index })) return false;
    if (!this.isOpen) this.#begin(subject, item, index);
    this.#address = 'link' in subject ? addressOf(this.#host, subject.link, item.group) : null;
    const isSlideshow = this.#host.autoplaySeconds > 0 && !prefersReducedMotion(this.#window);
    this.#store.send({ type: 'opened', items, index, isSlideshow });
    if (this.#opening.input) this.#carryOut?.(this.#opening.input);
    return true;
  }

  close(source: CloseSource): void {
    this.#store.send({ type: 'close-asked', source });
  }

  update(): void {
    if (!this.isOpen) return;
    this.#reflect();
    if (this.#store.state.isPlaying) this.#play(true);
  }

  stop(): void {
    this.#store.send({ type: 'closed' });
  }

  #begin(subject: ViewerSubject, item: MediaItem, index: number): void {
    const opening = this.#opening;
    const isNew = !opening.parts;
    opening.begin('link' in subject ? firstPictureOf(this.#host, subject.link) : null);
    opening.ask = (source) => this.close(source);
    const { parts, picture } = opening;
    if (!parts) return;
    const { signal } = (this.#listening = new AbortController());
    const document = documentOf(this.#host);
    const duration = () => this.#host.transitionMs;
    this.#motion = new ItemMotion({ parts, document, duration }, index, signal);
    if (picture) Object.assign(picture.style, itemSize(item));
    if (picture && isNew && 'link' in subject) this.#motion.growFrom(subject.link, picture);
    const { labels, locale } = this.#host;
    const translate = createTexts({ host: this.#host, texts: es, own: labels, locale });
    this.#label = translate('media-box.label');
    this.#layer = openViewerLayer(opening, translate, this.#host.transitionMs);
    this.#host.adoptChrome([mediaBoxStyles, ...viewSheets]);
    const zoom = new PictureZoom(parts.content);
    // The hold of an item may end when the next opening has begun.
    const loaded = (index: number) =>
      afterHold(this.#host, () => {
        if (!signal.aborted) this.#store.send({ type: 'loaded', index });
      });
    const tools = createMediaTools(this.#host, reportPlayed(this.#host));
    const model: ViewerModel = {
      store: this.#store,
      content: parts.content,
      firstPicture: picture,
      loaded,
      zoom,
      tools,
    };
    this.#tools = tools;
    this.#carryOut = listenToViewer({ host: this.#host, parts, model }, signal);
    this.#view = createView(document, { host: this.#host, model });
    parts.chrome.append(this.#view);
  }

  #run(effect: ViewerEffect): void {
    switch (effect.type) {
      case 'wait':
        return this.#wait();
      case 'play':
        return this.#play(effect.isOn);
      case 'preload':
        return this.#preload(effect.items);
      case 'emit':
        return this.#emit(effect.fact);
      case 'ask-close':
        if (askPage(this.#host, 'close', this.#store.state)) this.#store.send({ type: 'closed' });
        return;
      case 'hide':
        return this.#hide();
    }
  }

  #preload(items: readonly MediaItem[]): void {
    this.#preloads.start(items.filter((item) => this.#tools?.mayPreload(item)));
  }

  #emit(fact: Extract<ViewerEffect, { readonly type: 'emit' }>['fact']): void {
    if (fact === 'opened') this.#history.enter(this.#address);
    else if (fact === 'item-changed') {
      this.#history.update(this.#addressNow());
      this.#motion?.slideTo(this.#store.state.index);
    }
    emitFact(this.#host, fact, this.#store.state);
  }

  /** Returns the address of the item on show. */
  #addressNow(): MediaAddress | null {
    const isGroup = typeof this.#address?.group === 'string';
    return isGroup && this.#address ? { ...this.#address, index: this.#store.state.index } : this.#address;
  }

  #wait(): void {
    this.#window.clearTimeout(this.#delay);
    const ms = holdMs(this.#host) === null ? this.#host.loadDelayMs : 0;
    this.#delay = this.#window.setTimeout(() => this.#store.send({ type: 'delay-elapsed' }), ms);
  }

  #play(isOn: boolean): void {
    this.#window.clearTimeout(this.#timer);
    if (!isOn) return;
    const ms = Math.max(shortestShowMs, this.#host.autoplaySeconds * 1000);
    this.#timer = this.#window.setTimeout(() => this.#store.send({ type: 'slideshow-ticked' }), ms);
  }

  #hide(): void {
    this.#window.clearTimeout(this.#delay);
    this.#listening.abort();
    this.#preloads.stop();
    this.#view?.remove();
    this.#view = undefined;
    this.#tools = undefined;
    this.#opening.ask = undefined;
    this.#opening.end();
    this.#layer?.close();
    this.#layer = undefined;
    this.#history.leave();
  }

  #reflect(): void {
    const { isOpen, progress } = this.#store.state;
    this.#host.setState('loading', isOpen && progress === 'loading');
    const { parts } = this.#opening;
    const isComing = progress === 'waiting' || progress === 'loading';
    if (!parts) return;
    parts.dialog.ariaLabel = nameOf(currentItem(this.#store.state)) || this.#label;
    parts.content.classList.toggle('held', isComing && holdMs(this.#host) !== null);
    parts.dialog.classList.toggle('scroll', this.#host.scrolling === 'scroll');
  }
}

import { afterPaint } from '../../../shared/dom/after-paint.js';
import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import { whenIdle } from '../../../shared/dom/when-idle.js';
import type { OpenLayer } from '../../../shared/overlay/layer-stack.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { createStore } from '../../../shared/store/create-store.js';
import type { MediaBoxHost, ViewerStore } from '../media-box.host.js';
import type { MediaAddress } from '../history/media-hash.model.js';
import type { MediaItem } from '../items/media-item.model.js';
import { addressOf, ViewerHistory } from '../history/viewer-history.dom.js';
import { itemSize } from '../media/item-size.model.js';
import type { EarlyInput } from '../opening/early-input.dom.js';
import type { ViewerDialog } from '../opening/viewer-dialog.dom.js';
import { firstPictureOf, type ViewerOpening } from '../opening/viewer-opening.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { holdMs } from './hold-item.dom.js';
import { listenToViewer } from './listen-viewer.dom.js';
import { ItemMotion } from './item-motion.dom.js';
import { openViewerLayer } from './open-layer.dom.js';
import { Preloads } from './preloads.dom.js';
import { type ReadSubject, readSubject, type ViewerSubject } from './read-subject.dom.js';
import { mountStage, type Stage } from './stage.js';
import { stepViewer } from './step-viewer.model.js';
import { askPage, emitFact } from './emit-events.js';
import { es } from '../texts/es.js';
import {
  type CloseSource,
  closedViewer,
  currentItem,
  nameOf,
  type ViewerEffect,
} from './viewer-state.model.js';
import { ViewerTimers } from './viewer-timers.dom.js';

export type { ViewerSubject } from './read-subject.dom.js';

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

/** Item that is shown once the dialog is on screen, in its group. */
interface Awaited extends ReadSubject {
  readonly subject: ViewerSubject;
  readonly item: MediaItem;
}

class ViewerController implements Viewer {
  readonly #host: MediaBoxHost;
  readonly #opening: ViewerOpening;
  readonly #window: Window;
  readonly #store: ViewerStore;
  readonly #preloads: Preloads;
  readonly #history: ViewerHistory;
  readonly #timers: ViewerTimers;
  /** Dialog that is open or prepared, with its view. */
  #stage: Stage | undefined;
  #cancelPreparing = () => {};
  #layer: OpenLayer | undefined;
  #motion: ItemMotion | undefined;
  /** Name of the dialog while the item has none. */
  #label = '';
  /** Address of the item that was opened; those of its group differ in the index. */
  #address: MediaAddress | null = null;
  #awaited: Awaited | undefined;
  #listening = new AbortController();
  #replayInput: ((input: EarlyInput) => void) | undefined;

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
    this.#timers = new ViewerTimers({ host, window: this.#window, send: this.#store.send });
    this.#store.subscribe(() => this.#reflect());
    this.#prepareWhenIdle();
  }

  get isOpen(): boolean {
    return this.#store.state.isOpen || this.#awaited !== undefined;
  }

  open(subject: ViewerSubject): boolean {
    const { items, index } = readSubject(this.#host, subject);
    const item = items.at(index);
    if (!item || !askPage(this.#host, 'open', { items, index })) return false;
    const isBegun = this.isOpen;
    this.#awaited = { subject, items, item, index };
    const { parts } = this.#opening;
    if (!isBegun) this.#begin(this.#awaited);
    else if (this.#layer && parts) this.#showAwaited(parts);
    return true;
  }

  close(source: CloseSource): void {
    if (this.#awaited) this.#hide();
    else this.#store.send({ type: 'close-asked', source });
  }

  update(): void {
    if (!this.#store.state.isOpen) return;
    this.#reflect();
    if (this.#store.state.isPlaying) this.#timers.play(true);
  }

  stop(): void {
    if (this.#awaited) this.#hide();
    else this.#store.send({ type: 'closed' });
    this.#cancelPreparing();
    this.#stage?.view.remove();
  }

  /** Opens the dialog with the first picture. The rest follows once the visitor sees it. */
  #begin({ subject, item, index }: Awaited): void {
    const opening = this.#opening;
    const isNew = !opening.parts;
    opening.begin('link' in subject ? firstPictureOf(this.#host, subject.link) : null);
    const { parts, picture } = opening;
    if (!parts) return;
    opening.ask = (source) => this.close(source);
    parts.dialog.ariaLabel = nameOf(item) || parts.dialog.ariaLabel;
    const { signal } = (this.#listening = new AbortController());
    const document = documentOf(this.#host);
    this.#motion = new ItemMotion(
      { parts, document, duration: () => this.#host.transitionMs },
      index,
      signal,
    );
    if (picture) Object.assign(picture.style, itemSize(item));
    if (picture && isNew && 'link' in subject) this.#motion.growFrom(subject.link, picture);
    const goOn = () => {
      if (parts === opening.parts) this.#showAwaited(parts);
    };
    if (isNew) afterPaint(this.#window, goOn);
    else goOn();
  }

  #showAwaited(parts: ViewerDialog): void {
    if (!this.#awaited) return;
    const { subject, items, item, index } = this.#awaited;
    this.#awaited = undefined;
    this.#stage ??= this.#mount(parts);
    if (!this.#layer) this.#equip(this.#stage);
    this.#address = 'link' in subject ? addressOf(this.#host, subject.link, item.group) : null;
    const isSlideshow = this.#host.autoplaySeconds > 0 && !prefersReducedMotion(this.#window);
    this.#store.send({ type: 'opened', items, index, isSlideshow });
    if (this.#opening.input) this.#replayInput?.(this.#opening.input);
  }

  /** Mounts the view in the dialog of the next opening, when the browser is idle. */
  #prepareWhenIdle(): void {
    this.#cancelPreparing = whenIdle(() => {
      if (!this.#opening.parts) this.#stage ??= this.#mount(this.#opening.prepare());
    });
  }

  #mount(parts: ViewerDialog): Stage {
    return mountStage(this.#host, { parts, opening: this.#opening, store: this.#store });
  }

  /** Adds the name, the layer and the listeners of an open dialog. */
  #equip({ parts, model }: Stage): void {
    const host = this.#host;
    const translate = createTexts({ host, texts: es, own: host.labels, locale: host.locale });
    this.#label = translate('media-box.label');
    this.#layer = openViewerLayer(this.#opening, translate, host.transitionMs);
    this.#replayInput = listenToViewer({ host, parts, model }, this.#listening.signal);
  }

  #run(effect: ViewerEffect): void {
    switch (effect.type) {
      case 'wait':
        return this.#timers.wait();
      case 'play':
        return this.#timers.play(effect.isOn);
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
    this.#preloads.start(items.filter((item) => this.#stage?.model.tools.mayPreload(item)));
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

  #hide(): void {
    this.#awaited = undefined;
    this.#timers.stopWaiting();
    this.#listening.abort();
    this.#preloads.stop();
    this.#stage?.view.remove();
    this.#stage = this.#motion = this.#replayInput = undefined;
    this.#opening.ask = undefined;
    this.#opening.end();
    this.#layer?.close();
    this.#layer = undefined;
    this.#history.leave();
    this.#prepareWhenIdle();
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

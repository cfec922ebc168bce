import {
  FactEvent,
  QuestionEvent,
  RequestEvent,
  type RequestDetail,
} from '../../shared/events/suite-event.js';
import type { Source } from './panel-state.model.js';

/** Detail of an event: the cause of a movement. */
export interface PanelMove {
  readonly source: Source;
}

/** Request to open a panel. */
export class OffcanvasPanelOpenRequestEvent extends RequestEvent<RequestDetail> {
  constructor(detail: RequestDetail = {}) {
    super('offcanvas-panel-open-request', detail);
  }
}

/** Request to close a panel. */
export class OffcanvasPanelCloseRequestEvent extends RequestEvent<RequestDetail> {
  constructor(detail: RequestDetail = {}) {
    super('offcanvas-panel-close-request', detail);
  }
}

/** Request to open a closed panel, or to close an open one. */
export class OffcanvasPanelToggleRequestEvent extends RequestEvent<RequestDetail> {
  constructor(detail: RequestDetail = {}) {
    super('offcanvas-panel-toggle-request', detail);
  }
}

/** Fired before the panel opens. Cancel it to leave the panel closed. */
export class OffcanvasPanelOpenEvent extends QuestionEvent<PanelMove> {
  constructor(detail: PanelMove) {
    super('offcanvas-panel-open', detail);
  }
}

/** Fired before the panel closes. Cancel it to leave the panel open. */
export class OffcanvasPanelCloseEvent extends QuestionEvent<PanelMove> {
  constructor(detail: PanelMove) {
    super('offcanvas-panel-close', detail);
  }
}

/** Fired when the panel is open and its movement has ended. */
export class OffcanvasPanelOpenedEvent extends FactEvent<PanelMove> {
  constructor(detail: PanelMove) {
    super('offcanvas-panel-opened', detail);
  }
}

/** Fired when the panel is closed and its movement has ended. */
export class OffcanvasPanelClosedEvent extends FactEvent<PanelMove> {
  constructor(detail: PanelMove) {
    super('offcanvas-panel-closed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'offcanvas-panel-open-request': OffcanvasPanelOpenRequestEvent;
    'offcanvas-panel-close-request': OffcanvasPanelCloseRequestEvent;
    'offcanvas-panel-toggle-request': OffcanvasPanelToggleRequestEvent;
    'offcanvas-panel-open': OffcanvasPanelOpenEvent;
    'offcanvas-panel-close': OffcanvasPanelCloseEvent;
    'offcanvas-panel-opened': OffcanvasPanelOpenedEvent;
    'offcanvas-panel-closed': OffcanvasPanelClosedEvent;
  }
}

import { FactEvent, QuestionEvent } from '../../../shared/events/suite-event.js';
import type { FormEventDetail } from './event-detail.model.js';

export interface PageMove extends FormEventDetail {
  readonly from: number;
  readonly to: number;
  readonly direction: 'next' | 'prev';
}

/** Fired before another page is shown. Cancel it to stay. */
export class RsFormPageChangeEvent extends QuestionEvent<PageMove> {
  constructor(detail: PageMove) {
    super('rs-form-page-change', detail);
  }
}

/** Fired when another page is shown. */
export class RsFormPageChangedEvent extends FactEvent<PageMove> {
  constructor(detail: PageMove) {
    super('rs-form-page-changed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'rs-form-page-change': RsFormPageChangeEvent;
    'rs-form-page-changed': RsFormPageChangedEvent;
  }
}

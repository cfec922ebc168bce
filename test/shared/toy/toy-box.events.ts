import { FactEvent, QuestionEvent } from '../../../shared/events/suite-event.js';

export interface ToyChange {
  readonly count: number;
}

/** Fired before a toy is put in. Cancel it to keep the box as it is. */
export class ToyBoxChangeEvent extends QuestionEvent<ToyChange> {
  constructor(detail: ToyChange) {
    super('toy-box-change', detail);
  }
}

/** Fired after a toy was put in. */
export class ToyBoxChangedEvent extends FactEvent<ToyChange> {
  constructor(detail: ToyChange) {
    super('toy-box-changed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'toy-box-change': ToyBoxChangeEvent;
    'toy-box-changed': ToyBoxChangedEvent;
  }
}

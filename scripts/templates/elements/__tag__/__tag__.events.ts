import { FactEvent } from '../../shared/events/suite-event.js';

export interface __Name__Toggle {
  readonly isOpen: boolean;
}

/** Fired after the content was shown or hidden. */
export class __Name__ToggledEvent extends FactEvent<__Name__Toggle> {
  constructor(detail: __Name__Toggle) {
    super('__tag__-toggled', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    '__tag__-toggled': __Name__ToggledEvent;
  }
}

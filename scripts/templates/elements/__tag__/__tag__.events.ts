import { FactEvent } from '../../shared/events/suite-event.js';

/** Dispatched after the content was shown or hidden. */
export class __Name__ToggledEvent extends FactEvent<{ readonly isOpen: boolean }> {
  constructor(detail: { readonly isOpen: boolean }) {
    super('__tag__-toggled', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    '__tag__-toggled': __Name__ToggledEvent;
  }
}

export { RsFormElement } from './rs-form.shell.js';
export type { FormEventDetail, Submission } from './form/event-detail.model.js';
export {
  RsFormPageRequestEvent,
  RsFormResetRequestEvent,
  RsFormStartedEvent,
  type PageRequest,
} from './form/rs-form.events.js';
export {
  RsFormAcceptedEvent,
  RsFormPageChangedEvent,
  RsFormPageChangeEvent,
  RsFormRestoredEvent,
  RsFormSubmitEvent,
  RsFormSubmitFailedEvent,
  RsFormSubmittedEvent,
  RsFormValidatedEvent,
  type Acceptance,
  type PageMove,
  type SubmitFailure,
  type Validation,
} from './form/feature.events.js';
export { FormHooks } from './form/rs-form.hooks.js';
export type { CallbackName, ExtraValidation, FormCallback } from './form/rs-form.hooks.js';

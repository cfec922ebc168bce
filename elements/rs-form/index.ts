export { RsFormElement } from './rs-form.shell.js';
export {
  RsFormAcceptedEvent,
  RsFormPageChangedEvent,
  RsFormPageChangeEvent,
  RsFormPageRequestEvent,
  RsFormResetRequestEvent,
  RsFormRestoredEvent,
  RsFormStartedEvent,
  RsFormSubmitEvent,
  RsFormSubmitFailedEvent,
  RsFormSubmittedEvent,
  RsFormValidatedEvent,
} from './form/rs-form.events.js';
export type {
  Acceptance,
  FormEventDetail,
  PageMove,
  PageRequest,
  Submission,
  SubmitFailure,
  Validation,
} from './form/rs-form.events.js';
export { FormHooks } from './form/rs-form.hooks.js';
export type { CallbackName, ExtraValidation, FormCallback } from './form/rs-form.hooks.js';

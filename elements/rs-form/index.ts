export { RsFormElement } from './rs-form.shell.js';
export type { FormEventDetail, Submission } from './form/event-detail.model.js';
export {
  RsFormPageRequestEvent,
  RsFormResetRequestEvent,
  RsFormStartedEvent,
  type PageRequest,
} from './form/rs-form.events.js';
export { RsFormPageChangedEvent, RsFormPageChangeEvent, type PageMove } from './form/page.events.js';
export { RsFormRestoredEvent } from './form/draft.events.js';
export {
  RsFormSubmitEvent,
  RsFormSubmitFailedEvent,
  RsFormSubmittedEvent,
  RsFormValidatedEvent,
  type SubmitFailure,
  type Validation,
} from './form/attempt.events.js';
export { RsFormAcceptedEvent, type Acceptance } from './form/thank-you.events.js';
export { FormHooks } from './form/rs-form.hooks.js';
export type { CallbackName, ExtraValidation, FormCallback } from './form/rs-form.hooks.js';

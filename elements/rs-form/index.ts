export { RsFormElement } from './rs-form.shell.js';
export {
  RsFormAcceptedEvent,
  RsFormStartedEvent,
  RsFormSubmitEvent,
  RsFormSubmitFailedEvent,
  RsFormSubmittedEvent,
  RsFormValidatedEvent,
} from './rs-form.events.js';
export type { FormMoment, Submission, SubmitFailure, Validation } from './rs-form.events.js';

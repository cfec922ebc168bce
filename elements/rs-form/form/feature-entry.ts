import type { FormFeature, FormSession } from './rs-form.session.js';

/** Starts a feature in a form. */
export type StartFeature = (session: FormSession) => FormFeature;

/** Imports a feature from a late folder of the plan of chunks. */
export type LoadFeature = () => Promise<{ readonly startFeature: StartFeature }>;

/** One line of the list of features. */
export type FeatureEntry = FeatureTraits &
  (
    | { readonly start: StartFeature; readonly load?: undefined }
    | { readonly load: LoadFeature; readonly start?: undefined }
  );

interface FeatureTraits {
  /**
   * The name in reports, and for `Contributions.request`.
   *
   * @default 'feature'
   */
  readonly name?: string;
  /**
   * - `now`: with the form, or as soon as the page's return makes the feature needed.
   * - `touched`: when the form is first touched or changed.
   *
   * @default 'now'
   */
  readonly when?: 'now' | 'touched';
  /**
   * Returns true if a form needs the feature.
   *
   * @default all forms need it
   */
  readonly isNeeded?: (session: FormSession) => boolean;
  /** Flag: it adds to checks or to the post, and starts in the same task as the form. Not for a late folder. */
  readonly isForSending?: boolean;
}

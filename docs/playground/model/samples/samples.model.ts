import { readForm, defaultSettings } from '../empty.model.js';
import type { Playground, PlaygroundForm, PlaygroundSettings, Words } from '../playground.model.js';
import { booking } from './booking.model.js';
import { contact } from './contact.model.js';
import { registration } from './registration.model.js';
import { survey } from './survey.model.js';
import { uploads } from './uploads.model.js';

/** A form to begin with. */
export interface Sample {
  readonly id: string;
  readonly title: Words;
  readonly state: Playground;
}

/** Form of a sample as its author would write it. */
interface SampleSource {
  readonly id: string;
  readonly title: Words;
  readonly form: object;
  readonly settings: Partial<PlaygroundSettings>;
}

const sources: readonly SampleSource[] = [contact, registration, booking, uploads, survey];

/** Returns a sample. Its form is read when it is wanted: the page starts with one of them. */
function sampleOf({ id, title, form, settings }: SampleSource): Sample {
  let state: Playground | undefined;
  return {
    id,
    title,
    get state() {
      return (state ??= {
        version: 1,
        form: readForm({ version: 1, ...form }) as PlaygroundForm,
        settings: { ...defaultSettings, ...settings },
      });
    },
  };
}

/** All samples. */
export const samplePlaygrounds: readonly Sample[] = sources.map(sampleOf);

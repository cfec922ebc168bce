import { readForm, defaultSettings } from '../empty.model.js';
import type { Playground, PlaygroundForm, PlaygroundSettings, Words } from '../playground.model.js';
import { contact } from './contact.model.js';

/** A form to begin with. */
export interface Sample {
  readonly id: string;
  readonly title: Words;
  readonly state: Playground;
}

/** Form of a sample as its author would write it. */
export interface SampleSource {
  readonly id: string;
  readonly title: Words;
  readonly form: object;
  readonly settings: Partial<PlaygroundSettings>;
}

/** All samples, the smallest one first. */
export const samplePlaygrounds: readonly Sample[] = [contact].map(({ id, title, form, settings }) => ({
  id,
  title,
  state: {
    version: 1,
    form: readForm({ version: 1, ...form }) as PlaygroundForm,
    settings: { ...defaultSettings, ...settings },
  },
}));

/**
 * Profiles of the suite, in the order in which they are tried: those that match fewest forms first. Forms of RSForm never wait
 * for the one of their system: `markup/` reads them by the same marks.
 */
import { type Profile, profileFormat } from './profile.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import bootstrap from './bootstrap.json';
import contactForm7 from './contact-form-7.json';
import django from './django.json';
import drupal from './drupal.json';
import gravityForms from './gravity-forms.json';
import laravel from './laravel.json';
import plain from './plain.json';
import rails from './rails.json';
import rsform from './rsform.json';
import wtforms from './wtforms.json';

const written: readonly unknown[] = [
  rsform,
  contactForm7,
  gravityForms,
  drupal,
  rails,
  laravel,
  django,
  wtforms,
  bootstrap,
  plain,
];

export const builtInProfiles: readonly Profile[] = written.flatMap(
  (one) => readJson(profileFormat, one) ?? [],
);

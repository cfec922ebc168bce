import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PageDocument } from '../../cli/html/page-document.mjs';

const folder = join(import.meta.dirname, '..', 'data', 'any-server');

/** One way in which a system writes forms, as selectors. */
export interface Layout {
  readonly name: string;
  readonly pages: readonly string[];
  /** Page after an accepted post. */
  readonly thanksPage?: string;
  readonly form: string;
  /** Matches the block of a control among its ancestors. */
  readonly block: string;
  readonly label: string;
  /** Matches error elements; null if there are none for single fields. */
  readonly error: string | null;
  /**
   * Place of a field's error: in its block, the element before its block, or an item of the summary that begins with the
   * name of the field.
   */
  readonly errorPlace: 'in-block' | 'before-block' | 'in-summary';
  readonly summary?: string | null;
  readonly summaryItem?: string | null;
  /** Matches invalid controls, or elements around them. */
  readonly invalid: string;
  readonly submit: string;
  readonly thanks?: string;
  /** Matches the hidden field of the token. */
  readonly token?: string;
  /** Pattern of the part of a name that is not the field's: each box of Drupal has its value in its name. */
  readonly namePart?: string;
  /** Fields whose controls are outside of their block, because the parser moves them out of it. */
  readonly withoutBlock?: readonly string[];
  /** Matches what surrounds such controls: their block is the element before it. */
  readonly groupWithoutBlock?: string;
  /** Matches what surrounds controls of the system that no visitor fills in, such as a field against robots. */
  readonly ownControls?: string;
}

/** Facts of a system (`facts.json`), as far as the tests read them. */
export interface Facts {
  readonly profile: string;
  readonly layouts: readonly Layout[];
  /** Name of a page → name of a field → its error. */
  readonly saved: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Names of the folders with saved pages. */
export const profiles: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Returns the facts of a profile. */
export function factsOf(profile: string): Facts {
  return JSON.parse(savedText(profile, 'facts.json')) as Facts;
}

/** Returns the names of a profile's files. */
export function filesOf(profile: string): readonly string[] {
  return readdirSync(join(folder, profile));
}

/** Returns a file of a profile. */
export function savedText(profile: string, file: string): string {
  return readFileSync(join(folder, profile, file), 'utf8');
}

/** Returns a saved page as a browser would parse it. */
export function savedPage(profile: string, file: string): PageDocument {
  return new PageDocument(savedText(profile, file), `http://saved.example/${profile}/${file}`, new Map());
}

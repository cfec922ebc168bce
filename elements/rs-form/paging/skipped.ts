import { addToList } from '../../../shared/store/add-to-list.model.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { readPageOf, type ServerPages } from './pages.dom.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import type { FormSession } from '../form/rs-form.session.js';

/** Follows the conditions: which pages have nothing left to answer. */
export interface SkippedPages {
  /** Reads the form again. Discards earlier results. */
  read(): void;
  stop(): void;
}

/**
 * Notifies of the pages on which conditions hide every field. A text that a condition shows or hides counts as a field;
 * a text without a condition does not keep its page. A page of texts alone is never skipped.
 */
export function followSkippedPages(
  { form, definition, visibility }: FormSession,
  pages: ServerPages,
  notify: (skipped: ReadonlySet<number>) => void,
): SkippedPages {
  const targets = definition.conditions.flatMap((condition) => condition.targets);
  const names = new Set([...form.names.filter((name) => isOnShow(form, name)), ...targets]);
  const contents = contentsOf(form, pages, names);
  let hidden: unknown;
  let known = '';

  function follow(): void {
    if (visibility.state.hidden === hidden) return;
    hidden = visibility.state.hidden;
    const skipped = [...contents]
      .filter(([, fields]) => fields.every((name) => isFieldHidden(visibility.state, name)))
      .map(([page]) => page);
    if (skipped.join() === known) return;
    known = skipped.join();
    notify(new Set(skipped));
  }

  // Where nothing is ever hidden nothing needs to be followed.
  const stop = targets.length > 0 ? visibility.subscribe(follow) : () => undefined;
  if (targets.length > 0) follow();
  return { read: follow, stop };
}

/** Returns the names of the fields on each page. */
function contentsOf(form: ServerForm, pages: ServerPages, names: Iterable<string>): Map<number, string[]> {
  const contents = new Map<number, string[]>();
  for (const name of names) {
    const page = readPageOf(form, pages, name);
    if (page !== null) addToList(contents, page, name);
  }
  return contents;
}

function isOnShow(form: ServerForm, name: string): boolean {
  return form.controls(name).some(({ type }) => controlTraits(type).isSeen);
}

import { takePresses, type PageButton } from './buttons.dom.js';
import type { ServerPages } from './pages.dom.js';
import { type PagingState, neighbourOf, reachablePage } from './paging.model.js';
import type { FormSession, PageTurn } from '../form/rs-form.session.js';

interface ButtonParts {
  readonly buttons: readonly PageButton[];
  readonly pages: ServerPages;
  readonly state: () => PagingState;
  readonly request: (turn: PageTurn) => void;
}

/** Turns presses of the page buttons into requests; returns the way to stop. */
export function startPageButtons(session: FormSession, parts: ButtonParts): () => void {
  const { shell, definition } = session;
  const stops = parts.buttons.map((button) =>
    takePresses(button.element, {
      report: (error) => shell.report(error),
      pressed() {
        const turn = turnOf(parts, button, isChecked(definition.fields, button));
        if (turn) parts.request(turn);
      },
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the page turn of a button on the current page; null for none. Pages are not checked on the way back. */
function turnOf({ pages, state }: ButtonParts, button: PageButton, checks: boolean): PageTurn | null {
  const now = state();
  const from = now.current;
  if (from === null) return null;
  const to = targetOf(now, button, pages.pageAt(button.element) ?? from);
  return to === null || to === from ? null : { from, to, validate: checks && to > from };
}

function targetOf(state: PagingState, { call, direction }: PageButton, place: number): number | null {
  if (call) return reachablePage(state, call.page);
  return direction && neighbourOf(state, place, direction);
}

/** Returns whether the page is checked first: by the handler, else by the definition of the page break, else yes. */
function isChecked(fields: FormSession['definition']['fields'], { call, breakName }: PageButton): boolean {
  if (call) return call.validate;
  const written = fields.find(({ name, type }) => type === 'page-break' && name === breakName);
  return written?.validate ?? true;
}

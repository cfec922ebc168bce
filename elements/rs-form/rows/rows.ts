import { adoptIntoPage } from '../../../shared/dom/adopt-into-page.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { createFormTexts } from '../form/form-texts.js';
import type { FormRows, RowGroup } from '../form/form-fields.host.js';
import type { FormFeature, FormHost, FormSession } from '../form/rs-form.session.js';
import { type ChangeableGroup, GroupRows } from './group-rows.js';
import { diagnoseGroup } from './rows.model.js';
import { rowsStyles } from './rows.styles.js';

/** Places of mistakes that were reported: a form starts anew with each change of its rows. */
const reported = new WeakMap<FormHost, Set<string>>();

/** Adds buttons to groups of fields, by which a visitor adds and removes rows. */
export function startFeature(session: FormSession): FormFeature {
  return session.rows ? new Rows(session, session.rows) : { stop: () => undefined };
}

class Rows implements FormFeature {
  readonly #groups: readonly GroupRows[];

  constructor(session: FormSession, rows: FormRows) {
    const { shell, form, definition } = session;
    const translate = createFormTexts(shell, definition.texts);
    adoptIntoPage(form.element, rowsStyles.cssText);
    const groups = changeableGroups(session, rows.groups);
    this.#groups = groups.map((group) => new GroupRows(session, rows, group, translate));
    void this.#fill();
  }

  async addRowsFor(keys: readonly string[]): Promise<boolean> {
    // After rows of one group the form has started again: the next call is that of its new draft.
    for (const group of this.#groups) if (await group.addRowsFor(keys)) return true;
    return false;
  }

  formReset(): void {
    for (const group of this.#groups) group.forget();
  }

  stop(): void {
    for (const group of this.#groups) group.stop();
  }

  /** In a microtask: this object is not yet among the features that a restart stops. */
  async #fill(): Promise<void> {
    await Promise.resolve();
    for (const group of this.#groups) await group.fill();
  }
}

/** Returns the groups of the JSON without a mistake. Reports the mistakes of the others, which stay as the server wrote them. */
function changeableGroups(session: FormSession, groups: readonly RowGroup[]): readonly ChangeableGroup[] {
  const { repeats = [] } = session.definition;
  return repeats.flatMap((repeat, index) => {
    const group = groups.find((one) => one.repeat === repeat);
    const outer = groups.find(
      ({ element }) => element !== group?.element && element.contains(group?.element ?? null),
    );
    const facts = {
      isFound: group !== undefined,
      hasModel: Boolean(group?.model),
      outer: outer?.repeat.group ?? '',
    };
    const diagnostic = diagnoseGroup(index, repeat, facts);
    if (diagnostic) report(session.shell, diagnostic);
    return diagnostic || !group?.model ? [] : [{ ...group, model: group.model }];
  });
}

function report(
  shell: FormHost,
  { place, problem, code }: NonNullable<ReturnType<typeof diagnoseGroup>>,
): void {
  const known = reported.get(shell) ?? new Set<string>();
  reported.set(shell, known);
  if (!known.has(place)) shell.report(new ConfigError(shell, place, problem, code));
  known.add(place);
}

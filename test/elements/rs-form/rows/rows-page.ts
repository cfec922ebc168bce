import { until } from '../../../shared/until.js';
import { openForm, type OtherForm, reopenForm } from '../profiles/open-form.js';

/** Form with a group of rows, used as a visitor would. */
export interface RowsPage extends OtherForm {
  rows(): readonly HTMLElement[];
  /** Returns the names of the visible controls with their values, as the browser would post them. */
  posted(): readonly (readonly [string, FormDataEntryValue])[];
  add(): HTMLButtonElement;
  /** Returns the button that removes the row at a place, from 1; null for none. */
  remove(place: number): HTMLButtonElement | null;
  undo(): HTMLButtonElement | null;
  /** Presses a button, and waits until the form has so many rows, with their buttons. */
  press(button: HTMLButtonElement | null, count: number): Promise<void>;
}

/** Returns the markup of one row of guests, as a server writes it. */
export function guest(index: number, name = ''): string {
  return `<div class="guest">
    <p><label for="guest-${index}-name">Name</label> <input id="guest-${index}-name" name="guests[${index}][name]" value="${name}" required></p>
    <p><label for="guest-${index}-diet">Diet</label> <select id="guest-${index}-diet" name="guests[${index}][diet]">
      <option value="any">Any</option><option value="other">Other</option></select></p>
    <p><label for="guest-${index}-note">Note</label> <input id="guest-${index}-note" name="guests[${index}][note]"></p>
    <p><label for="guest-${index}-price">Price</label> <input id="guest-${index}-price" name="guests[${index}][price]" aria-describedby="guest-${index}-hint"><span id="guest-${index}-hint">In euros</span></p>
  </div>`;
}

/** Returns a form with some guests. */
export function guestForm(rows: string, others = ''): string {
  return `<form method="post" action="/x"><fieldset id="guests"><legend>Guest</legend>${rows}</fieldset>${others}
    <button type="submit">Send</button></form>`;
}

interface Setting {
  readonly markup?: string;
  readonly repeat?: object;
  readonly json?: object;
  readonly attributes?: string;
  /** True for a form that keeps the draft of the one before. */
  readonly isReopened?: boolean;
}

/** Opens a form with a group, and waits for its buttons. */
export async function openRows(setting: Setting = {}): Promise<RowsPage> {
  const page = await openGroup(setting);
  await until(() => page.form.querySelector('.rs-form-row-add') !== null, 'the button that adds a row');
  return page;
}

/** Opens a form with a group that may get no buttons. */
export async function openGroup({
  markup = guestForm(guest(0)),
  repeat = {},
  json = {},
  attributes = 'markup="plain"',
  isReopened = false,
}: Setting): Promise<RowsPage> {
  const open = isReopened ? reopenForm : openForm;
  const page = await open(markup, { repeats: [{ group: 'guests', ...repeat }], ...json }, attributes);
  const { form } = page;
  const group = () => form.querySelector<HTMLElement>('#guests') as HTMLElement;
  const rows = () => [...group().querySelectorAll<HTMLElement>('.guest, [data-repeat-row]:not(template)')];
  return {
    ...page,
    rows,
    posted: () => [...new FormData(form)],
    add: () => form.querySelector('.rs-form-row-add') as HTMLButtonElement,
    remove: (place) => rows()[place - 1]?.querySelector('.rs-form-row-remove') ?? null,
    undo: () => form.querySelector('.rs-form-row-undo'),
    async press(button, count) {
      const add = () => form.querySelector('.rs-form-row-add');
      const before = add();
      button?.click();
      // A form that has started again has another button.
      await until(() => rows().length === count && add() !== null && add() !== before, `${count} rows`);
    },
  };
}

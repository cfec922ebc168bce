import { expect } from '@open-wc/testing';
import { checkedTag, control, markOf } from '../checks/checked-form.js';
import { openFormPage } from '../page-driver.js';

const json = {
  conditions: [{ targets: ['Motivo'], when: [{ field: 'Tipo', value: 'a' }] }],
  calculations: [{ target: 'Total', expression: '{Cantidad:value} * 2', decimals: 0 }],
};
const tag = checkedTag(
  [
    { name: 'Tipo', controls: control('Tipo', '', 'select') },
    { name: 'Motivo', controls: control('Motivo', 'required') },
    { name: 'Cantidad', controls: control('Cantidad', 'type="number" value="1"') },
    { name: 'Total', controls: control('Total', 'readonly') },
  ],
  json,
);

/** Opens the form. */
async function open() {
  const page = await openFormPage(tag);
  const one = (id: string) => page.form.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
  const isShown = () => page.block('motivo').getClientRects().length > 0;
  return { page, one, isShown };
}

/** Stand-in for jQuery: its events are its own, and bubble among its own handlers. */
function installQuery(): (target: Element) => void {
  const handlers = new Map<unknown, Set<(event: object) => void>>();
  const jQuery = (node: unknown) => ({
    on: (_: string, run: () => void) => handlers.set(node, (handlers.get(node) ?? new Set()).add(run)),
    off: (_: string, run: () => void) => handlers.get(node)?.delete(run),
  });
  Reflect.set(window, 'jQuery', jQuery);
  return (target) => {
    for (let at: Element | null = target; at; at = at.parentElement)
      for (const run of handlers.get(at) ?? []) run({ target });
  };
}

describe('<rs-form> silent values', () => {
  it('values that a script sets without an event decide at Send about conditions and checks: a field that they show must be filled in', async () => {
    const { page, one, isShown } = await open();
    one('Tipo').value = 'a';
    const isSent = (await page.press()) !== null;
    expect({ isSent, isShown: isShown(), mark: markOf(page, 'Motivo') !== null }).to.deep.equal({
      isSent: false,
      isShown: true,
      mark: true,
    });
  });

  it('values that a script sets without an event count in a total that is sent', async () => {
    const { page, one } = await open();
    one('Cantidad').value = '21';
    const post = await page.press();
    expect(post?.get('form[Total]')).to.equal('42');
  });

  it('values that a script sets without an event are heard at once where jQuery triggers the change', async () => {
    const trigger = installQuery();
    try {
      const { one, isShown } = await open();
      one('Tipo').value = 'a';
      trigger(one('Tipo'));
      expect(isShown()).to.equal(true);
    } finally {
      Reflect.deleteProperty(window, 'jQuery');
    }
  });
});

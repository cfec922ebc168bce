import { expect } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { until } from '../../../shared/until.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { definitionOf, jsonTag, openRendered } from './rendered-page.js';

const fields = [
  { name: 'Nombre', type: 'text', caption: 'Nombre' },
  { name: 'Horario', type: 'radio-group', options: [{ value: 'Mañana' }, { value: 'Tarde' }] },
  { name: 'Detalles', type: 'textarea' },
];

const nodesOf = (element: Element) =>
  [...element.querySelectorAll('form *')].filter((node) => !node.closest('rs-calendar'));

const areSame = (some: readonly Element[], others: readonly Element[]) =>
  some.length === others.length && some.every((node, place) => node === others[place]);

/** Returns true if React's root still holds the node, until it is unmounted. */
const isHeld = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
const isUnmounted = (element: Element) => !nodesOf(element).some(isHeld);

async function comeBack(element: RsFormElement, place: Element): Promise<void> {
  place.append(element);
  await new Promise<void>((resolve) => element.withCore(() => resolve()));
}

describe('<rs-form> root', () => {
  it('the React root of a form rendered from JSON stays while the tag is in the document, also when it is moved', async () => {
    const element = await openRendered(jsonTag(definitionOf(fields)));
    const nodes = nodesOf(element);
    expect(nodes.length).to.be.above(10);
    element.parentElement?.prepend(element);
    await nextTask();
    expect(nodes.filter((node) => !isHeld(node)).length).to.equal(0);
    expect(areSame(nodesOf(element), nodes)).to.equal(true);
  });

  it('the React root of a form rendered from JSON is unmounted when the tag has left, and every field stays as the visitor left it', async () => {
    const element = await openRendered(jsonTag(definitionOf(fields)));
    const place = element.parentElement as Element;
    const nodes = nodesOf(element);
    const [name, , evening] = element.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
    const details = element.querySelector('textarea') as HTMLTextAreaElement;
    Object.assign(name as object, { value: 'Ana' });
    Object.assign(evening as object, { checked: true });
    details.value = 'Por la tarde';

    element.remove();
    await until(() => isUnmounted(element), 'unmounted');
    expect(areSame(nodesOf(element), nodes)).to.equal(true);
    await comeBack(element, place);
    expect(areSame(nodesOf(element), nodes)).to.equal(true);
    expect({ name: name?.value, evening: evening?.checked, details: details.value }).to.deep.equal({
      name: 'Ana',
      evening: true,
      details: 'Por la tarde',
    });
    expect(new FormData(element.form as HTMLFormElement).get('form[Horario]')).to.equal('Tarde');
  });

  it('the React root of a form rendered from JSON is unmounted once the form of another address has taken its place', async () => {
    const element = await openRendered(jsonTag(definitionOf(fields)));
    const [first] = element.querySelectorAll('form');
    const nodes = nodesOf(element);
    const other = JSON.stringify(definitionOf([{ name: 'Otro', type: 'text' }]));
    element.src = URL.createObjectURL(new Blob([other], { type: 'application/json' }));
    await until(() => !first?.isConnected, 'replaced');
    expect(nodes.filter(isHeld).length).to.equal(0);
    expect(isHeld(element.querySelector('[id="Otro"]') as Element)).to.equal(true);
  });

  for (const name of ['childNodes', 'firstChild', 'append', 'removeChild', 'ownerDocument']) {
    it(`the React root of a form rendered from JSON is unmounted where a field’s name hides ${name} of the form`, async () => {
      const element = await openRendered(jsonTag(definitionOf([{ name, type: 'text', value: 'yes' }])));
      const nodes = nodesOf(element);
      element.remove();
      await until(() => isUnmounted(element), 'unmounted');
      expect(areSame(nodesOf(element), nodes)).to.equal(true);
    });
  }

  it('the React root of a form rendered from JSON is unmounted where a script of the page has taken a part of the form elsewhere', async () => {
    const element = await openRendered(jsonTag(definitionOf(fields)));
    const place = element.parentElement as Element;
    const taken = element.querySelector('fieldset') as Element;
    place.append(taken);
    element.remove();
    await until(() => isUnmounted(element), 'unmounted');
    expect(taken.parentElement === place).to.equal(true);
    expect(isHeld(taken)).to.equal(false);
  });
});

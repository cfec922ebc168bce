import { expect } from '@open-wc/testing';
import { checkDefinition } from '../../../../elements/rs-form/definition/check-definition.model.js';
import { describeForm } from '../../../../elements/rs-form/rendering/describe-form.model.js';
import { renderForm } from '../../../../elements/rs-form/rendering/render.js';
import type { RenderedForm } from '../../../../elements/rs-form/rendering/rendered.model.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { until } from '../../../shared/until.js';
import { definitionOf, jsonTag, openTag } from './rendered-page.js';

const around = { address: '/', language: 'es', thisYear: 2026, translate: (key: string) => key };

const fieldsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Campo${at}`, type: 'text', caption: `Campo ${at}` }));

/** Returns a form of many fields, whose painting takes several slices. */
function describeLargeForm(): RenderedForm {
  const { definition } = checkDefinition(definitionOf(fieldsOf(1000)));
  if (!definition) throw new Error('The definition is invalid.');
  return describeForm(definition, around);
}

describe('<rs-form> slices', () => {
  it('a large form from JSON, while it is painted, leaves the page to the visitor in between', async () => {
    const order: string[] = [];
    const painting = renderForm(document, describeLargeForm()).then((form) => {
      order.push('form');
      return form;
    });
    await nextTask();
    order.push('click');
    const { element, unmount } = await painting;
    expect(order).to.deep.equal(['click', 'form']);
    expect(element.querySelectorAll('input[type="text"]').length).to.equal(1000);
    unmount();
  });

  it('a large form from JSON, while it is painted, does not come into a tag that leaves the page meanwhile', async () => {
    const late: number[] = [];
    for (let tasks = 0; tasks < 5; tasks += 1) {
      const element = await openTag(jsonTag(definitionOf(fieldsOf(500))));
      for (let task = 0; task < tasks; task += 1) await nextTask();
      const isThere = element.querySelector('form') !== null;
      element.remove();
      const small = await openTag(jsonTag(definitionOf(fieldsOf(1))));
      await until(() => small.querySelector('form') !== null, 'the form of a tag that came later');
      if (!isThere && element.querySelector('form') !== null) late.push(tasks);
    }
    expect(late).to.deep.equal([]);
  });
});

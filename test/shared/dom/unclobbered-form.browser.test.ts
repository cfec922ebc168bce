import { expect, fixture, html } from '@open-wc/testing';
import {
  findInForm,
  formAction,
  formAttribute,
  formElements,
  listenToForm,
  removeFormAttribute,
  resetForm,
  setFormAttribute,
  submitFormBy,
} from '../../../shared/dom/unclobbered-form.js';

const hostileNames = [
  'action',
  'addEventListener',
  'attributes',
  'elements',
  'getAttribute',
  'id',
  'item',
  'length',
  'name',
  'querySelectorAll',
  'removeAttribute',
  'removeEventListener',
  'requestSubmit',
  'reset',
  'setAttribute',
  'submit',
  '__proto__',
];

async function hostileForm(): Promise<HTMLFormElement> {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const form = document.createElement('form');
  form.setAttribute('id', 'contact');
  form.setAttribute('action', '/contacto');
  for (const name of hostileNames) {
    const field = document.createElement('input');
    field.setAttribute('name', name);
    field.setAttribute('value', 'server');
    form.append(field);
  }
  const button = document.createElement('button');
  button.setAttribute('name', 'submit');
  button.value = 'Enviar';
  form.append(button);
  place.append(form);
  return form;
}

/** Sends the form by the button and returns the post, without leaving the page. */
function posted(form: HTMLFormElement, button: HTMLElement | null): FormData | null {
  let data: FormData | null = null;
  const life = new AbortController();
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    data = new FormData(form, event.submitter);
  };
  listenToForm(form, 'submit', read, life);
  submitFormBy(form, button);
  life.abort();
  return data;
}

describe('shared/dom: unclobbered form', () => {
  it('a form whose fields are named like its own members lists all its fields', async () => {
    expect(formElements(await hostileForm())).to.have.length(hostileNames.length + 1);
  });

  it('a form whose fields are named like its own members keeps its own attributes and its address', async () => {
    const form = await hostileForm();
    setFormAttribute(form, 'id', 'other');
    expect(formAttribute(form, 'id')).to.equal('other');
    removeFormAttribute(form, 'id');
    expect(formAttribute(form, 'id')).to.equal(null);
    expect(formAction(form)).to.equal(new URL('/contacto', location.href).href);
  });

  it('a form whose fields are named like its own members finds its content', async () => {
    expect(findInForm(await hostileForm(), `[name="${CSS.escape('__proto__')}"]`)).to.have.length(1);
  });

  it('a form whose fields are named like its own members is sent by a button, whose name and value are posted too', async () => {
    const form = await hostileForm();
    const button = findInForm<HTMLButtonElement>(form, 'button')[0] ?? null;
    expect(posted(form, button)?.getAll('submit')).to.deep.equal(['server', 'Enviar']);
  });

  it('a form whose fields are named like its own members is sent without a button, and when the button has left', async () => {
    const form = await hostileForm();
    const button = findInForm<HTMLButtonElement>(form, 'button')[0] ?? null;
    button?.remove();
    expect(posted(form, null)?.getAll('submit')).to.deep.equal(['server']);
    expect(posted(form, button)?.getAll('submit')).to.deep.equal(['server']);
  });

  it('a form whose fields are named like its own members goes back to its defaults', async () => {
    const form = await hostileForm();
    const field = findInForm<HTMLInputElement>(form, '[name="reset"]')[0];
    if (field) field.value = 'typed';
    resetForm(form);
    expect(field?.value).to.equal('server');
  });

  it('a form whose fields are named like its own members hears nothing more once stopped', async () => {
    const form = await hostileForm();
    let calls = 0;
    const life = new AbortController();
    listenToForm(form, 'input', () => (calls += 1), life);
    const say = () => EventTarget.prototype.dispatchEvent.call(form, new Event('input'));
    say();
    life.abort();
    say();
    expect(calls).to.equal(1);
  });
});

import { expect } from '@open-wc/testing';
import { checkedTag, control } from '../checks/checked-form.js';
import { openFormPage, type FormPage } from '../page-driver.js';

/** Places at which a script of the page listens to a submit, from outside to inside. */
const places: readonly (readonly [title: string, target: (form: Node) => EventTarget, capture: boolean])[] = [
  ['the document, ahead of all', () => document, true],
  ['the form', (form) => form, false],
  ['the document', () => document, false],
  ['the window', () => window, false],
];

const blocks = [{ name: 'Nombre', controls: control('Nombre', 'required') }];

/** Sends the form itself, as htmx, Turbo or a listener of jQuery does. Returns the buttons of the posts. */
function sendByPage(target: EventTarget, capture: boolean): (Element | null)[] {
  const sent: (Element | null)[] = [];
  const life = new AbortController();
  const send = (event: Event) => {
    event.preventDefault();
    sent.push((event as SubmitEvent).submitter);
  };
  target.addEventListener('submit', send, { capture, signal: life.signal });
  stops.push(() => life.abort());
  return sent;
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Opens a form, keeps the browser on the page, and counts the posts of the element itself. */
async function open(attributes = ''): Promise<FormPage & { posts(): number }> {
  const page = await openFormPage(checkedTag(blocks, {}, attributes));
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('submit', stay);
  stops.push(() => window.removeEventListener('submit', stay));
  let posts = 0;
  page.element.addEventListener('rs-form-submitted', () => (posts += 1));
  return { ...page, posts: () => posts };
}

const press = ({ form }: FormPage) => form.querySelector<HTMLElement>('[name="form[Enviar]"]')?.click();

for (const attributes of ['', 'submit="fetch"']) {
  for (const [title, targetOf, capture] of places) {
    const mode = attributes || 'the browser’s submit';
    it(`a script that sends at ${title} gets no invalid form, and a valid one once, with ${mode}`, async () => {
      const page = await open(attributes);
      const sent = sendByPage(targetOf(page.form), capture);
      press(page);
      expect(sent).to.deep.equal([]);
      expect(page.form.querySelector('.formError')).not.to.equal(null);
      page.type('Nombre', 'Ana');
      press(page);
      expect(sent).to.deep.equal([page.form.querySelector('[name="form[Enviar]"]')]);
      expect(page.posts()).to.equal(0);
    });
  }
}

it('a form that a script of the page has sent can be sent again', async () => {
  const page = await open();
  const sent = sendByPage(document, false);
  page.type('Nombre', 'Ana');
  for (const count of [1, 2]) {
    press(page);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.element.matches(':state(busy)')).to.equal(false);
    expect(sent.length).to.equal(count);
  }
});

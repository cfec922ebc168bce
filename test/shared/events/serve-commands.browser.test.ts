import { expect, fixture, html } from '@open-wc/testing';
import { serveCommands } from '../../../shared/events/serve-commands.js';

const run: string[] = [];
let stop = () => {};

/** Opens a form with a box that has the command `show`, and with these buttons. */
async function openButtons(buttons: string): Promise<readonly HTMLButtonElement[]> {
  const form = await fixture<HTMLFormElement>(html`<form action="/none"><p id="box"></p></form>`);
  form.insertAdjacentHTML('beforeend', buttons);
  stop = serveCommands(form.querySelector('#box') as Element, (name, button) => {
    run.push(`${name} by ${button.textContent}`);
    return name === 'show';
  });
  return [...form.querySelectorAll('button')];
}

/** Presses a button. Returns true if its own action is left to the browser. */
function press(button: HTMLElement | undefined): boolean {
  let isLeft = true;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  button?.click();
  window.removeEventListener('click', note);
  return isLeft;
}

describe('shared/events: serve commands', () => {
  afterEach(() => {
    stop();
    run.length = 0;
  });

  it('a button with a command runs the command of the element that it names, and does not submit its form', async () => {
    const [button] = await openButtons('<button commandfor="box" command="--show">Show</button>');
    expect(press(button)).to.equal(false);
    expect(run).to.deep.equal(['show by Show']);
  });

  it('a button with a command runs it when its content is pressed', async () => {
    const [button] = await openButtons('<button commandfor="box" command="--show"><b>Show</b></button>');
    expect(press(button?.querySelector('b') as HTMLElement)).to.equal(false);
    expect(run).to.deep.equal(['show by Show']);
  });

  for (const [title, markup] of [
    ['a command of the browser', '<button commandfor="box" command="show-popover">Show</button>'],
    ['no command', '<button commandfor="box">Show</button>'],
    ['the id of another element', '<button commandfor="none" command="--show">Show</button>'],
    ['aria-disabled', '<button commandfor="box" command="--show" aria-disabled="true">Show</button>'],
  ])
    it(`a button with a command is left to the browser with ${title}`, async () => {
      const [button] = await openButtons(markup ?? '');
      expect(press(button)).to.equal(true);
      expect(run).to.deep.equal([]);
    });

  it('a button with a command is left to the browser with a command that the element does not have', async () => {
    const [button] = await openButtons('<button commandfor="box" command="--constructor">Show</button>');
    expect(press(button)).to.equal(true);
  });

  it('a button with a command does nothing after the page has handled its press, and after the element has gone', async () => {
    const [button] = await openButtons('<button commandfor="box" command="--show">Show</button>');
    button?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    button?.click();
    stop();
    press(button);
    expect(run).to.deep.equal([]);
  });
});

/**
 * Page of a WebDriver session with the names of Puppeteer's pages, as far as the commands of the test runner use them:
 * viewport, keyboard and mouse.
 */
import { setTimeout as wait } from 'node:timers/promises';

/** Names of keys → their code points in the WebDriver standard. */
const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

const buttons = { left: 0, middle: 1, right: 2 };

function keyOf(name) {
  if (name in keys) return keys[name];
  if ([...name].length === 1) return name;
  throw new Error(`WebKitWebDriver is not told of the key “${name}”`);
}

/** Returns the page of a session. */
export function pageOf(session) {
  return {
    keyboard: keyboardOf(session),
    mouse: mouseOf(session),
    setViewport: (size) => setViewport(session, size),
  };
}

function keyboardOf(session) {
  const act = (...actions) => session.act({ type: 'key', id: 'keyboard' }, ...actions);
  const down = (name) => ({ type: 'keyDown', value: keyOf(name) });
  const up = (name) => ({ type: 'keyUp', value: keyOf(name) });
  return {
    down: (name) => act(down(name)),
    up: (name) => act(up(name)),
    press: (name) => act(down(name), up(name)),
    type: (text) => act(...[...text].flatMap((letter) => [down(letter), up(letter)])),
  };
}

function mouseOf(session) {
  const device = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const act = (...actions) => session.act(device, ...actions);
  const move = (x, y) => ({ type: 'pointerMove', x, y, duration: 0 });
  const down = (button = 'left') => ({ type: 'pointerDown', button: buttons[button] });
  const up = (button = 'left') => ({ type: 'pointerUp', button: buttons[button] });
  return {
    move: (x, y) => act(move(x, y)),
    down: ({ button } = {}) => act(down(button)),
    up: ({ button } = {}) => act(up(button)),
    click: (x, y, { button, count = 1 } = {}) =>
      act(move(x, y), ...Array.from({ length: count }, () => [down(button), up(button)]).flat()),
    async reset() {
      await session.releaseActions();
      await act(move(0, 0));
    },
  };
}

/** Resizes the window until the page has the size: the toolbar has a height of its own. */
async function setViewport(session, { width, height }) {
  const measure = () => session.run('return [innerWidth, innerHeight, outerWidth, outerHeight]');
  const [, inner, , outer] = await measure();
  await session.resize(width, height + outer - inner);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [newWidth, newHeight] = await measure();
    if (newWidth === width && newHeight === height) return;
    await wait(20);
  }
  throw new Error(`The window of WebKitGTK does not get ${width} × ${height} pixels`);
}

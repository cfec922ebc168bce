/** Functions that run in the page of a scene: they find parts, and measure them on screen. */

/** Returns all elements below a node, also those in shadow roots. */
function allBelow(node) {
  return [...node.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? allBelow(element.shadowRoot) : []),
  ]);
}

/** Returns the first element of a tag, and all that it contains or renders. */
function elementsOf(tag) {
  const host = document.querySelector(tag);
  if (host === null) return [];
  return [host, ...(host.shadowRoot ? allBelow(host.shadowRoot) : []), ...allBelow(host)];
}

/** Returns true if every named part of a tag is rendered. */
function showsParts(tag, names) {
  const elements = elementsOf(tag).filter((element) => element.getClientRects().length > 0);
  return names.every((name) => elements.some((element) => element.part.contains(name)));
}

/** Presses the first element inside of a tag that matches a selector. Returns true if there is one. */
function pressInside(tag, selector) {
  const target = elementsOf(tag).find((element) => element.matches(selector));
  target?.click();
  return target !== undefined;
}

function boxOf({ left, top, width, height }) {
  return [left, top, width, height].map((value) => Math.round(value));
}

function isOnScreen([x, y, width, height]) {
  return (
    width > 0 &&
    height > 0 &&
    x < globalThis.innerWidth &&
    y < globalThis.innerHeight &&
    x + width > 0 &&
    y + height > 0
  );
}

function isVisible(element) {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    isOnScreen(boxOf(element.getBoundingClientRect()))
  );
}

/** Returns the innermost element at a place of the window. */
function hitAt(x, y) {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}

/** Returns an element and all around it, as they are rendered. */
function around(element) {
  const found = new Set();
  for (let node = element; node; node = node.assignedSlot ?? node.parentNode ?? node.host) found.add(node);
  return found;
}

/** Returns true if an element can be seen at one of the places in its box. `steps` are shares of width and height. */
function isUncovered(element, [x, y, width, height], steps) {
  const isAt = (x, y) => {
    const hit = hitAt(x, y);
    if (hit === null || hit === document.body || hit === document.documentElement) return hit === element;
    return around(hit).has(element) || around(element).has(hit);
  };
  return steps.some((right) => steps.some((down) => isAt(x + width * right, y + height * down)));
}

/**
 * Returns the boxes of parts with their names. Of several elements with a name, the one with the fewest names shows it
 * best: a day that is not today.
 */
function measureNames(tag, names) {
  const candidates = elementsOf(tag)
    .filter((element) => element.part.length > 0 && isVisible(element))
    .map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) }))
    .filter(({ element, box }) => isUncovered(element, box, [0.1, 0.5, 0.9]));
  const best = new Map();
  for (const candidate of candidates) {
    const { length } = candidate.element.part;
    for (const name of [...candidate.element.part].filter((name) => names.includes(name))) {
      if (length < (best.get(name)?.element.part.length ?? Infinity)) best.set(name, candidate);
    }
  }
  return [...new Set(best.values())].map((candidate) => ({
    names: [...candidate.element.part].filter((name) => best.get(name) === candidate),
    box: candidate.box,
  }));
}

/** Returns the lines of the texts that are children of an element. Short texts are kept: days, arrows. */
function measureLines(element) {
  return [...element.childNodes]
    .filter((node) => node instanceof globalThis.Text && node.data.trim() !== '')
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.data.trim().length <= 2 ? node.data.trim() : '';
      return [...range.getClientRects()].map((rect) => ({ text, box: boxOf(rect), element }));
    })
    .filter(({ box }) => isOnScreen(box) && box[2] > 1 && isUncovered(element, box, [0.5]));
}

/** Measures the parts of a tag, and for the outline around them the lines of text, controls and pictures. */
function measureScene(tag, names) {
  const shown = allBelow(document.body).filter(isVisible);
  const shapes = shown
    .filter((element) => element.matches('img, svg, input, select, textarea, button, .button, [role=button]'))
    .map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) }))
    .filter(({ element, box }) => isUncovered(element, box, [0.5]))
    .map(({ element, box }) => ({ box, isPicture: element.matches('img, svg') }));
  const host = boxOf(document.querySelector(tag).getBoundingClientRect());
  return {
    window: [globalThis.innerWidth, globalThis.innerHeight],
    around: isOnScreen(host) ? [host] : [],
    parts: measureNames(tag, names),
    shapes,
    lines: shown.flatMap(measureLines).map(({ text, box }) => ({ text, box })),
  };
}

const functions = [
  ...[allBelow, elementsOf, showsParts, pressInside, boxOf, isOnScreen, isVisible, hitAt, around],
  ...[isUncovered, measureNames, measureLines, measureScene],
];

/** Returns the call of a function of this file as an expression for the page, with the functions that it needs. */
function callOf({ name }, values) {
  return `(() => { ${functions.join('\n')}\nreturn ${name}(...${JSON.stringify(values)}); })()`;
}

/** Waits until parts of a tag are rendered. */
export function waitForParts(page, tag, names) {
  return page.waitForFunction(callOf(showsParts, [tag, names]), { timeout: 10_000 });
}

/** Waits for an element inside of a tag, and presses it. */
export function waitAndPress(page, tag, selector) {
  return page.waitForFunction(callOf(pressInside, [tag, selector]), { timeout: 10_000 });
}

/** Measures a scene: the parts with the given names, and the outline around them. */
export function measure(page, tag, names) {
  return page.evaluate(callOf(measureScene, [tag, names]));
}

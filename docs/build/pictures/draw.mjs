/** Draws a picture of parts: outline, boxes, names in two columns, and lines from the names to the boxes. */

const margin = 12;
const lineHeight = 20;
const letterWidth = 7.3;
const gap = 14;

/** Returns the box around boxes, inside of the window. */
function boundsOf(boxes, [width, height]) {
  const left = Math.max(0, Math.min(...boxes.map(([x]) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(([, y]) => y)) - margin);
  const right = Math.min(width, Math.max(...boxes.map(([x, , w]) => x + w)) + margin);
  const bottom = Math.min(height, Math.max(...boxes.map(([, y, , h]) => y + h)) + margin);
  return [left, top, right - left, bottom - top];
}

/** Returns a box as far as it is inside of another one, measured from its corner. */
function cut([x, y, width, height], [left, top, outerWidth, outerHeight]) {
  const x1 = Math.max(x - left, 0);
  const y1 = Math.max(y - top, 0);
  const x2 = Math.min(x + width - left, outerWidth);
  const y2 = Math.min(y + height - top, outerHeight);
  return [x1, y1, Math.max(x2 - x1, 0), Math.max(y2 - y1, 0)];
}

const isIn = ([, , width, height]) => width > 0 && height > 0;

/**
 * Returns the sides of labels: narrow boxes have their label on the nearer side, wide ones where fewer labels are.
 *
 * @param labels Boxes of parts with their names.
 * @param width Width of the area that the boxes are in.
 */
export function assignSides(labels, width) {
  const isWide = ({ box }) => box[2] > width * 0.6;
  const sides = { left: [], right: [] };
  for (const label of labels.filter((label) => !isWide(label))) {
    const middle = label.box[0] + label.box[2] / 2;
    const near = middle < width / 2 ? 'left' : 'right';
    const other = near === 'left' ? 'right' : 'left';
    const isMiddle = Math.abs(middle - width / 2) < width / 6;
    const isFuller = sides[near].length > sides[other].length;
    sides[isMiddle && isFuller ? other : near].push(label);
  }
  for (const label of labels.filter(isWide)) {
    (sides.left.length <= sides.right.length ? sides.left : sides.right).push(label);
  }
  return sides;
}

/** Returns the heights of labels in a column: as near to what they name as their distance allows, in the same order. */
export function spread(wanted, height) {
  const placed = [];
  for (const y of wanted) placed.push(Math.max(y, (placed.at(-1) ?? -Infinity) + lineHeight));
  let limit = Math.max(height - lineHeight / 2, (wanted.length - 0.5) * lineHeight);
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.min(placed[index], limit);
    limit = placed[index] - lineHeight;
  }
  return placed;
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rect = ([x, y, width, height], more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${more}/>`;

function column(labels, side, { start, width, height, labelWidth }) {
  const anchored = labels
    .map(({ names, box: [x, y, boxWidth, boxHeight] }) => ({
      names,
      x: start + (side === 'left' ? x : x + boxWidth),
      y: y + (boxHeight > 40 ? 16 : boxHeight / 2),
    }))
    .sort((one, other) => one.y - other.y);
  const heights = spread(
    anchored.map(({ y }) => y),
    height,
  );
  const edge = side === 'left' ? labelWidth : start + width + gap;
  const textX = side === 'left' ? edge - 6 : edge + 6;
  const anchor = side === 'left' ? ' text-anchor="end"' : '';
  const lines = anchored
    .map(({ x, y }, index) => `M${edge} ${heights[index]}L${x} ${y}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0`)
    .join('');
  const texts = anchored.map(
    ({ names }, index) =>
      `<text x="${textX}" y="${heights[index] + 4}"${anchor} data-parts="${names.join(' ')}">${names.join(', ')}</text>`,
  );
  return { lines, texts, bottom: Math.max(0, ...heights) + lineHeight / 2 };
}

function outline({ shapes, lines }, place) {
  const boxes = shapes
    .map(({ box, isPicture }) => ({ box: place(box), isPicture }))
    .filter(({ box }) => isIn(box));
  const bars = lines.map(({ box, text }) => ({ box: place(box), text })).filter(({ box }) => isIn(box));
  const bar = ([x, y, width, height]) => rect([x, y + height * 0.3, width, height * 0.4], ' rx="3"');
  return [
    '<g class="outline-shapes" fill="none" stroke="currentColor" stroke-opacity=".35">',
    ...boxes.map(({ box, isPicture }) =>
      rect(box, isPicture ? ' rx="4" fill="currentColor" fill-opacity=".08"' : ' rx="6"'),
    ),
    '</g><g class="outline-text" fill="currentColor" fill-opacity=".28">',
    ...bars.map(({ box, text }) =>
      text === ''
        ? bar(box)
        : `<text x="${box[0] + box[2] / 2}" y="${box[1] + box[3] / 2 + 4}" text-anchor="middle">${escape(text)}</text>`,
    ),
    '</g>',
  ];
}

/** Returns a picture as SVG. Its colours are those of the text around it, or those of the page's style sheet. */
export function drawPicture({ window, around, parts, shapes, lines }) {
  if (parts.length === 0) throw new Error('No part is on screen');
  const bounds = boundsOf([...around, ...parts.map(({ box }) => box)], window);
  const [, , width, height] = bounds;
  const inside = parts.map(({ names, box }) => ({ names, box: cut(box, bounds) }));
  const sides = assignSides(inside, width);
  const widest = (labels) => Math.max(0, ...labels.map(({ names }) => names.join(', ').length));
  const widthOf = (labels) => (labels.length === 0 ? 0 : Math.ceil(widest(labels) * letterWidth) + 10);
  const labelWidth = widthOf(sides.left);
  const start = labelWidth + (labelWidth === 0 ? 1 : gap);
  const frame = { start, width, height, labelWidth };
  const left = column(sides.left, 'left', frame);
  const right = column(sides.right, 'right', frame);
  const all = [start + width + (sides.right.length === 0 ? 1 : gap + widthOf(sides.right)), 0];
  all[1] = Math.ceil(Math.max(height + 1, left.bottom, right.bottom));
  const place = (box) => {
    const [x, y, ...size] = cut(box, bounds);
    return [x + start, y, ...size];
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all.join(' ')}" width="${all[0]}" height="${all[1]}" font-family="ui-monospace, monospace" font-size="12">`,
    rect(
      [start, 0.5, width, height],
      ' class="outline-page" fill="none" stroke="currentColor" stroke-opacity=".2"',
    ),
    ...outline({ shapes, lines }, place),
    '<g class="part-boxes" fill="none" stroke="currentColor" stroke-width="1.5">',
    ...inside.map(({ box: [x, y, ...size] }) => rect([x + start, y, ...size], ' rx="2"')),
    '</g>',
    `<path class="part-lines" fill="none" stroke="currentColor" d="${left.lines}${right.lines}"/>`,
    '<g class="part-names" fill="currentColor">',
    ...left.texts,
    ...right.texts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

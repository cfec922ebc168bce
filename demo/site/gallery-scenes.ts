const wall = '#e8f1f0';
const floor = '#cbb79d';
const teal = '#12626a';
const darkTeal = '#0e4f56';
const clay = '#c9785a';
const darkClay = '#ac6046';
const wood = '#8a6642';
const darkWood = '#6b4f34';
const sky = '#bfe0ea';
const sun = '#fbe6a2';
const leaf = '#8fb996';
const darkLeaf = '#4d8a5c';
const pot = '#a8563b';
const lamp = '#f3d58a';

const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number) =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
const box = (fill: string, x: number, y: number, width: number, height: number, rx = 2) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
const room = (fill: string, floorAt: number) =>
  box(fill, 0, 0, 320, 320, 0) + box(floor, 0, floorAt, 320, 320, 0);

const armchair = (x: number, y: number, front: string, back: string) =>
  box(front, x + 8, y, 54, 58, 12) +
  box(back, x, y + 30, 16, 46, 8) +
  box(back, x + 54, y + 30, 16, 46, 8) +
  box(front, x + 12, y + 48, 46, 22, 4) +
  box(darkWood, x + 6, y + 76, 6, 8) +
  box(darkWood, x + 58, y + 76, 6, 8);

const plant = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  shape(darkLeaf, 'M0 0C-34-14-42-52-30-84C-8-68 6-40 0 0Z') +
  shape(leaf, 'M0 0C-4-40 4-78 24-104C40-74 30-30 0 0Z') +
  shape(darkLeaf, 'M0 0C14-34 36-52 62-56C58-26 34-4 0 0Z') +
  `${shape(pot, 'M-24 0H24L18 44H-18Z')}</g>`;

const books = (x: number, y: number, widths: readonly (readonly [number, number, string])[]) =>
  widths
    .reduce<readonly [number, string]>(
      ([at, drawn], [width, height, fill]) => [
        at + width + 1,
        drawn + box(fill, at, y - height, width, height, 1),
      ],
      [x, ''],
    )
    .at(1);

const tree = (x: number, y: number, size: number) =>
  box(wood, x - 2, y - size, 4, size, 1) + disc(darkLeaf, x, y - size * 1.4, size * 0.7);

const house = (x: number, width: number, height: number, fill: string, base: number) =>
  box(fill, x, base - height, width, height, 0) +
  [0.2, 0.6]
    .flatMap((across) =>
      [0.15, 0.45].map((down) =>
        box(sky, x + width * across, base - height * (1 - down), width * 0.2, height * 0.2, 1),
      ),
    )
    .join('');

const row = [
  [14, 54, teal],
  [10, 60, clay],
  [18, 48, lamp],
  [12, 58, darkLeaf],
  [9, 50, '#5d6b6c'],
  [15, 62, darkClay],
  [12, 46, leaf],
  [16, 56, darkTeal],
] as const;
const otherRow = [...row.slice(4), ...row.slice(0, 4)];

/** Content of each picture, by its name. The long side of a picture is 320 units. */
export const scenes: Readonly<Record<string, string>> = {
  sala:
    room(wall, 166) +
    box('#fff', 116, 24, 88, 84, 3) +
    box(sky, 121, 29, 36, 74, 1) +
    box(sky, 163, 29, 36, 74, 1) +
    shape(leaf, 'M121 103V84Q140 68 157 84V103ZM163 103V90Q182 72 199 88V103Z') +
    disc(sun, 186, 44, 8) +
    `<ellipse cx="160" cy="194" rx="110" ry="12" fill="#b9ced0"/>` +
    armchair(46, 104, teal, darkTeal) +
    armchair(204, 104, clay, darkClay) +
    box(wood, 140, 160, 40, 5) +
    box(darkWood, 158, 165, 4, 24),
  ventana:
    room(wall, 276) +
    box('#fff', 36, 30, 142, 200, 4) +
    box(sky, 46, 40, 122, 180, 1) +
    disc(sun, 138, 70, 15) +
    tree(104, 220, 62) +
    [
      [84, 128],
      [104, 118],
      [122, 134],
      [94, 152],
      [116, 156],
    ]
      .map(([x = 0, y = 0]) => disc('#f0a04b', x, y, 5))
      .join('') +
    shape('#fff', 'M104 40h6v180h-6zM46 126h122v6H46z') +
    box('#fff', 28, 228, 158, 9) +
    plant(170, 206, 0.5),
  pasillo:
    box('#dfeaea', 0, 0, 320, 180, 0) +
    shape(floor, 'M0 180L120 116H200L320 180Z') +
    shape(wall, 'M0 0L120 34V116L0 180ZM320 0L200 34V116L320 180Z') +
    box('#f6f3ec', 120, 34, 80, 82, 0) +
    box(wood, 142, 54, 36, 62, 1) +
    disc(lamp, 171, 86, 2) +
    shape(clay, 'M40 56L84 62V124L40 142Z') +
    shape('#fff', 'M236 60L270 50V92L236 96Z') +
    shape(teal, 'M241 65L265 58V86L241 91Z') +
    plant(284, 132, 0.55),
  libros:
    box('#f4efe5', 0, 0, 320, 320, 0) +
    box(wood, 40, 20, 240, 280, 4) +
    [0, 1, 2].map((at) => box('#e9dcc6', 52, 32 + at * 88, 216, 78, 1)).join('') +
    String(books(60, 110, [...row, ...row])) +
    String(books(60, 198, otherRow)) +
    plant(224, 166, 0.7) +
    String(books(60, 286, [...otherRow.slice(2), ...row.slice(0, 6)])),
  lampara:
    room('#dcedee', 262) +
    shape(sun, 'M74 146H166L206 262H34Z') +
    shape(lamp, 'M88 90H152L174 148H66Z') +
    box('#5d6b6c', 117, 148, 6, 120) +
    box('#5d6b6c', 88, 264, 64, 9, 4),
  plaza:
    box(sky, 0, 0, 320, 140, 0) +
    disc(sun, 268, 26, 12) +
    house(8, 62, 84, '#e7c9a9', 108) +
    house(70, 56, 68, clay, 108) +
    house(126, 66, 90, '#f0e3cf', 108) +
    house(192, 54, 62, '#d9a98a', 108) +
    house(246, 66, 78, '#e8d7bd', 108) +
    box(teal, 148, 84, 18, 24, 8) +
    box('#d9d2c3', 0, 108, 320, 40, 0) +
    tree(58, 116, 30) +
    tree(226, 114, 26) +
    tree(292, 118, 30) +
    box(wood, 92, 108, 40, 4) +
    box(wood, 92, 116, 40, 3) +
    shape(darkWood, 'M96 108h3v18h-3zM125 108h3v18h-3z'),
  entrada:
    box('#ead9c3', 0, 0, 320, 240, 0) +
    box('#c9c2b4', 0, 206, 320, 40, 0) +
    box('#fff', 104, 34, 112, 172, 6) +
    box(teal, 114, 44, 92, 162, 4) +
    box(darkTeal, 126, 56, 30, 60) +
    box(darkTeal, 164, 56, 30, 60) +
    box(darkTeal, 126, 128, 30, 62) +
    box(darkTeal, 164, 128, 30, 62) +
    disc(lamp, 198, 126, 4) +
    box('#fff', 234, 92, 44, 28, 3) +
    shape(teal, 'M240 100h32v3h-32zM240 108h22v3h-22z') +
    plant(62, 170, 0.8),
  reloj:
    box('#dcedee', 0, 0, 320, 320, 0) +
    disc(darkTeal, 160, 160, 112) +
    disc('#fffdf8', 160, 160, 100) +
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map((angle) => `<path fill="#5d6b6c" d="M158 68h4v12h-4z" transform="rotate(${angle} 160 160)"/>`)
      .join('') +
    `<path d="M160 160L160 96M160 160L204 186" stroke="${teal}" stroke-width="8" stroke-linecap="round"/>` +
    disc(clay, 160, 160, 8),
  planta: room(wall, 270) + box(wood, 52, 262, 56, 50, 2) + plant(80, 218, 1.25),
  cuadro:
    box(wall, 0, 0, 320, 256, 0) +
    box(wood, 66, 32, 188, 150, 2) +
    box('#fff', 76, 42, 168, 130, 0) +
    box(sky, 90, 56, 140, 102, 0) +
    disc(sun, 192, 84, 14) +
    shape(leaf, 'M90 158V122Q126 88 162 122T230 112V158Z') +
    shape(teal, 'M90 158V142Q130 122 172 142T230 138V158Z') +
    box(darkTeal, 60, 226, 200, 40, 10),
  taza:
    box('#f4efe5', 0, 0, 320, 240, 0) +
    box(wood, 0, 172, 320, 70, 0) +
    `<path d="M196 108q44-6 40 26t-44 26" fill="none" stroke="#fff" stroke-width="12"/>` +
    shape('#fff', 'M104 90H204V140Q204 176 172 176H136Q104 176 104 140Z') +
    shape(clay, 'M104 112H204V126H104Z') +
    `<ellipse cx="154" cy="180" rx="74" ry="8" fill="#fff"/>` +
    `<path d="M134 74q-10-14 0-26t0-26M172 74q-10-14 0-26t0-26" fill="none" stroke="#b9ced0" stroke-width="5" stroke-linecap="round"/>`,
  tarde:
    box('#f6c79a', 0, 0, 320, 180, 0) +
    box('#f9dcb2', 0, 0, 320, 60, 0) +
    disc('#fff1c9', 216, 92, 26) +
    shape('#d98e73', 'M0 180V112Q80 74 160 110T320 96V180Z') +
    shape(darkClay, 'M0 180V140Q90 108 180 138T320 128V180Z') +
    shape(darkTeal, 'M0 180V160H40V146H58V132H84V152H120V164H320V180Z') +
    box(lamp, 64, 142, 6, 7, 0) +
    box(lamp, 46, 156, 5, 6, 0) +
    tree(140, 168, 14),
};

const size = 256;

/** Draws a tile on demand: blocks of houses, two streets, and its number. */
export function drawTile(zoom: number, x: number, y: number): string {
  const shade = (x * 7 + y * 13) % 3;
  const ground = ['#e6efe4', '#e9ebe2', '#dfeaea'][shade];
  const street = 'stroke="#fff" stroke-width="14" fill="none"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<rect width="${size}" height="${size}" fill="${ground}"/>
<path d="M0 128H256M128 0V256" ${street}/>
<path d="M20 20h80v80h-80zM156 156h80v80h-80z" fill="#cfd8cc"/>
<text x="150" y="110" font-family="sans-serif" font-size="13" fill="#53635c">${zoom}/${x}/${y}</text>
</svg>`;
}

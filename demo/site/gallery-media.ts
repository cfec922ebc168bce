/** Samples per second of the tone. */
const rate = 8000;

/** Returns a second of an A as a WAV file with one channel of 8 bits. */
export function drawTone(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + rate);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + rate, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, rate, true);
  for (let at = 0; at < rate; at += 1) {
    const fade = Math.min(1, at / 400, (rate - at) / 400);
    bytes[44 + at] = 128 + Math.round(40 * fade * Math.sin((2 * Math.PI * 440 * at) / rate));
  }
  return bytes;
}

/** Returns a page with the opening hours, as a PDF. */
export function drawDocument(): string {
  const text = 'BT /F1 18 Tf 60 700 Td (Horario: de lunes a viernes, de 9 a 20) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return (
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  );
}

/** Returns the plan of the practice: two rooms side by side. */
export function drawPlan(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">' +
    '<rect width="320" height="240" fill="#f4f1ea"/>' +
    '<path fill="none" stroke="#12626a" stroke-width="4" d="M4 4h312v232H4zM160 4v150M160 200v36"/>' +
    '<g font-family="sans-serif" font-size="20" text-anchor="middle" fill="#1c2829">' +
    '<text x="80" y="125">La sala</text><text x="240" y="125">El pasillo</text></g></svg>'
  );
}

/** Geographic position, in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Result of a geocoder: an address, and its position; null where the answer contains none. */
export interface Place {
  readonly address: string;
  readonly position: Position | null;
}

/** Decimals of a chosen place and of one that was pointed at, as RSForm! Pro's own script writes them. */
export const decimals = Object.freeze({ chosen: 5, pointed: 6 });

/** Number of decimals that changes no position that was typed. */
export const exactDecimals = 20;

const pair = /^\(?\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*[,;]\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*\)?$/;

/** Returns the position of two values of unknown type; null where they are not valid degrees. */
export function toPosition(latitude: unknown, longitude: unknown): Position | null {
  const north = toDegrees(latitude);
  const east = toDegrees(longitude);
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null;
  return { latitude: north, longitude: east };
}

/** Parses a text such as "40.41678,-3.70379"; returns null for every other text. */
export function readPosition(text: string): Position | null {
  const match = text.length > 100 ? null : pair.exec(text.trim());
  return match ? toPosition(match[1], match[2]) : null;
}

/** Formats a position as the server stores it: latitude, comma, longitude. */
export function writePosition({ latitude, longitude }: Position, digits: number): string {
  return [latitude, longitude].map((degrees) => plain(degrees, digits)).join(',');
}

/** Formats degrees without trailing zeros; 0 without a sign. */
function plain(degrees: number, digits: number): string {
  return String(Number(degrees.toFixed(digits)) + 0);
}

function toDegrees(value: unknown): number | null {
  if (typeof value === 'string' && /^[+-]?\d{1,3}(\.\d+)?$/.test(value.trim())) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

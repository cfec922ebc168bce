/** Address in the demo's fictional town. */
export interface TownPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

const names = [
  'Mayor',
  'Menor',
  'del Sol',
  'de la Luna',
  'del Río',
  'de las Flores',
  'de la Fuente',
  'del Prado',
];
const perStreet = 6;

/** Streets of the town, side by side, each with some doors. */
export const town: readonly TownPlace[] = names.flatMap((name, street) =>
  Array.from({ length: perStreet }, (_, door) => ({
    name: `Calle ${name} ${door * 2 + 1}`,
    latitude: 40.41 + street * 0.002,
    longitude: -3.71 + door * 0.002,
  })),
);

/** Returns the places whose names contain a text, ignoring accents. */
export function searchTown(text: string): readonly TownPlace[] {
  const wanted = fold(text);
  return wanted === '' ? [] : town.filter(({ name }) => fold(name).includes(wanted));
}

/** Returns the place nearest to a point; null far from the town. */
export function nearestInTown(latitude: number, longitude: number): TownPlace | null {
  const far = (place: TownPlace) => Math.hypot(place.latitude - latitude, place.longitude - longitude);
  const [nearest] = [...town].sort((one, other) => far(one) - far(other));
  return nearest && far(nearest) < 0.05 ? nearest : null;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
}

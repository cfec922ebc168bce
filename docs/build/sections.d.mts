export function pickChapters(
  text: string,
  titles: readonly string[],
  without?: readonly string[],
  hasTitles?: boolean,
): string;

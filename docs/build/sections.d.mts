export function takeChapters(
  text: string,
  titles: readonly string[],
  without?: readonly string[],
  hasTitles?: boolean,
): string;

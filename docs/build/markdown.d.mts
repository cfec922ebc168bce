/** A parser of Markdown, as far as tests use it. */
export interface Markdown {
  render(text: string): string;
}

export function createMarkdown(settings?: {
  readonly label?: string;
  readonly base?: string;
  readonly texts?: Readonly<Record<string, string>>;
}): Markdown;

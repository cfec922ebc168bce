/** Running driver: its address, and a function that ends it with its browsers and its screen. */
export interface WebKitDriver {
  readonly url: string;
  stop(): void;
}

export function startDriver(
  programs: { readonly driver: string; readonly screen: string },
  more?: Readonly<Record<string, string>>,
): Promise<WebKitDriver>;

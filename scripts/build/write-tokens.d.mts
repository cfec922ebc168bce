/** Token of the Design Tokens Community Group's format. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'fontFamily' | 'number' | 'shadow';
  readonly $value: unknown;
  readonly $description: string;
  readonly $extensions: { readonly 'rs-suite': { readonly property: string } };
}

export function writeTokens(root: string, out: string): void;
export function readTokens(markdown: string): {
  readonly light: Readonly<Record<string, DesignToken>>;
  readonly dark: Readonly<Record<string, DesignToken>>;
};

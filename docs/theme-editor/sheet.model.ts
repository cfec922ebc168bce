/** Style sheet of a theme. */
import { fonts, valueOf, type Scheme, type Theme, type ThemeData, type Token } from './theme.model.js';

const textOf = (token: Token, value: string) => (token.kind === 'font' ? (fonts.get(value) ?? value) : value);

/** Returns the properties that differ from the suite's defaults, in the order of the list. */
function ownTokens(data: ThemeData, theme: Theme): readonly Token[] {
  const differs = (token: Token, scheme: Scheme) =>
    valueOf(data, theme, token.name, scheme) !== token[scheme];
  return data.tokens.filter((token) => differs(token, 'light') || differs(token, 'dark'));
}

/** Returns a theme as a style sheet. Browsers without `light-dark()` use the light colours. */
export function writeSheet(data: ThemeData, theme: Theme): string {
  const tokens = ownTokens(data, theme);
  if (tokens.length === 0) return ':root {\n  color-scheme: light dark;\n}\n';
  const light = (token: Token) => valueOf(data, theme, token.name, 'light');
  const dark = (token: Token) => valueOf(data, theme, token.name, 'dark');
  const plain = tokens.map((token) => `  --suite-${token.name}: ${textOf(token, light(token))};`);
  const both = tokens
    .filter((token) => token.kind === 'colour' && light(token) !== dark(token))
    .map((token) => `    --suite-${token.name}: light-dark(${light(token)}, ${dark(token)});`);
  const supports =
    both.length === 0
      ? []
      : ['', '@supports (color: light-dark(red, red)) {', '  :root {', ...both, '  }', '}'];
  return [':root {', '  color-scheme: light dark;', ...plain, '}', ...supports, ''].join('\n');
}

/** Theme in the fragment of an address: no server sees it. */
import { withChange, type Theme, type ThemeData } from './theme.model.js';

/** Returns a theme as a fragment without `#`: `start=calm&accent=6b2c5f&accent.dark=d3b2e2&radius=0`. */
export function writeLink({ start, changes }: Theme): string {
  const pairs = changes.map(({ name, scheme, value }) => [scheme === 'dark' ? `${name}.dark` : name, value]);
  return [['start', start], ...pairs]
    .map(([key, value = '']) => `${key}=${value.replace('#', '')}`)
    .join('&');
}

/** Returns the theme of a fragment. Unknown names and values are left out. Null if it names no theme to start from. */
export function readLink(data: ThemeData, fragment: string): Theme | null {
  const pairs = fragment
    .replace(/^#/, '')
    .split('&')
    .map((pair) => pair.split('='));
  const start = pairs.find(([key]) => key === 'start')?.[1] ?? '';
  if (!data.starts.some(({ key }) => key === start)) return null;
  return pairs.reduce<Theme>(
    (theme, [key = '', text = '']) => {
      const [, name = '', dark] = /^([\w-]+)(\.dark)?$/.exec(key) ?? [];
      const isColour = data.tokens.some((token) => token.name === name && token.kind === 'colour');
      const value = isColour ? `#${text}` : text;
      return withChange(data, theme, { name, scheme: dark === undefined ? 'light' : 'dark', value });
    },
    { start, changes: [] },
  );
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readTokens } from '../../scripts/build/write-tokens.mjs';

const styles = new URL('../../shared/styles/', import.meta.url);
const text = readFileSync(new URL('tokens.md', styles), 'utf8');
const { light, dark } = readTokens(text);

/** Default of each property in the sheets of the elements. */
const defaults = new Map(
  ['tokens', 'core-tokens', 'accent-tokens'].flatMap((file) => {
    const sheet = readFileSync(new URL(`${file}.styles.ts`, styles), 'utf8');
    return [...sheet.matchAll(/var\(--suite-([\w-]+), (.+)\);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
  }),
);

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Checks a value by the format of its type (Design Tokens Format Module 2025.10). */
const formats: Readonly<Record<string, (value: never) => boolean>> = {
  color: ({ colorSpace, components, alpha, hex }: Readonly<Record<string, unknown>>) =>
    colorSpace === 'srgb' &&
    (components as number[]).length === 3 &&
    (components as number[]).every((one) => one >= 0 && one <= 1) &&
    (alpha as number) >= 0 &&
    (alpha as number) <= 1 &&
    /^#[\da-f]{6}$/.test(String(hex)),
  dimension: ({ value, unit }: Readonly<Record<string, unknown>>) =>
    isNumber(value) && ['px', 'rem'].includes(String(unit)),
  number: (value: unknown) => isNumber(value),
  fontFamily: (value: unknown) => typeof value === 'string' && value !== '',
  shadow: (value: Readonly<Record<string, never>>) =>
    ['offsetX', 'offsetY', 'blur', 'spread'].every((name) => formats['dimension']?.(value[name] as never)) &&
    !!formats['color']?.(value['color'] as never),
};

describe('tooling: design tokens', () => {
  it('the design tokens that a designer imports have the form of the community group', () => {
    for (const [name, { $type, $value }] of [...Object.entries(light), ...Object.entries(dark)]) {
      assert.match(name, /^[a-z][a-z-]*$/);
      assert.ok(formats[$type]?.($value as never), `${name}: ${$type} ${JSON.stringify($value)}`);
    }
  });

  it('the design tokens that a designer imports are those that the elements read, with the same colours', () => {
    assert.ok(defaults.size >= 20);
    for (const [name, value] of defaults) {
      assert.ok(light[name], name);
      const [bright, night] = [...value.matchAll(/#[\da-f]{3,6}/g)].map(([hex]) =>
        hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3'),
      );
      if (!bright) continue;
      assert.equal((light[name].$value as { hex: string }).hex, bright, name);
      if (night) assert.equal((dark[name]?.$value as { hex: string } | undefined)?.hex, night, name);
    }
  });

  it('the design tokens that a designer imports name the custom property of each, so that a tool can write a sheet', () => {
    for (const [name, { $extensions }] of Object.entries(light))
      assert.equal($extensions['rs-suite'].property, `--suite-${name}`);
  });
});

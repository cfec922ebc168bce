import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';

function viewThatMatches(query: string): Window {
  return { matchMedia: (asked: string) => ({ matches: asked === query }) } as unknown as Window;
}

describe('prefersReducedMotion', () => {
  it('prefersReducedMotion is true for a visitor who asked for less motion', () => {
    assert.equal(prefersReducedMotion(viewThatMatches('(prefers-reduced-motion: reduce)')), true);
  });

  it('prefersReducedMotion is false for everyone else', () => {
    assert.equal(prefersReducedMotion(viewThatMatches('(prefers-reduced-motion: no-preference)')), false);
  });
});

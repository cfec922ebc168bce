import type { TextPage } from './body.mjs';

export function planPages(): readonly TextPage[];

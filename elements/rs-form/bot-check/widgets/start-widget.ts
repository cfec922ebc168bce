import type { BotCheck, GuardedForm } from '../bot-check.dom.js';
import { PageBoxCheck } from './page-box-check.js';
import { pageBoxOf } from './page-box.dom.js';
import { WidgetCheck } from './widget-check.js';
import type { WidgetDefinition } from './widget-providers.model.js';

/** Starts the check of a provider with a box: the page's own, or one of ours. */
export function startWidget(definition: WidgetDefinition, guarded: GuardedForm): BotCheck {
  const box = pageBoxOf(guarded.form, definition.provider);
  return box ? new PageBoxCheck(box, definition.provider) : new WidgetCheck(definition, guarded);
}

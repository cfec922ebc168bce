import { isAllowed, type Answers } from '../../../shared/consent/answers.model.js';
import type { ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

/** Category with the ids of its services. */
export interface TickedCategory {
  readonly id: ConsentCategory;
  readonly services: readonly { readonly id: string }[];
}

/** State of a category's check box. */
export type Tick = 'on' | 'off' | 'mixed';

/** Returns the state of a category: mixed if the answer to one of its services differs from its own. */
export function tickOf({ id, services }: TickedCategory, answers: Answers): Tick {
  const isOn = isAllowed(answers, { category: id, service: '' });
  const isMixed = services.some((one) => isAllowed(answers, { category: id, service: one.id }) !== isOn);
  if (isMixed) return 'mixed';
  return isOn ? 'on' : 'off';
}

/** Returns the answers after a category is ticked or unticked, with all of its services. */
export function tickCategory(answers: Answers, category: TickedCategory, isOn: boolean): Answers {
  const others = answers.accepted.filter((one) => one !== category.id);
  const isOther = (id: string) => category.services.every((one) => one.id !== id);
  const { allowed, refused } = answers.services;
  return {
    accepted: isOn ? [...others, category.id] : others,
    services: { allowed: allowed.filter(isOther), refused: refused.filter(isOther) },
  };
}

/**
 * Returns the answers after one service is ticked or unticked. The last ticked service ticks its category, and the last
 * unticked one unticks it.
 */
export function tickService(
  answers: Answers,
  category: TickedCategory,
  service: string,
  isOn: boolean,
): Answers {
  const isTicked = (id: string) =>
    id === service ? isOn : isAllowed(answers, { category: category.id, service: id });
  const ids = category.services.map(({ id }) => id);
  const ticked = ids.filter(isTicked);
  if (ticked.length === 0 || ticked.length === ids.length) return tickCategory(answers, category, isOn);
  const isAccepted = answers.accepted.includes(category.id);
  const { accepted, services } = tickCategory(answers, category, isAccepted);
  const { allowed, refused } = services;
  return {
    accepted,
    services: isAccepted
      ? { allowed, refused: [...refused, ...ids.filter((id) => !ticked.includes(id))] }
      : { allowed: [...allowed, ...ticked], refused },
  };
}

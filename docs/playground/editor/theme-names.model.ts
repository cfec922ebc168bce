import type { Theme } from '../model/state.model.js';

/** Names of the themes, the same in every language. */
export const themeNames: Readonly<Record<Theme, string>> = {
  bootstrap5: 'Bootstrap 5',
  uikit3: 'UIkit 3',
  cassiopeia: 'Joomla (Cassiopeia)',
  calm: 'Calm',
  'plain-form': 'Plain',
};

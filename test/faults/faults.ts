import { browserFaults } from './browser-faults.js';
import type { Fault } from './fault.js';
import { networkFaults } from './network-faults.js';
import { pageFaults } from './page-faults.js';

export const faults: readonly Fault[] = [...networkFaults, ...browserFaults, ...pageFaults];

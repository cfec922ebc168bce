/** Accounts of a soak: what visitors were told of their messages, beside the stored rows. */

/** Message as its visitor was told of it. */
interface Account {
  /** Times that the visitor was thanked. */
  thanked: number;
  /** Stored posts whose answer was lost, and of which no later page told the visitor. */
  untold: number;
}

/** Difference between the accounts and the stored rows of one message. */
export interface Difference {
  readonly id: string;
  readonly expected: number;
  readonly stored: number;
}

/** Sums of a soak. */
export interface Sums {
  readonly visits: number;
  readonly thanked: number;
  readonly untold: number;
  /** Times that each fault was met, by its name. */
  readonly faults: Readonly<Record<string, number>>;
  /** Times that each journey came to its end, by its title. */
  readonly journeys: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

/** Keeps the accounts. */
export interface Ledger {
  visited(journey: string): void;
  failed(journey: string, reason: string): void;
  /** Notes that the visitor read the thanks for a message. */
  thanked(id: string): void;
  /** Notes that the server has stored a message whose visitor was never told so, and sent it again. */
  untold(id: string): void;
  met(fault: string): void;
  sums(): Sums;
  /** Returns the messages that are not stored as often as their visitors were told of, and the untold ones. */
  compare(storedIds: readonly string[]): readonly Difference[];
}

export function createLedger(): Ledger {
  const accounts = new Map<string, Account>();
  const faults = new Map<string, number>();
  const journeys = new Map<string, number>();
  const failures: string[] = [];

  const account = (id: string) => {
    const known = accounts.get(id) ?? { thanked: 0, untold: 0 };
    accounts.set(id, known);
    return known;
  };
  const sumOf = (name: keyof Account) => [...accounts.values()].reduce((sum, one) => sum + one[name], 0);

  return {
    visited: (journey) => increase(journeys, journey),
    failed: (journey, reason) => void failures.push(`${journey}: ${reason}`),
    thanked: (id) => void (account(id).thanked += 1),
    untold: (id) => void (account(id).untold += 1),
    met: (fault) => increase(faults, fault),
    sums: () => ({
      visits: [...journeys.values()].reduce((sum, count) => sum + count, 0) + failures.length,
      thanked: sumOf('thanked'),
      untold: sumOf('untold'),
      faults: Object.fromEntries([...faults].sort()),
      journeys: Object.fromEntries([...journeys].sort()),
      failures,
    }),
    compare: (storedIds) => differences(accounts, storedIds),
  };
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function differences(
  accounts: ReadonlyMap<string, Account>,
  storedIds: readonly string[],
): readonly Difference[] {
  const stored = new Map<string, number>();
  for (const id of storedIds) increase(stored, id);
  return [...new Set([...accounts.keys(), ...stored.keys()])]
    .map((id) => {
      const { thanked = 0, untold = 0 } = accounts.get(id) ?? {};
      return { id, expected: thanked + untold, stored: stored.get(id) ?? 0 };
    })
    .filter((one) => one.expected !== one.stored);
}

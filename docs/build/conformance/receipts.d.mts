/** Median of measured values, with its quartiles. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Circumstances of a result. */
export interface Receipt {
  readonly command: string;
  readonly throttling: string;
  readonly date: string;
  readonly suite: string;
  readonly browser: string;
  readonly processors: number;
}

type Rows<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export interface LighthouseReceipt extends Receipt {
  readonly lighthouse: string;
  readonly scores: Rows<number>;
}

export interface LoadReceipt extends Receipt {
  readonly runs: Readonly<Record<string, number>>;
  readonly tables: Readonly<Record<string, Rows<Spread>>>;
}

export interface SoakReceipt extends Receipt {
  readonly minutes: number;
  readonly visits: number;
  readonly failed: number;
  readonly rows: number;
  readonly rowsThatDiffer: number;
  readonly thanked: number;
  readonly untold: number;
  readonly pages: readonly {
    readonly title: string;
    readonly rounds: number;
    readonly first: Readonly<Record<string, number>>;
    readonly last: Readonly<Record<string, number>>;
    readonly isFlat: boolean;
  }[];
}

export declare function readReceipt(name: 'lighthouse'): LighthouseReceipt;
export declare function readReceipt(name: 'load'): LoadReceipt;
export declare function readReceipt(name: 'soak'): SoakReceipt;
export declare function isWritten(name: string): boolean;
export declare function numberIn(language: string, value: number): string;
export declare function spreadIn(language: string, spread: Spread): string;

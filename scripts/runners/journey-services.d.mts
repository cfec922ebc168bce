export declare function startJourneyServices(): Promise<{
  readonly url: string;
  stop(): Promise<void>;
}>;

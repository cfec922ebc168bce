export declare function prepareSuite(suite?: string): Promise<string | null>;

export declare function minifySheets(code: string): string;

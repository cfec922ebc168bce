export declare function squeezeSheets(code: string): string;

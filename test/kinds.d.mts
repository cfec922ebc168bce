export declare const isBrowser: (file: string) => boolean;

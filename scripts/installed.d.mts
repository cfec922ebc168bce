export declare const docsAreMissing: string;
export declare function isInstalled(folder: string): boolean;
export declare function install(folder: string, name: string): string | null;

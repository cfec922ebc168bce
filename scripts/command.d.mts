export declare class CommandError extends Error {}
export declare function runCommand(name: string, run: () => Promise<unknown>): Promise<void>;

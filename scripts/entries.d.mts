export declare function messagesAddress(root: string): string;
export declare function tagsOf(root: string): readonly string[];
export declare function filesIn(folder: string): readonly string[];

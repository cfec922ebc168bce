/** Arguments of Node that format the files that follow. */
export const formatter: readonly string[];
